import { colors } from '@harambee/documents';
import { type CellOptions, cell, table, wordColor } from '@harambee/documents/word';
import { type Table, TableRow } from 'docx';
import type { BudgetRow, BudgetRows } from '../export/budget-rows.ts';
import { wordNotes } from './word-notes.ts';

/** Twips per letter in the table. Amounts must not wrap, even in fonts that are wider than Word's own. */
const perLetter = 122;
const margins = 240;
/** "24 months" stays on one line. */
const shortest = 12;
/** The item column gets at least this share of the width. */
const leastOfItem = 0.28;

/** Column widths: amount columns fit their longest amount on one line, the item column takes the rest. */
function widthsOf(
  { heads, rows }: BudgetRows,
  columnWidth: number,
  isMoney: (index: number) => boolean,
): number[] {
  const lines = [heads, ...rows.filter(({ kind }) => kind !== 'note').map(({ cells }) => cells)];
  const lettersOf = (index: number) =>
    Math.max(
      ...lines.map((cells) => {
        const text = cells[index] ?? '';
        const isWhole = isMoney(index) || text.length <= shortest;
        return isWhole ? text.length : Math.max(...text.split(' ').map(({ length }) => length));
      }),
    );
  const others = heads.slice(1).map((_, index) => lettersOf(index + 1) * perLetter + margins);
  const sum = others.reduce((all, width) => all + width, 0);
  const room = columnWidth * (1 - leastOfItem);
  const fitted = others.map((width) => Math.floor(sum > room ? (width * room) / sum : width));
  return [columnWidth - fitted.reduce((all, width) => all + width, 0), ...fitted];
}

const size = { size: 20 };

const rowStyles: Record<BudgetRow['kind'], CellOptions> = {
  line: { style: size },
  part: { style: size },
  category: { style: { ...size, bold: true }, keepNext: true },
  sum: { style: { ...size, bold: true } },
  note: { style: { ...size, bold: true, color: wordColor(colors.note) } },
};

/** The header row repeats on each page of the table; totals stay with the row above them. */
export function budgetTable(budget: BudgetRows, columnWidth: number): Table {
  const { heads, rows, needs } = budget;
  const last = heads.length - 1;
  const isMoney = (index: number) => index === last || (last === 4 && index === 3);
  const widths = widthsOf(budget, columnWidth, isMoney);
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
  const head = {
    style: { ...size, bold: true, color: wordColor(colors.soft) },
    fill: colors.tint,
    keepNext: true,
  };
  return table(widths, [
    rowFor(heads, head, true),
    ...rows.map(({ kind, cells }, place) => {
      const next = rows[place + 1]?.kind;
      const keepNext = kind === 'category' || (next !== undefined && next !== 'line' && next !== 'category');
      return rowFor(cells, { ...rowStyles[kind], keepNext, notes: wordNotes(needs) });
    }),
  ]);
}
