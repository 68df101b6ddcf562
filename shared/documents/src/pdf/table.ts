import { colors } from './look.ts';
import { type Element, leadingOf, type PageWriter, type TextStyle } from './page-writer.ts';
import type { Line } from './text-lines.ts';

/** A line of a cell, with its style. */
export type StyledLine = [line: Line, style: TextStyle];

/** A drawing in a row, with a word for screen readers, or part of a figure that has an alternative text. */
export type Picture = { draw(top: number): void } & ({ word: string } | { figure: Element });

export interface TableCell {
  tag: 'TH' | 'TD';
  scope?: 'Column' | 'Row';
  lines: StyledLine[];
  /** Beside the lines or instead of them. */
  picture?: Picture;
}

export interface TableRow {
  cells: TableCell[];
  isRuled: boolean;
  /** Stays on one page with the next row. */
  keepsNext?: boolean;
}

export interface TableLook {
  padding: number;
  /** Height of a row without text. */
  leading: number;
}

interface RowPlace {
  /** Its table; absent for a repeated header, which screen readers read only once. */
  parent?: Element;
  /** Starts the next page of a row that is taller than one page. */
  turn?: () => void;
}

/** A cell of text in one style. */
export const cellOf = (
  writer: PageWriter,
  text: string,
  style: TextStyle,
  { tag = 'TD', scope }: Partial<Pick<TableCell, 'tag' | 'scope'>> = {},
): TableCell => ({ tag, scope, lines: writer.lines(text, style).map((line): StyledLine => [line, style]) });

const heightOfLines = (lines: readonly StyledLine[]): number =>
  lines.reduce((sum, [, style]) => sum + leadingOf(style), 0);

export const heightOfRow = (cells: readonly TableCell[], { leading, padding }: TableLook): number =>
  Math.max(leading, ...cells.map(({ lines }) => heightOfLines(lines))) + 2 * padding;

/** Rows under a header that repeats on each page of the table; it breaks between rows. */
export function drawTable(
  writer: PageWriter,
  header: readonly TableCell[],
  rows: readonly TableRow[],
  look: TableLook,
): void {
  const drawHeader = (parent?: Element) => {
    drawRow(writer, header, look, { parent });
    writer.rule(writer.y, colors.acacia, writer.page.left, writer.page.columnWidth, 1);
  };
  const turn = () => {
    writer.newPage();
    drawHeader();
  };
  const mostOfPage = writer.page.columnBottom - writer.page.top - heightOfRow(header, look);
  const table = writer.element('Table');
  drawHeader(table);
  for (const [place, { cells, isRuled, keepsNext }] of rows.entries()) {
    const own = heightOfRow(cells, look);
    const next = keepsNext ? heightOfRow(rows[place + 1]?.cells ?? [], look) : 0;
    // Only a row taller than a page is split.
    const kept = [own + next, own].find((height) => height <= mostOfPage) ?? look.leading * 6;
    if (writer.y + kept > writer.page.columnBottom) turn();
    drawRow(writer, cells, look, { parent: table, turn });
    if (isRuled) writer.rule(writer.y);
  }
  table.end();
}

/** How many lines fit above the end of the page; at least one. */
function fitting(lines: readonly StyledLine[], room: number): number {
  let used = 0;
  const tooMany = lines.findIndex(([, style]) => {
    used += leadingOf(style);
    return used > room;
  });
  return tooMany === -1 ? lines.length : Math.max(1, tooMany);
}

function drawRow(
  writer: PageWriter,
  cells: readonly TableCell[],
  { leading, padding }: TableLook,
  { parent, turn }: RowPlace,
): void {
  const row = parent && writer.element('TR', parent);
  let rest = cells.map((cell) => ({ ...cell, element: row && elementOf(writer, cell, row) }));
  writer.y += padding;
  for (const { picture, element, tag } of rest)
    if (picture && element) drawPicture(writer, picture, element, tag);
  do {
    if (writer.y + leading > writer.page.columnBottom) turn?.();
    const top = writer.y;
    const here = rest.map(({ lines }) => lines.slice(0, fitting(lines, writer.page.columnBottom - top)));
    for (const [index, { element, tag }] of rest.entries()) {
      const lines = here[index] ?? [];
      if (lines.length === 0) continue;
      if (element) writer.marked(element, tag, () => drawLines(writer, lines, top));
      else writer.artifact(() => drawLines(writer, lines, top));
    }
    writer.y = top + Math.max(leading, ...here.map(heightOfLines));
    rest = rest.map((cell, index) => ({ ...cell, lines: cell.lines.slice(here[index]?.length) }));
  } while (rest.some(({ lines }) => lines.length > 0));
  writer.y += padding;
  row?.end();
}

const elementOf = (writer: PageWriter, { tag, scope, picture }: TableCell, row: Element): Element =>
  writer.element(tag, row, {
    ...(scope && { scope }),
    ...(picture && 'word' in picture && { actual: picture.word }),
  });

function drawPicture(writer: PageWriter, picture: Picture, cell: Element, tag: string): void {
  const draw = () => picture.draw(writer.y);
  if ('figure' in picture) writer.marked(picture.figure, 'Figure', draw);
  else writer.marked(cell, tag, draw);
}

function drawLines(writer: PageWriter, lines: readonly StyledLine[], top: number): void {
  let y = top;
  for (const [line, style] of lines) {
    writer.line(line, y, style);
    y += leadingOf(style);
  }
}
