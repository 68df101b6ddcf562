import { xmlText } from '@harambee/documents/word';
import { csvRow, csvStart } from '@harambee/domain';
import type { AnsweredQuestion, ApplicationExport } from '@harambee/proposal-files';
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node';

const heads = ['Number', 'Part', 'Question', 'Required', 'Limit', 'Length', 'Counted in', 'Answer'] as const;
/** In characters. */
const widths = [10, 20, 50, 10, 18, 10, 14, 90, 90];

/** As many characters as a cell of a spreadsheet takes; what is longer goes on in the next one. */
const longestCell = 32_000;

type Value = string | number;

/** The rows of the table, in the funder's order. */
const rowsOf = (questions: readonly AnsweredQuestion[]): Value[][] => {
  let part = '';
  return questions.map((question) => {
    part = question.part ?? part;
    const { number, text, required, limit, length, unit, plain } = question;
    return [number, part, text, required ? 'yes' : 'no', limit, length, unit, plain];
  });
};

/** Parts of a text that fit into a cell; no sign is divided. */
function inCells(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longestCell) {
    const isPair = /[\ud800-\udbff]/.test(rest[longestCell - 1] ?? '');
    const end = isPair ? longestCell - 1 : longestCell;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

/** Always a text, never a formula, whatever it begins with. */
const textCell = (value: string, more: Partial<Cell> = {}): Cell =>
  ({ type: String, value: xmlText(value), wrap: true, alignVertical: 'top', ...more }) as Cell;
const cellOf = (value: Value): Cell =>
  typeof value === 'string' ? textCell(value) : ({ type: Number, value, alignVertical: 'top' } as Cell);
const headCell = (value: string): Cell => textCell(value, { fontWeight: 'bold' } as Partial<Cell>);

/** Questions and answers as a spreadsheet; what they belong to is on a second sheet (CALL-27). */
export async function applicationXlsx({ questions, call, cover }: ApplicationExport): Promise<Buffer> {
  const rows = rowsOf(questions).map((row) =>
    row.flatMap((value): Value[] => (typeof value === 'string' ? inCells(value) : [value])),
  );
  const columns = Math.max(heads.length, ...rows.map(({ length }) => length));
  const more = Array.from({ length: columns - heads.length }, () => 'Answer, continued');
  const answers: SheetData = [[...heads, ...more].map(headCell), ...rows.map((row) => row.map(cellOf))];
  const about: SheetData = [['Proposal', cover.title] as const, ...call].map(([label, value]) => [
    headCell(label),
    textCell(value),
  ]);
  return writeExcelFile([
    {
      data: answers,
      sheet: 'Answers',
      columns: widths.slice(0, columns).map((width) => ({ width })),
      stickyRowsCount: 1,
    },
    { data: about, sheet: 'Call', columns: [{ width: 14 }, { width: 70 }] },
  ]).toBuffer();
}

/** The same table as CSV. */
export function applicationCsv({ questions }: ApplicationExport): Buffer {
  return Buffer.from(`${csvStart}${[[...heads], ...rowsOf(questions)].map(csvRow).join('')}`, 'utf8');
}
