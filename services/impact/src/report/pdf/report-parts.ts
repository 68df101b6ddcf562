import { colors } from '@harambee/documents';
import {
  cellOf,
  drawTable,
  type PageWriter,
  sizes,
  type TableCell,
  type TextStyle,
} from '@harambee/documents/pdf';

export interface Column extends Pick<TextStyle, 'align' | 'role'> {
  head: string;
  /** As a share of the column's width, which is 1. */
  share: number;
}

const gap = 8;
const look = { padding: 4, leading: sizes.small.leading };

/** A heading stays with the content below it. */
export function heading(writer: PageWriter, text: string): void {
  writer.y += 18;
  writer.ensure(90);
  writer.block(writer.element('H2'), 'H2', text, { role: 'heading', size: 'lead', color: colors.acacia });
  writer.y += 4;
}

/**
 * A table with headers, whose rows are named by their first cell. `addTo` completes a row that contains more
 * than text.
 */
export function table(
  writer: PageWriter,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  addTo: (cells: TableCell[], row: number) => TableCell[] = (cells) => cells,
): void {
  const placed = columns.map(({ head: _head, share, ...own }, index) => ({
    ...own,
    x: startOf(writer, columns, index),
    width: share * writer.page.columnWidth - gap,
  }));
  const header = columns.map(({ head }, index) =>
    cellOf(
      writer,
      head,
      { ...placed[index], role: 'strong', size: 'small', color: colors.soft },
      { tag: 'TH', scope: 'Column' },
    ),
  );
  const cellsOf = (texts: readonly string[]) =>
    texts.map((text, index) =>
      cellOf(writer, text, { ...placed[index] }, index === 0 ? { tag: 'TH', scope: 'Row' } : {}),
    );
  const tableRows = rows.map((texts, row) => ({ cells: addTo(cellsOf(texts), row), isRuled: true }));
  drawTable(writer, header, tableRows, look);
}

/** Where a column starts on the page. */
export const startOf = (writer: PageWriter, columns: readonly Column[], index: number): number =>
  writer.page.left +
  writer.page.columnWidth * columns.slice(0, index).reduce((sum, { share }) => sum + share, 0);
