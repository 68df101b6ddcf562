import type { BudgetRows } from '../export/budget-rows.ts';
import { type Cell, cells, columnsFor, linesOf, rowCells, type StyledLine } from './budget-cells.ts';
import { colours, columnBottom, columnWidth, page, sizes } from './look.ts';
import type { Element, PageWriter } from './page-writer.ts';

const padding = 6;
const { leading } = sizes.body;

/** Rows under heads that stand again on each page the table runs over. */
export function budgetTable(writer: PageWriter, budget: BudgetRows): void {
  const { heads, rows, needs } = budget;
  const table = writer.element('Table');
  const columns = columnsFor(writer, budget);
  const header = () =>
    cells(columns, heads, { role: 'strong', colour: colours.soft, size: 'small' }, 'TH', 'Column');
  const drawHeader = (parent?: Element) => {
    drawRow(writer, header(), parent);
    writer.rule(writer.y, colours.acacia, page.left, columnWidth, 1);
  };
  writer.ensure(leading * 4);
  drawHeader(table);
  for (const [place, one] of rows.entries()) {
    const row = rowCells(columns, one, needs);
    // A category stays with its first line, the total with the rows that explain it.
    const next = one.kind === 'category' ? rows[place + 1] : undefined;
    const height = heightOf(writer, row) + (next ? heightOf(writer, rowCells(columns, next, needs)) : 0);
    if (writer.y + Math.min(height, leading * 6) > columnBottom) {
      writer.newPage();
      drawHeader();
    }
    drawRow(writer, row, table);
    if (one.kind === 'line' || one.kind === 'part') writer.rule(writer.y);
  }
  table.end();
  writer.y += 10;
}

const leadingOf = ([, { size = 'body' }]: StyledLine): number => sizes[size].leading;
const heightOfLines = (lines: StyledLine[]): number => lines.reduce((sum, line) => sum + leadingOf(line), 0);

const heightOf = (writer: PageWriter, row: Cell[]): number =>
  Math.max(leading, ...row.map((cell) => heightOfLines(linesOf(writer, cell)))) + 2 * padding;

/** How many lines fit above the end of the page; one at least. */
function fitting(lines: StyledLine[], room: number): number {
  let used = 0;
  const tooMany = lines.findIndex((line) => {
    used += leadingOf(line);
    return used > room;
  });
  return tooMany === -1 ? lines.length : Math.max(1, tooMany);
}

/** A row without a table is a repeated header: seen again, read once. Cells taller than a page go on on the next. */
function drawRow(writer: PageWriter, row: Cell[], table?: Element): void {
  const element = table && writer.element('TR', table);
  let rest = row.map((cell) => ({
    ...cell,
    lines: linesOf(writer, cell),
    element: element && writer.element(cell.tag, element, cell.scope ? { scope: cell.scope } : {}),
  }));
  writer.y += padding;
  while (rest.some(({ lines }) => lines.length > 0)) {
    writer.ensure(leading);
    const top = writer.y;
    const here = rest.map(({ lines }) => lines.slice(0, fitting(lines, columnBottom - top)));
    for (const [index, { element: cell, tag }] of rest.entries()) {
      const draw = () => {
        let y = top;
        for (const one of here[index] ?? []) {
          const [line, style] = one;
          writer.line(line, y, style);
          y += leadingOf(one);
        }
      };
      if (cell) writer.marked(cell, tag, draw);
      else writer.artifact(draw);
    }
    writer.y = top + Math.max(...here.map(heightOfLines));
    rest = rest.map((cell, index) => ({ ...cell, lines: cell.lines.slice(here[index]?.length) }));
  }
  writer.y += padding;
  element?.end();
}
