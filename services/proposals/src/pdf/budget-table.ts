import type { BudgetRows } from '../export/budget-rows.ts';
import {
  type Cell,
  type Column,
  cells,
  columnsFor,
  linesOf,
  rowCells,
  type StyledLine,
} from './budget-cells.ts';
import { colors, columnBottom, columnWidth, page, sizes } from './look.ts';
import type { Element, PageWriter, RowPlace } from './page-writer.ts';

const padding = 6;
const { leading } = sizes.body;
/** What a page holds under repeated heads. */
const wholePage = columnBottom - page.top;

const headerOf = (columns: Column[], heads: string[]): Cell[] =>
  cells(columns, heads, { role: 'strong', color: colors.soft, size: 'small' }, 'TH', 'Column');

/** The heads stay with the first row. */
export function budgetStart(writer: PageWriter, budget: BudgetRows): number {
  const columns = columnsFor(writer, budget);
  const [first] = budget.rows;
  const row = first ? heightOf(writer, rowCells(columns, first, budget.needs)) : 0;
  return Math.min(heightOf(writer, headerOf(columns, budget.heads)) + Math.max(row, leading * 3), wholePage);
}

/** Rows under heads that stand again on each page the table runs over; it breaks between rows. */
export function budgetTable(writer: PageWriter, budget: BudgetRows): void {
  const { heads, rows, needs } = budget;
  const columns = columnsFor(writer, budget);
  const header = headerOf(columns, heads);
  const drawHeader = (parent?: Element) => {
    drawRow(writer, header, { parent });
    writer.rule(writer.y, colors.acacia, page.left, columnWidth, 1);
  };
  const turn = () => {
    writer.newPage();
    drawHeader();
  };
  const mostOfPage = wholePage - heightOf(writer, header);
  writer.ensure(budgetStart(writer, budget));
  const table = writer.element('Table');
  drawHeader(table);
  for (const [place, one] of rows.entries()) {
    const row = rowCells(columns, one, needs);
    // A category stays with its first line.
    const next = one.kind === 'category' ? rows[place + 1] : undefined;
    const own = heightOf(writer, row);
    const height = own + (next ? heightOf(writer, rowCells(columns, next, needs)) : 0);
    const kept = [height, own].find((one) => one <= mostOfPage) ?? leading * 6;
    if (writer.y + kept > columnBottom) turn();
    drawRow(writer, row, { parent: table, turn });
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

function drawRow(writer: PageWriter, row: Cell[], { parent, turn }: RowPlace): void {
  const element = parent && writer.element('TR', parent);
  let rest = row.map((cell) => ({
    ...cell,
    lines: linesOf(writer, cell),
    element: element && writer.element(cell.tag, element, cell.scope ? { scope: cell.scope } : {}),
  }));
  writer.y += padding;
  while (rest.some(({ lines }) => lines.length > 0)) {
    if (writer.y + leading > columnBottom) turn?.();
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
