import { colors } from '@harambee/documents';
import { cellOf, type PageWriter, type TableCell, type TextStyle } from '@harambee/documents/pdf';
import type { BudgetRow, BudgetRows } from '../export/budget-rows.ts';
import { notesIn } from '../export/section-blocks.ts';

interface Column {
  x: number;
  width: number;
  align?: 'end';
}

const gap = 10;
const shortest = 15;
/** Widths of the columns after the first, which takes the remaining width. */
const widths: Record<number, number[]> = { 5: [72, 58, 66, 78], 3: [154, 96], 2: [96] };

/** Amounts are aligned and never wrapped: their columns grow as needed, and the first column shrinks. */
export function columnsFor(writer: PageWriter, { heads, rows }: BudgetRows): Column[] {
  const count = heads.length;
  const others = (widths[count] ?? []).map((width, index, all) => {
    const isMoney = index === all.length - 1 || (count === 5 && index === 2);
    // "8 performances" stays on one line; a longer quantity may have two.
    const whole = rows
      .map(({ cells: texts }) => texts[index + 1] ?? '')
      .filter((text) => /\d/.test(text) && (isMoney || (count === 5 && text.length <= shortest)));
    return { isMoney, width: Math.max(width, ...whole.map((text) => widthOf(writer, text))) };
  });
  const first = writer.page.columnWidth - others.reduce((sum, { width }) => sum + width + gap, 0);
  const columns: Column[] = [{ x: writer.page.left, width: first }];
  let x = writer.page.left + first + gap;
  for (const { isMoney, width } of others) {
    columns.push({ x, width, ...(isMoney && { align: 'end' }) });
    x += width + gap;
  }
  return columns;
}

/** Measured in bold, the widest style it may have. */
const widthOf = (writer: PageWriter, text: string): number =>
  Math.ceil(writer.lines(text, { role: 'strong', width: writer.page.columnWidth })[0]?.width ?? 0);

const rowStyles: Record<BudgetRow['kind'], TextStyle> = {
  line: {},
  part: {},
  category: { role: 'strong' },
  sum: { role: 'strong' },
  note: { role: 'strong', color: colors.note },
};

export const headCells = (writer: PageWriter, columns: Column[], heads: string[]): TableCell[] =>
  columns.map((column, index) =>
    cellOf(
      writer,
      heads[index] ?? '',
      { role: 'strong', color: colors.soft, size: 'small', ...column },
      { tag: 'TH', scope: 'Column' },
    ),
  );

/** A category or total names its row. */
export function rowCells(
  writer: PageWriter,
  columns: Column[],
  { kind, cells }: BudgetRow,
  needs: string[],
): TableCell[] {
  const styled = (text: string, style: TextStyle, heads = {}) =>
    cellOf(writer, text, { ...style, notes: notesIn(text, needs) }, heads);
  return columns.map((column, index) => {
    const style: TextStyle = { ...rowStyles[kind], ...column };
    const isBetween = index > 0 && index < columns.length - 1 && style.role !== 'strong';
    const namesRow = index === 0 && kind !== 'line';
    return styled(
      cells[index] ?? '',
      { ...style, ...(isBetween && { color: colors.soft }) },
      namesRow ? { tag: 'TH', scope: 'Row' } : {},
    );
  });
}
