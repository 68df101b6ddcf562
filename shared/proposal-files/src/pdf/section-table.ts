import { colors } from '@harambee/documents';
import {
  cellOf,
  drawTable,
  heightOfRow,
  type PageWriter,
  type Picture,
  sizes,
  type TableCell,
  type TableRow,
  type TextStyle,
} from '@harambee/documents/pdf';
import { notesIn } from '../export/section-blocks.ts';
import { columnShares, hasRowNames, isActiveMonth, type TableRows } from '../export/table-rows.ts';

const gap = 8;
const look = { padding: 5, leading: sizes.small.leading };

interface Prepared {
  header: TableCell[];
  rows: TableRow[];
}

function prepared(writer: PageWriter, input: TableRows, needs: string[]): Prepared {
  const columns = columnsOf(writer, input);
  return {
    header: input.heads.map((text, index) =>
      headOf(writer, input, needs, text, columns[index] as Column, index),
    ),
    rows: input.rows.map((texts, place) => ({
      cells: texts.map((text, index) =>
        cellIn(writer, input, needs, text, columns[index] as Column, { row: place, index }),
      ),
      isRuled: true,
      // No row stands alone under the header or on the next page.
      keepsNext: input.rows.length > 1 && (place === 0 || place === input.rows.length - 2),
    })),
  };
}

const startOf = (writer: PageWriter, { header, rows }: Prepared): number =>
  Math.min(
    40 +
      [header, ...rows.slice(0, 2).map(({ cells }) => cells)].reduce(
        (sum, cells) => sum + heightOfRow(cells, look),
        0,
      ),
    writer.page.columnBottom - writer.page.top,
  );

/** The title stays with the header and the first two rows. */
export const tableStart = (writer: PageWriter, input: TableRows, needs: string[]): number =>
  startOf(writer, prepared(writer, input, needs));

/** A section's table under its title. */
export function sectionTable(writer: PageWriter, input: TableRows, needs: string[]): void {
  const table = prepared(writer, input, needs);
  writer.ensure(startOf(writer, table));
  writer.y += 8;
  if (input.title) {
    writer.block(writer.element('H3'), 'H3', input.title, { role: 'strong' });
    writer.y += 4;
  }
  drawTable(writer, table.header, table.rows, look);
  writer.y += 12;
}

function headOf(
  writer: PageWriter,
  { kind, emphasis }: TableRows,
  needs: string[],
  text: string,
  column: Column,
  index: number,
): TableCell {
  const style: TextStyle & Column = {
    ...column,
    role: 'strong',
    color: colors.soft,
    size: 'small',
    notes: notesIn(text, needs),
    emphasis: emphasis?.[0]?.[index],
  };
  const [line] = kind === 'month_grid' && index > 0 ? writer.lines(text, style) : [];
  // Month numbers are centered over their marks.
  const shift = line ? Math.max(0, (column.width - line.width) / 2) : 0;
  return cellOf(writer, text, { ...style, x: column.x + shift }, { tag: 'TH', scope: 'Column' });
}

interface Column {
  x: number;
  width: number;
}

function columnsOf(writer: PageWriter, input: TableRows): Column[] {
  const between = input.kind === 'month_grid' ? 2 : gap;
  let x = writer.page.left;
  return columnShares(input).map((share) => {
    const column = { x, width: share * writer.page.columnWidth - between };
    x += share * writer.page.columnWidth;
    return column;
  });
}

function cellIn(
  writer: PageWriter,
  input: TableRows,
  needs: string[],
  text: string,
  column: Column,
  { row, index }: { row: number; index: number },
): TableCell {
  // A month with activity.
  if (isActiveMonth(input, text, index)) return { tag: 'TD', lines: [], picture: dot(writer, column) };
  // Sentences are not bold.
  const isBold = index === 0 && hasRowNames(input);
  const style: TextStyle = {
    ...column,
    size: 'small',
    notes: notesIn(text, needs),
    emphasis: input.emphasis?.[row + 1]?.[index],
    ...(isBold && { role: 'strong' }),
  };
  return cellOf(writer, text, style, index === 0 ? { tag: 'TH', scope: 'Row' } : {});
}

/** Shaded with a dot, so that it is visible in black and white; screen readers read a word. */
const dot = ({ document }: PageWriter, { x, width }: Column): Picture => ({
  word: 'active',
  draw: (top) => {
    document.rect(x - 1, top, width + 2, look.leading).fill(colors.tint);
    document.circle(x + width / 2, top + look.leading / 2, 3).fill(colors.acacia);
  },
});
