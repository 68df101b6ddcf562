import {
  AlignmentType,
  BorderStyle,
  type IRunOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { BudgetRow, BudgetRows } from '../export/budget-rows.ts';
import { colors } from '../export/colors.ts';
import { notesIn } from '../export/section-blocks.ts';
import { wordRuns, xmlText } from './word-runs.ts';
import { wordColor } from './word-styles.ts';

/** The text column of an A4 page with Word's usual margins, in twips. */
export const columnWidth = 9_026;

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const rule = { style: BorderStyle.SINGLE, size: 4, color: wordColor(colors.rule) };
const borders = {
  top: rule,
  bottom: rule,
  left: none,
  right: none,
  insideHorizontal: rule,
  insideVertical: none,
};

export interface CellOptions {
  style?: IRunOptions;
  isAmount?: boolean;
  isCentered?: boolean;
  fill?: string;
  keepNext?: boolean;
  /** Under the text, quieter. */
  detail?: string;
  /** What is still needed; its notes are marked. */
  needs?: string[];
}

/** A cell of any table of the document. */
export function cell(
  text: string,
  width: number,
  { style, isAmount, isCentered, fill, keepNext, detail, needs = [] }: CellOptions = {},
): TableCell {
  const notes = (part: string) => notesIn(part, needs.map(xmlText));
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(fill && { shading: { fill: wordColor(fill) } }),
    children: [
      new Paragraph({
        style: 'TableText',
        keepNext,
        alignment: isAmount ? AlignmentType.END : isCentered ? AlignmentType.CENTER : AlignmentType.START,
        ...wordRuns(text, style, notes),
      }),
      ...(detail
        ? [
            new Paragraph({
              style: 'TableText',
              keepNext,
              ...wordRuns(detail, { size: 18, color: wordColor(colors.soft) }, notes),
            }),
          ]
        : []),
    ],
  });
}

/** A table over the whole column of text. */
export const table = (columnWidths: number[], rows: TableRow[]) =>
  new Table({
    width: { size: columnWidth, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths,
    borders,
    rows,
  });

/** Widths of the columns; the first is the item's, the last the amount's. */
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

/** The header row stands again on each page the table runs over; sums stay with the line above them. */
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
          ...(index > 0 && { detail: undefined }),
        }),
      ),
    });
  const head = { style: { bold: true, color: wordColor(colors.soft) }, fill: colors.tint };
  return table(widths, [
    rowFor(heads, head, true),
    ...rows.map(({ kind, cells, justification }, place) => {
      const next = rows[place + 1]?.kind;
      const keepNext = kind === 'category' || (next !== undefined && next !== 'line' && next !== 'category');
      return rowFor(cells, { ...rowStyles[kind], keepNext, needs, detail: justification });
    }),
  ]);
}

/** Labels and values of the title page. */
export function factsTable(facts: [label: string, value: string][]): Table {
  const widths = [3_000, columnWidth - 3_000];
  return table(
    widths,
    facts.map(
      ([label, value]) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell(label, widths[0] as number, { style: { color: wordColor(colors.soft) } }),
            cell(value, widths[1] as number, { style: { bold: true } }),
          ],
        }),
    ),
  );
}
