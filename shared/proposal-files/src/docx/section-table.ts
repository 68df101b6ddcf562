import { colors } from '@harambee/documents';
import { afterTable, type CellOptions, cell, table, wordColor, wordRuns } from '@harambee/documents/word';
import { type FileChild, HeadingLevel, Paragraph, type Table, TableRow } from 'docx';
import { columnShares, hasRowNames, isActiveMonth, type TableRows } from '../export/table-rows.ts';
import { wordNotes } from './word-notes.ts';

const small = { size: 18 };
const head = { style: { ...small, bold: true, color: wordColor(colors.soft) }, fill: colors.tint };

/** A section's table under its title. Its header row repeats on each page; no row is split. */
export function sectionTable(rows: TableRows, needs: string[], columnWidth: number): FileChild[] {
  return [
    ...(rows.title ? [new Paragraph({ heading: HeadingLevel.HEADING_2, ...wordRuns(rows.title) })] : []),
    tableOf(rows, needs, columnWidth),
    afterTable(),
  ];
}

function tableOf(input: TableRows, needs: string[], columnWidth: number): Table {
  const { heads, rows, kind, emphasis } = input;
  const widths = columnShares(input).map((share) => Math.floor(share * columnWidth));
  const rowOf = (texts: string[], options: (text: string, column: number) => CellOptions, isHeader = false) =>
    new TableRow({
      cantSplit: true,
      tableHeader: isHeader,
      children: texts.map((text, column) => cell(text, widths[column] as number, options(text, column))),
    });
  const isMonth = (column: number) => kind === 'month_grid' && column > 0;
  return table(widths, [
    rowOf(
      heads,
      (_, column) => ({
        ...head,
        keepNext: true,
        notes: wordNotes(needs),
        isCentered: isMonth(column),
        emphasis: emphasis?.[0]?.[column],
      }),
      true,
    ),
    ...rows.map((texts, place) =>
      rowOf(texts, (text, column) => ({
        notes: wordNotes(needs),
        // No row stands alone under the header or on the next page.
        keepNext: rows.length > 1 && (place === 0 || place === rows.length - 2),
        isCentered: isMonth(column),
        emphasis: emphasis?.[place + 1]?.[column],
        style: { ...small, ...(column === 0 && hasRowNames(input) && { bold: true }) },
        // Shaded and marked, so that it is visible in black and white.
        ...(isActiveMonth(input, text, column) && { fill: colors.tint }),
      })),
    ),
  ]);
}
