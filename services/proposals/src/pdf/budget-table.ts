import type { BudgetRows } from '../export/budget-rows.ts';
import { colours, columnBottom, columnWidth, page, sizes } from './look.ts';
import type { Element, PageWriter, TextStyle } from './page-writer.ts';

interface Cell {
  text: string;
  tag: 'TH' | 'TD';
  scope?: 'Column' | 'Row';
  style: TextStyle & { x: number; width: number };
}

const gap = 12;
const padding = 6;
const { leading } = sizes.body;

/** Item, basis and amount; the header stands again on each page the table runs over. */
export function budgetTable(writer: PageWriter, { heads, rows, closing }: BudgetRows): void {
  const table = writer.element('Table');
  const hasBasis = heads.length === 3;
  const columns = columnsFor(hasBasis);
  const header = () =>
    cells(columns, heads, { role: 'strong', colour: colours.soft, size: 'small' }, 'TH', 'Column');
  writer.ensure(leading * 4);
  drawRow(writer, header(), table);
  writer.rule(writer.y, colours.acacia, page.left, columnWidth, 1);
  for (const texts of rows) {
    const row = cells(columns, texts, {});
    if (writer.y + Math.min(heightOf(writer, row), leading * 4) > columnBottom) {
      writer.newPage();
      drawRow(writer, header());
      writer.rule(writer.y, colours.acacia, page.left, columnWidth, 1);
    }
    drawRow(writer, row, table);
    writer.rule(writer.y);
  }
  for (const { label, amount, isNote } of closing) {
    const texts = hasBasis ? [label, '', amount] : [label, amount];
    const colour = isNote ? colours.note : colours.ink;
    const row = cells(columns, texts, { role: 'strong', colour }, 'TD');
    if (row[0]) row[0] = { ...row[0], tag: 'TH', scope: 'Row' };
    writer.ensure(heightOf(writer, row));
    drawRow(writer, row, table);
  }
  table.end();
  writer.y += 10;
}

function columnsFor(hasBasis: boolean): { x: number; width: number }[] {
  const amount = 96;
  const rest = columnWidth - amount - gap;
  const item = hasBasis ? rest * 0.56 : rest;
  return [
    { x: page.left, width: item },
    ...(hasBasis ? [{ x: page.left + item + gap, width: rest - item - gap }] : []),
    { x: page.left + columnWidth - amount, width: amount },
  ];
}

function cells(
  columns: { x: number; width: number }[],
  texts: string[],
  style: TextStyle,
  tag: Cell['tag'] = 'TD',
  scope?: Cell['scope'],
): Cell[] {
  return columns.map((column, index) => ({
    text: texts[index] ?? '',
    tag,
    scope,
    style: {
      ...style,
      ...column,
      ...(index === 1 && columns.length === 3 && style.role !== 'strong' && { colour: colours.soft }),
      ...(index === columns.length - 1 && { align: 'end' as const }),
    },
  }));
}

const heightOf = (writer: PageWriter, row: Cell[]): number =>
  Math.max(1, ...row.map(({ text, style }) => writer.lines(text, style).length)) * leading + 2 * padding;

/** A row without a table is a repeated header: seen again, read once. Cells taller than a page go on on the next. */
function drawRow(writer: PageWriter, row: Cell[], table?: Element): void {
  const element = table && writer.element('TR', table);
  let rest = row.map((cell) => ({
    ...cell,
    lines: writer.lines(cell.text, cell.style),
    element: element && writer.element(cell.tag, element, cell.scope ? { scope: cell.scope } : {}),
  }));
  writer.y += padding;
  while (rest.some(({ lines }) => lines.length > 0)) {
    writer.ensure(leading);
    const fit = Math.max(1, Math.floor((columnBottom - writer.y) / leading));
    const top = writer.y;
    for (const { lines, style, element: cell, tag } of rest) {
      const draw = () => {
        for (const [index, line] of lines.slice(0, fit).entries())
          writer.line(line, top + index * leading, style);
      };
      if (cell) writer.marked(cell, tag, draw);
      else writer.artifact(draw);
    }
    writer.y = top + Math.min(fit, Math.max(...rest.map(({ lines }) => lines.length))) * leading;
    rest = rest.map((cell) => ({ ...cell, lines: cell.lines.slice(fit) }));
  }
  writer.y += padding;
  element?.end();
}
