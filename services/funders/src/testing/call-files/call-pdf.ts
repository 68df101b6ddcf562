import PDFDocument from 'pdfkit';

export type PdfLayout = 'as it stands' | 'flowed' | 'in two columns';

const margin = 50;
/** Points for a letter of the call, wide enough for the words of the font. */
const letter = 3;

/** The standard fonts have the letters of Western Europe. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/[^\x20-\x7e\u00a0-\u00ff–—‘’“”•€…]/gu, '-');

/** Every piece of a line where it stands, as layout programs write it; the cells of a table in their columns. */
function setAsItStands(pdf: PDFKit.PDFDocument, lines: readonly string[]): void {
  pdf.font('Helvetica').fontSize(5);
  for (const [at, line] of lines.entries()) {
    const y = margin + at * 9;
    const width = Math.floor(230 / line.split('\t').length);
    for (const [column, cell] of line.split('\t').entries())
      for (const { 0: words, index } of cell.matchAll(/\S+(?:\s\S+)*/g))
        pdf.text(plain(words), margin / 2 + (column * width + index) * letter, y, { lineBreak: false });
  }
}

/** Paragraphs that the program breaks where its columns end. */
function setFlowed(pdf: PDFKit.PDFDocument, lines: readonly string[], columns: number): void {
  const [first = '', ...rest] = lines;
  pdf.font('Helvetica').fontSize(9);
  const text = [first, ...rest].map((line) => plain(line.trim())).join('\n');
  pdf.text(text, margin, margin, {
    width: pdf.page.width - 2 * margin,
    height: pdf.page.height - 2 * margin,
    columns,
    columnGap: 24,
  });
}

/** A call as a PDF with heads and feet on its pages. */
export async function callPdf(
  pages: readonly (readonly string[])[],
  layout: PdfLayout,
  head: string,
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: layout === 'as it stands' ? [760, 900] : 'A4', bufferPages: true });
  pdf.page.margins = { top: margin, bottom: margin, left: margin, right: margin };
  const chunks: Buffer[] = [];
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const [index, lines] of pages.entries()) {
    if (index > 0) pdf.addPage();
    if (layout === 'as it stands') setAsItStands(pdf, lines);
    else setFlowed(pdf, lines, layout === 'flowed' ? 1 : 2);
  }
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    pdf.font('Helvetica').fontSize(7);
    pdf.text(plain(head), margin, 20, { lineBreak: false });
    pdf.text(`${page + 1} / ${count}`, pdf.page.width / 2, pdf.page.height - 30, { lineBreak: false });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
