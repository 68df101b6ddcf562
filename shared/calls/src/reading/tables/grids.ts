import type { Passage } from '../lines/passage.ts';
import type { Placed } from '../outline/outline.ts';
import { folded } from '../text/folded.ts';
import { startsWithPhrase } from '../text/phrases.ts';
import { type ColumnRole, columnWords } from './column-words.ts';

/** Rows below one head, with what each column has. */
export interface Grid {
  kind: 'questions' | 'attachments' | 'criteria';
  head: Passage;
  columns: readonly (ColumnRole | undefined)[];
  rows: Passage[];
}

const roles = Object.entries(columnWords).map(([role, words]) => ({
  role: role as ColumnRole,
  pattern: startsWithPhrase(words),
}));
const longestHead = 40;

const roleOf = (cell: string): ColumnRole | undefined => {
  const plain = folded(cell).replace(/^[¿¡\s]+|[:*?\s]+$/g, '');
  if (plain === '' || plain.length > longestHead) return undefined;
  return roles
    .map(({ role, pattern }) => ({ role, length: pattern.exec(plain)?.[0].length ?? 0 }))
    .sort((one, other) => other.length - one.length)
    .find(({ length }) => length > 0)?.role;
};

/** The columns that a row names as a head, if it is one: at least two, one of them with what the rows are. */
function headOf(cells: readonly string[]): Pick<Grid, 'kind' | 'columns'> | undefined {
  // "Required?" may stand above a column; a question stands below one.
  if (cells.some((cell) => /[?.]$/.test(cell) && cell.split(' ').length > 2)) return undefined;
  const columns = cells.map(roleOf);
  const named = columns.filter((role, index) => role !== undefined && columns.indexOf(role) === index);
  if (named.length < 2) return undefined;
  if (columns.includes('criterion') && columns.includes('weight')) return { kind: 'criteria', columns };
  if (columns.includes('question')) return { kind: 'questions', columns };
  if (columns[0] === 'attachment' || (columns.includes('attachment') && columns.includes('required')))
    return { kind: 'attachments', columns };
  return undefined;
}

/** Whether cells that gaps part are the head of a table of questions with their limits or documents. */
export const isTableHead = (cells: readonly string[]): boolean => {
  const head = headOf(cells);
  return (
    head !== undefined &&
    head.kind === 'questions' &&
    head.columns.length > 1 &&
    cells.every((cell) => cell.length < longestHead)
  );
};

/** Tables with a head that says what they have; they end with a new head, another page or a passage that is no row. */
export function gridsOf(items: readonly Placed[]): Grid[] {
  const grids: Grid[] = [];
  let grid: Grid | undefined;
  let page = 0;
  for (const { passage } of items) {
    const at = passage.starts[0]?.line.page ?? 0;
    const head = passage.isRow || passage.cells.length > 2 ? headOf(passage.cells) : undefined;
    if (head) {
      grid = { ...head, head: passage, rows: [] };
      grids.push(grid);
    } else if (grid && passage.isRow && (at === page || grid.columns.length === passage.cells.length))
      grid.rows.push(passage);
    else if (!passage.isRow) grid = undefined;
    page = at;
  }
  return grids.filter(({ head, rows }) => head.isRow || rows.length > 0);
}

/** The cell of a column, and where it begins among the cells. */
export function cellOf({ columns }: Grid, row: Passage, role: ColumnRole): string {
  const index = columns.indexOf(role);
  return index < 0 ? '' : (row.cells[index] ?? '');
}
