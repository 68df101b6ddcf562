const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

/** The rows with the highest value, in order: several if tied, none if every value is 0. */
export function leading<Row>(rows: readonly Row[], countIn: (row: Row) => number): Row[] {
  const most = rows.reduce((best, row) => Math.max(best, countIn(row)), 0);
  return most === 0 ? [] : rows.filter((row) => countIn(row) === most);
}

/** Up to three names, otherwise their number: `Arts and Health`, `5 categories`. */
export const namesOrNumber = (names: readonly string[], many: string): string =>
  names.length <= 3 ? conjunction.format(names) : `${names.length} ${many}`;

/** More than half of the whole: only then may a text say "most". */
export const isMost = (part: number, whole: number): boolean => part * 2 > whole;
