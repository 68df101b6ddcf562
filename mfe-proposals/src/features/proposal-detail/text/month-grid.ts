import type { SectionTable, TracedText } from '@harambee/domain/schemas';

/** A cell of an active month reads so (wire schema, SectionTable). */
export const isActive = (cell: TracedText | undefined): boolean => cell?.text.trim() === '●';

/** The columns that stand for months: nothing is in them but marks. */
export function monthColumns({ heads, rows }: SectionTable): number[] {
  return heads
    .map((_head, column) => column)
    .filter((column) => column > 0)
    .filter((column) => rows.every((row) => isActive(row[column]) || !row[column]?.text.trim()));
}

/** The bars of a row as words: "Months 1 to 3, 7". */
export function monthsInWords(table: SectionTable, row: readonly TracedText[]): string {
  const { heads } = table;
  const runs: number[][] = [];
  for (const column of monthColumns(table)) {
    if (!isActive(row[column])) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === column - 1) last.push(column);
    else runs.push([column]);
  }
  if (runs.length === 0) return 'No month named';
  // A column may stand for several months: "4–6".
  const ends = runs.map((run) => [
    (heads[run[0] as number] ?? '').split('–')[0] ?? '',
    (heads[run.at(-1) as number] ?? '').split('–').at(-1) ?? '',
  ]);
  const words = ends.map(([first, last]) => (first === last ? first : `${first} to ${last}`)).join(', ');
  const isNumbered = ends.flat().every((head) => /^\d+$/.test(head));
  const isOne = ends.length === 1 && ends[0]?.[0] === ends[0]?.[1];
  return isNumbered ? `${isOne ? 'Month' : 'Months'} ${words}` : words;
}
