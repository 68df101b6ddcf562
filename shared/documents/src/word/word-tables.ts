import {
  AlignmentType,
  BorderStyle,
  type IRunOptions,
  LineRuleType,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import { colors } from '../colors.ts';
import type { Emphasis } from '../emphasis.ts';
import { type Notes, wordRuns } from './word-runs.ts';
import { wordColor } from './word-styles.ts';

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
  /** Positions of the notes about what is still needed; they are highlighted. */
  notes?: Notes;
  emphasis?: readonly Emphasis[];
}

/** A cell of any table of the document. */
export function cell(
  text: string,
  width: number,
  { style, isAmount, isCentered, fill, keepNext, notes, emphasis }: CellOptions = {},
): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(fill && { shading: { fill: wordColor(fill) } }),
    children: [
      new Paragraph({
        style: 'TableText',
        keepNext,
        alignment: isAmount ? AlignmentType.END : isCentered ? AlignmentType.CENTER : AlignmentType.START,
        ...wordRuns(text, style, notes, emphasis),
      }),
    ],
  });
}

export const table = (columnWidths: number[], rows: TableRow[]) =>
  new Table({
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths,
    borders,
    rows,
  });

/** What Word wants behind a table: so low that it begins no page of its own. */
export const afterTable = () =>
  new Paragraph({ spacing: { before: 0, after: 0, line: 120, lineRule: LineRuleType.EXACT } });

/** Labels and values of the title page. */
export function factsTable(facts: [label: string, value: string][], columnWidth: number): Table {
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
