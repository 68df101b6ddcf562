const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

/** The rows with the greatest value, in their order: several where they are equal, none where nobody has any. */
export function leading<Row>(rows: readonly Row[], countIn: (row: Row) => number): Row[] {
  const most = rows.reduce((best, row) => Math.max(best, countIn(row)), 0);
  return most === 0 ? [] : rows.filter((row) => countIn(row) === most);
}

/** Up to three by name, more by their number: `Arts and Health`, `5 categories`. */
export const namesOrNumber = (names: readonly string[], many: string): string =>
  names.length <= 3 ? conjunction.format(names) : `${names.length} ${many}`;

/** More than half of the whole: only then "most" is true. */
export const isMost = (part: number, whole: number): boolean => part * 2 > whole;
