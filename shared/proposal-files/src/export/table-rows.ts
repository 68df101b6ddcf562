import { type Emphasis, sharesByContent } from '@harambee/documents';
import type { GeneratedSection, SectionTable, SectionTableKind } from '@harambee/domain/schemas';
import { activeMark, plainText } from '@harambee/drafting';

/** A section's table as the files show it: plain text, one cell per column. */
export interface TableRows {
  /**
   * `own`: a person added it to the text; it has no title.
   */
  kind: SectionTableKind | 'own';
  title: string;
  heads: string[];
  rows: string[][];
  /** Emphasized ranges in the cells of header and rows, by row and column. */
  emphasis?: Emphasis[][][];
}

/** The section's tables without the budget's, which replaces the list of its lines. */
export const tablesOf = ({ tables = [] }: GeneratedSection): TableRows[] =>
  tables.filter(({ kind }) => kind !== 'budget').map(plainTable);

/** No control characters, and as many cells as columns. */
function plainTable({ kind, title, heads, rows }: SectionTable): TableRows {
  return {
    kind,
    title: plainText(title),
    heads: heads.map(plainText),
    rows: rows.map((row) => heads.map((_, column) => plainText(row[column]?.text ?? ''))),
  };
}

/** Tables whose first column does not name the row. */
export const hasRowNames = ({ kind }: TableRows): boolean =>
  !['evaluation', 'month_grid', 'own'].includes(kind);

/** True if the cell marks a month with activity. */
export const isActiveMonth = ({ kind }: TableRows, text: string, column: number): boolean =>
  kind === 'month_grid' && column > 0 && text === activeMark;

/** Column widths as shares of one; in a month grid the first column takes what the months leave. */
export function columnShares({ kind, heads, rows }: TableRows): number[] {
  if (kind !== 'month_grid') return sharesByContent([heads, ...rows]);
  const months = heads.length - 1;
  const month = Math.min(0.085, 0.68 / Math.max(1, months));
  return [1 - month * months, ...Array.from({ length: months }, () => month)];
}
