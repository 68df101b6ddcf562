import { colors } from '@harambee/documents';
import { type CellOptions, cell, table, wordColor } from '@harambee/documents/word';
import { type Table, TableRow } from 'docx';
import type { BudgetRow, BudgetRows } from '../export/budget-rows.ts';
import { wordNotes } from './word-notes.ts';

/** Widths of the columns after the item, which takes the remaining width; the last is the amount. */
const otherWidths: Record<number, number[]> = {
  5: [1_500, 1_200, 1_400, 1_600],
  3: [3_226, 1_800],
  2: [1_800],
};

const rowStyles: Record<BudgetRow['kind'], CellOptions> = {
  line: {},
  part: {},
  category: { style: { bold: true }, keepNext: true },
  sum: { style: { bold: true } },
  note: { style: { bold: true, color: wordColor(colors.note) } },
};

/** The header row repeats on each page of the table; totals stay with the row above them. */
export function budgetTable({ heads, rows, needs }: BudgetRows, columnWidth: number): Table {
  const others = otherWidths[heads.length] ?? [];
  const widths = [columnWidth - others.reduce((sum, width) => sum + width, 0), ...others];
  const last = widths.length - 1;
  const isMoney = (index: number) => index === last || (last === 4 && index === 3);
  const rowFor = (texts: string[], options: CellOptions, isHeader = false) =>
    new TableRow({
      cantSplit: true,
      tableHeader: isHeader,
      children: texts.map((text, index) =>
        cell(text, widths[index] as number, {
          ...options,
          isAmount: isMoney(index),
        }),
      ),
    });
  const head = { style: { bold: true, color: wordColor(colors.soft) }, fill: colors.tint };
  return table(widths, [
    rowFor(heads, head, true),
    ...rows.map(({ kind, cells }, place) => {
      const next = rows[place + 1]?.kind;
      const keepNext = kind === 'category' || (next !== undefined && next !== 'line' && next !== 'category');
      return rowFor(cells, { ...rowStyles[kind], keepNext, notes: wordNotes(needs) });
    }),
  ]);
}
