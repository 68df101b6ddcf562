import { type Bytes, joined, latin1, utf8 } from '../files/bytes.ts';
import { documentOf, docxOf, paragraph, row, workbookOf } from '../files/office-bytes.ts';
import { type PdfObject, pdfOf } from '../files/pdf-bytes.ts';
import { winAnsi } from '../files/win-ansi.ts';
import type { CallFixture } from './call-truth.ts';

export type CallFileKind = 'pdf' | 'docx' | 'xlsx' | 'txt';

export interface CallFile {
  name: string;
  bytes: Bytes;
}

const size = 9;
const advance = 0.6 * size;
const leading = 12;
const margin = 40;

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** Draws a line as a program for layout does: each run of words at its own place, none of the spaces between. */
const drawnLine = (line: string, top: number) =>
  [...line.replaceAll('\t', '    ').matchAll(/\S+(?: \S+)*/g)]
    .map(
      ({ 0: words, index }) =>
        `1 0 0 1 ${(margin + advance * index).toFixed(1)} ${top} Tm (${escaped(words)}) Tj`,
    )
    .join('\n');

/** Each page of the call is a page of the file, in Courier, so that columns stay columns. */
function pdfBytes(pages: string[][]): Bytes {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = pages.flatMap((lines, index): PdfObject[] => {
    const height = 2 * margin + leading * lines.length;
    const width = 2 * margin + advance * Math.max(...lines.map(({ length }) => length + 8));
    const drawn = lines.map((line, at) => drawnLine(line, height - margin - leading * at)).filter(Boolean);
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${5 + 2 * index} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
      {
        dictionary: '',
        stream: joined(latin1(`BT /F1 ${size} Tf\n`), winAnsi(drawn.join('\n')), latin1('\nET')),
      },
    ];
  });
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...objects,
  ]);
}

const tableOf = (rows: string[]) =>
  `<w:tbl>${rows
    .map(
      (line) =>
        `<w:tr>${line
          .split('\t')
          .map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`)
          .join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;

/** Lines are paragraphs; lines with tabs that follow each other are the rows of a table. */
function docxBytes(pages: string[][]): Bytes {
  const blocks: string[] = [];
  let rows: string[] = [];
  const endTable = () => {
    if (rows.length > 0) blocks.push(tableOf(rows));
    rows = [];
  };
  for (const [index, lines] of pages.entries()) {
    if (index > 0) blocks.push('<w:p><w:r><w:br w:type="page"/></w:r></w:p>');
    for (const line of lines) {
      if (line.includes('\t')) rows.push(line);
      else {
        endTable();
        blocks.push(paragraph(line));
      }
    }
    endTable();
  }
  return docxOf(documentOf(blocks.join('')));
}

/** A cell as somebody types it: whole numbers become numbers. */
const cellOf = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? { inside: `<v>${text}</v>` } : text);

/** Each page is a sheet, each line a row, each tab the border of a cell. */
const xlsxBytes = (pages: string[][]): Bytes =>
  workbookOf(
    pages.map((lines) =>
      lines.map((line, at) => (line === '' ? '' : row(at + 1, ...line.split('\t').map(cellOf)))).join(''),
    ),
  );

/** As a person saves what was pasted: one line break of Windows after each line. */
const txtBytes = (pages: string[][]): Bytes => utf8(pages.map((lines) => lines.join('\r\n')).join('\r\n\f'));

const writers = { pdf: pdfBytes, docx: docxBytes, xlsx: xlsxBytes, txt: txtBytes };

/**
 * A call as a real file, made when it is asked for: by default of the kind that its funder published, or text for what
 * is pasted. A line is a line of the page, a paragraph, a row of a table or a row of a sheet. PDFs have the signs of
 * Western languages alone: others are drawn as a middle dot.
 */
export function fileOfCall(
  { id, from, pages }: CallFixture,
  kind: CallFileKind = from === 'pasted' ? 'txt' : from,
): CallFile {
  return { name: `${id}.${kind}`, bytes: writers[kind](pages) };
}
