import { sharesByContent } from '@harambee/documents';
import type { GeneratedSection, SectionTable, SectionTableKind } from '@harambee/domain/schemas';
import { activeMark, plainText } from '@harambee/drafting';

/** A table of a section as the files show it: plain texts, one cell for each head. */
export interface TableRows {
  kind: SectionTableKind;
  title: string;
  heads: string[];
  rows: string[][];
}

/** The tables of a section. That of the budget is not among them: it stands in the place of the list of its lines. */
export const tablesOf = ({ tables = [] }: GeneratedSection): TableRows[] =>
  tables.filter(({ kind }) => kind !== 'budget').map(plainTable);

/** No control characters, and as many cells as there are heads. */
function plainTable({ kind, title, heads, rows }: SectionTable): TableRows {
  return {
    kind,
    title: plainText(title),
    heads: heads.map(plainText),
    rows: rows.map((row) => heads.map((_, column) => plainText(row[column]?.text ?? ''))),
  };
}

/** True in the cell of a month in which something is done. */
export const isActiveMonth = ({ kind }: TableRows, text: string, column: number): boolean =>
  kind === 'month_grid' && column > 0 && text === activeMark;

/** How wide the columns are, of a whole of one; of a month grid the first column has what the months leave. */
export function columnShares({ kind, heads, rows }: TableRows): number[] {
  if (kind !== 'month_grid') return sharesByContent([heads, ...rows]);
  const months = heads.length - 1;
  const month = Math.min(0.085, 0.68 / Math.max(1, months));
  return [1 - month * months, ...Array.from({ length: months }, () => month)];
}
