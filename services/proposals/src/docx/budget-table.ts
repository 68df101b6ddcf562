import { colors } from '@harambee/documents';
import { type CellOptions, cell, columnWidth, table, wordColor } from '@harambee/documents/word';
import { type Table, TableRow } from 'docx';
import type { BudgetRow, BudgetRows } from '../export/budget-rows.ts';
import { wordNotes } from './word-notes.ts';

/** Column widths; the first column is the item, the last the amount. */
const budgetWidths: Record<number, number[]> = {
  5: [3_326, 1_500, 1_200, 1_400, 1_600],
  3: [4_000, 3_226, 1_800],
  2: [7_226, 1_800],
};

const rowStyles: Record<BudgetRow['kind'], CellOptions> = {
  line: {},
  part: {},
  category: { style: { bold: true }, keepNext: true },
  sum: { style: { bold: true } },
  note: { style: { bold: true, color: wordColor(colors.note) } },
};

/** The header row repeats on each page of the table; totals stay with the row above them. */
export function budgetTable({ heads, rows, needs }: BudgetRows): Table {
  const widths = budgetWidths[heads.length] ?? [columnWidth];
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
