import type { BudgetRow, BudgetRows } from '../export/budget-rows.ts';
import { notesIn } from '../export/section-blocks.ts';
import { colors, columnWidth, page } from './look.ts';
import type { PageWriter, TextStyle } from './page-writer.ts';
import type { Line } from './text-lines.ts';

export interface Column {
  x: number;
  width: number;
  align?: 'end';
}

export interface Cell {
  text: string;
  /** Under the text, smaller. */
  detail?: string;
  tag: 'TH' | 'TD';
  scope?: 'Column' | 'Row';
  /** What is still needed; its notes are marked. */
  needs?: string[];
  style: TextStyle & { x: number; width: number };
}

/** A line of a cell with the style of its part. */
export type StyledLine = [line: Line, style: TextStyle];

const gap = 10;
/** Widths of the columns after the first, which takes the rest. */
const widths: Record<number, number[]> = { 5: [72, 58, 66, 78], 3: [154, 96], 2: [96] };

/** Amounts of money stand under each other and are never broken: their columns grow with them, the first gives way. */
export function columnsFor(writer: PageWriter, { heads, rows }: BudgetRows): Column[] {
  const count = heads.length;
  const others = (widths[count] ?? []).map((width, index, all) => {
    const isMoney = index === all.length - 1 || (count === 5 && index === 2);
    const amounts = rows.map(({ cells: texts }) => texts[index + 1] ?? '').filter((text) => /^\$/.test(text));
    return {
      isMoney,
      width: isMoney ? Math.max(width, ...amounts.map((text) => widthOf(writer, text))) : width,
    };
  });
  const first = columnWidth - others.reduce((sum, { width }) => sum + width + gap, 0);
  const columns: Column[] = [{ x: page.left, width: first }];
  let x = page.left + first + gap;
  for (const { isMoney, width } of others) {
    columns.push({ x, width, ...(isMoney && { align: 'end' }) });
    x += width + gap;
  }
  return columns;
}

/** As the widest it may be drawn. */
const widthOf = (writer: PageWriter, text: string): number =>
  Math.ceil(writer.lines(text, { role: 'strong', width: columnWidth })[0]?.width ?? 0);

const rowStyles: Record<BudgetRow['kind'], TextStyle> = {
  line: {},
  part: {},
  category: { role: 'strong' },
  sum: { role: 'strong' },
  note: { role: 'strong', color: colors.note },
};

/** A category and a sum name their row. */
export function rowCells(
  columns: Column[],
  { kind, cells: texts, justification }: BudgetRow,
  needs: string[],
): Cell[] {
  const [first, ...others] = cells(columns, texts, rowStyles[kind]).map((one) => ({ ...one, needs }));
  if (!first) return [];
  return [
    {
      ...first,
      ...(justification && { detail: justification }),
      ...(kind !== 'line' && { tag: 'TH', scope: 'Row' }),
    },
    ...others,
  ];
}

export function cells(
  columns: Column[],
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
      ...(index > 0 && index < columns.length - 1 && style.role !== 'strong' && { color: colors.soft }),
    },
  }));
}

export function linesOf(writer: PageWriter, { text, detail, style, needs = [] }: Cell): StyledLine[] {
  const small: TextStyle = { ...style, size: 'small', color: colors.soft };
  const styled = (part: string, how: TextStyle) =>
    writer.lines(part, { ...how, notes: notesIn(part, needs) }).map((line): StyledLine => [line, how]);
  return [...styled(text, style), ...(detail ? styled(detail, small) : [])];
}
