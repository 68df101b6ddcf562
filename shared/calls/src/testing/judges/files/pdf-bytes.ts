import { type Bytes, joined, latin1 } from './bytes.ts';

/** The body of an object: text, or text around the bytes of a stream. */
export type PdfObject = string | { dictionary: string; stream: Uint8Array };

export const streamOf = (text: string): PdfObject => ({ dictionary: '', stream: latin1(text) });

const bodyOf = (object: PdfObject): Bytes =>
  typeof object === 'string'
    ? latin1(object)
    : joined(
        latin1(`<< /Length ${object.stream.length} ${object.dictionary} >>\nstream\n`),
        object.stream,
        latin1('\nendstream'),
      );

/** A PDF whose object 1 is the catalog; `trailer` is added to the trailer. */
export function pdfOf(objects: PdfObject[], trailer = ''): Bytes {
  const parts: Bytes[] = [latin1('%PDF-1.7\n')];
  let at = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const part = joined(latin1(`${index + 1} 0 obj\n`), bodyOf(object), latin1('\nendobj\n'));
    parts.push(part);
    const start = at;
    at += part.length;
    return start;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  return joined(
    ...parts,
    latin1(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`),
    latin1(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`),
  );
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** What draws lines of text on a page. */
export const drawn = (lines: string[]) =>
  `BT /F1 11 Tf 14 TL 50 780 Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`;

export const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** A page that belongs to object `parent`, draws object `content` and uses the font of object 3. */
export const page = (content: number, parent = 2, further = '') =>
  `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R ` +
  `/Resources << /Font << /F1 3 0 R >> >> ${further} >>`;

/** A PDF with these lines on each page; `catalog` is added to the catalog, `further` are objects after the pages. */
export function textPdf(pages: string[][], catalog = '', further: PdfObject[] = [], trailer = ''): Bytes {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      font,
      ...pages.flatMap((lines, index) => [page(5 + 2 * index), streamOf(drawn(lines))]),
      ...further,
    ],
    trailer,
  );
}
