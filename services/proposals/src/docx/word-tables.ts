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
import type { BudgetRows } from '../export/budget-rows.ts';
import { colours } from '../export/colours.ts';
import { wordRuns } from './word-runs.ts';
import { wordColour } from './word-styles.ts';

/** The text column of an A4 page with Word's usual margins, in twips. */
const columnWidth = 9_026;

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const rule = { style: BorderStyle.SINGLE, size: 4, color: wordColour(colours.rule) };
const borders = {
  top: rule,
  bottom: rule,
  left: none,
  right: none,
  insideHorizontal: rule,
  insideVertical: none,
};

interface CellOptions {
  style?: IRunOptions;
  isAmount?: boolean;
  fill?: string;
  keepNext?: boolean;
}

function cell(text: string, width: number, { style, isAmount, fill, keepNext }: CellOptions = {}): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(fill && { shading: { fill: wordColour(fill) } }),
    children: [
      new Paragraph({
        style: 'TableText',
        keepNext,
        alignment: isAmount ? AlignmentType.END : AlignmentType.START,
        ...wordRuns(text, style),
      }),
    ],
  });
}

const table = (columnWidths: number[], rows: TableRow[]) =>
  new Table({
    width: { size: columnWidth, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths,
    borders,
    rows,
  });

/** The header row stands again on each page the table runs over; the total stays with the line above it. */
export function budgetTable({ heads, rows, closing }: BudgetRows): Table {
  const widths = heads.length === 3 ? [4_000, 3_226, 1_800] : [7_226, 1_800];
  const last = widths.length - 1;
  const rowOf = (texts: string[], options: CellOptions, isHeader = false) =>
    new TableRow({
      cantSplit: true,
      tableHeader: isHeader,
      children: texts.map((text, index) =>
        cell(text, widths[index] as number, { ...options, isAmount: index === last }),
      ),
    });
  const blank = heads.length === 3 ? [''] : [];
  return table(widths, [
    rowOf(heads, { style: { bold: true, color: wordColour(colours.soft) }, fill: colours.tint }, true),
    ...rows.map((texts, index) => rowOf(texts, { keepNext: index === rows.length - 1 })),
    ...closing.map(({ label, amount, isNote }, index) =>
      rowOf([label, ...blank, amount], {
        style: { bold: true, color: wordColour(isNote ? colours.note : colours.ink) },
        keepNext: index < closing.length - 1,
      }),
    ),
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
            cell(label, widths[0] as number, { style: { color: wordColour(colours.soft) } }),
            cell(value, widths[1] as number, { style: { bold: true } }),
          ],
        }),
    ),
  );
}
