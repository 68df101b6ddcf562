import { drawTable, heightOfRow, type PageWriter, sizes } from '@harambee/documents/pdf';
import type { BudgetRows } from '../export/budget-rows.ts';
import { columnsFor, headCells, rowCells } from './budget-cells.ts';

const { leading } = sizes.body;
const look = { padding: 6, leading };

const headerOf = (writer: PageWriter, budget: BudgetRows) =>
  headCells(writer, columnsFor(writer, budget), budget.heads);

/** The header stays with the first row. */
export function budgetStart(writer: PageWriter, budget: BudgetRows): number {
  const [first] = budget.rows;
  const cells = first ? rowCells(writer, columnsFor(writer, budget), first, budget.needs) : [];
  const start = heightOfRow(headerOf(writer, budget), look) + Math.max(heightOfRow(cells, look), leading * 3);
  return Math.min(start, writer.page.columnBottom - writer.page.top);
}

/** A category stays with its first line; lines and parts have rules. */
export function budgetTable(writer: PageWriter, budget: BudgetRows): void {
  const columns = columnsFor(writer, budget);
  writer.ensure(budgetStart(writer, budget));
  const rows = budget.rows.map((row) => ({
    cells: rowCells(writer, columns, row, budget.needs),
    isRuled: row.kind === 'line' || row.kind === 'part',
    keepsNext: row.kind === 'category',
  }));
  drawTable(writer, headerOf(writer, budget), rows, look);
  writer.y += 10;
}
