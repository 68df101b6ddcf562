import { notesIn } from '../export/section-blocks.ts';
import { columnShares, isActiveMonth, type TableRows } from '../export/table-rows.ts';
import { colors, columnBottom, columnWidth, page, sizes } from './look.ts';
import type { Element, PageWriter, RowPlace, TextStyle } from './page-writer.ts';

interface Cell {
  text: string;
  tag: 'TH' | 'TD';
  scope?: 'Column' | 'Row';
  /** A month in which something is done: drawn, and read aloud as a word. */
  isActive?: boolean;
  style: TextStyle & { x: number; width: number };
}

const gap = 8;
const padding = 5;
const { leading } = sizes.small;

/** What a page holds under repeated heads. */
const wholePage = columnBottom - page.top;

interface Prepared {
  header: Cell[];
  rows: Cell[][];
}

function prepared(writer: PageWriter, input: TableRows, needs: string[]): Prepared {
  const columns = columnsOf(input);
  return {
    header: input.heads.map((text, index) => headOf(writer, input, text, columns[index] as Column, index)),
    rows: input.rows.map((texts) => cellsOf(input, texts, columns, needs)),
  };
}

/** The title stays with its heads and its first row. */
export function tableStart(writer: PageWriter, input: TableRows, needs: string[]): number {
  const { header, rows } = prepared(writer, input, needs);
  const start = 40 + heightOf(writer, header) + heightOf(writer, rows[0] ?? []);
  return Math.min(start, wholePage);
}

/** A table of a section under its title. It breaks between rows, and its heads stand again on each page. */
export function sectionTable(writer: PageWriter, input: TableRows, needs: string[]): void {
  const { header, rows } = prepared(writer, input, needs);
  writer.ensure(tableStart(writer, input, needs));
  writer.y += 8;
  writer.block(writer.element('H3'), 'H3', input.title, { role: 'strong' });
  writer.y += 4;
  const table = writer.element('Table');
  const drawHeader = (parent?: Element) => {
    drawRow(writer, header, { parent });
    writer.rule(writer.y, colors.acacia, page.left, columnWidth, 1);
  };
  const turn = () => {
    writer.newPage();
    drawHeader();
  };
  const mostOfPage = wholePage - heightOf(writer, header);
  drawHeader(table);
  for (const row of rows) {
    // Only a row taller than a page is torn.
    const height = heightOf(writer, row);
    const kept = height <= mostOfPage ? height : leading * 4;
    if (writer.y + kept > columnBottom) turn();
    drawRow(writer, row, { parent: table, turn });
    writer.rule(writer.y);
  }
  table.end();
  writer.y += 12;
}

function headOf(writer: PageWriter, { kind }: TableRows, text: string, column: Column, index: number): Cell {
  const style = { ...column, role: 'strong', color: colors.soft, size: 'small' } as const;
  const [line] = kind === 'month_grid' && index > 0 ? writer.lines(text, style) : [];
  // A month stands over the middle of its marks.
  const shift = line ? Math.max(0, (column.width - line.width) / 2) : 0;
  return { text, tag: 'TH', scope: 'Column', style: { ...style, x: column.x + shift } };
}

interface Column {
  x: number;
  width: number;
}

function columnsOf(input: TableRows): Column[] {
  const between = input.kind === 'month_grid' ? 2 : gap;
  let x = page.left;
  return columnShares(input).map((share) => {
    const column = { x, width: share * columnWidth - between };
    x += share * columnWidth;
    return column;
  });
}

const cellsOf = (input: TableRows, texts: string[], columns: Column[], needs: string[]): Cell[] =>
  texts.map((text, index) => ({
    text,
    ...(index === 0 ? { tag: 'TH', scope: 'Row' } : { tag: 'TD' }),
    isActive: isActiveMonth(input, text, index),
    style: {
      ...(columns[index] as Column),
      size: 'small',
      notes: notesIn(text, needs),
      // A sentence is not set in bold.
      ...(index === 0 && !['evaluation', 'month_grid'].includes(input.kind) && { role: 'strong' }),
    },
  }));

const heightOf = (writer: PageWriter, row: Cell[]): number =>
  Math.max(1, ...row.map(({ text, style }) => writer.lines(text, style).length)) * leading + 2 * padding;

function drawRow(writer: PageWriter, row: Cell[], { parent, turn }: RowPlace): void {
  const element = parent && writer.element('TR', parent);
  let rest = row.map((cell) => ({
    ...cell,
    lines: cell.isActive ? [] : writer.lines(cell.text, cell.style),
    element: element && writer.element(cell.tag, element, optionsOf(cell)),
  }));
  if (element)
    for (const { isActive, element: cell, style } of rest)
      if (isActive && cell) drawMark(writer, cell, style);
  writer.y += padding;
  do {
    if (writer.y + leading > columnBottom) turn?.();
    const fit = Math.max(1, Math.floor((columnBottom - writer.y) / leading));
    const top = writer.y;
    for (const { lines, style, element: cell, tag } of rest) {
      const draw = () => {
        for (const [index, line] of lines.slice(0, fit).entries())
          writer.line(line, top + index * leading, style);
      };
      if (lines.length === 0) continue;
      if (cell) writer.marked(cell, tag, draw);
      else writer.artifact(draw);
    }
    const drawn = Math.min(fit, Math.max(1, ...rest.map(({ lines }) => lines.length)));
    writer.y = top + drawn * leading;
    rest = rest.map((cell) => ({ ...cell, lines: cell.lines.slice(fit) }));
  } while (rest.some(({ lines }) => lines.length > 0));
  writer.y += padding;
  element?.end();
}

const optionsOf = ({ scope, isActive }: Cell) => ({
  ...(scope && { scope }),
  ...(isActive && { actual: 'active' }),
});

/** A bar with a dot in it: to be seen in black and white, too. */
function drawMark(writer: PageWriter, cell: Element, { x, width }: Column): void {
  const top = writer.y + padding;
  writer.artifact(() => {
    writer.document.rect(x - 1, top, width + 2, leading).fill(colors.tint);
  });
  writer.marked(cell, 'TD', () => {
    writer.document.circle(x + width / 2, top + leading / 2, 3).fill(colors.acacia);
  });
}
