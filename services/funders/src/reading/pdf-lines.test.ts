import { seenCalls } from '@harambee/calls/testing';
import PDFDocument from 'pdfkit';
import { readBytes } from './process/read-bytes.ts';

jest.setTimeout(60_000);

/** A PDF as a program writes it: `draw` puts text on its pages. */
async function pdfOf(draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

async function pagesOf(draw: (pdf: PDFKit.PDFDocument) => void): Promise<string[][]> {
  return (await readBytes(await pdfOf(draw))).pages;
}

test('a call that was made a PDF reads line by line and page by page as it was, gaps and all', async () => {
  const calls = seenCalls.filter(({ from, language }) => from === 'pdf' && language === 'en');
  expect(calls.length).toBeGreaterThan(1);
  for (const call of calls) {
    // The standard fonts of PDF have the letters of Western Europe.
    const isPlain = (line: string) => line.trim() !== '' && /^[\x20-\x7e]*$/.test(line);
    const pages = call.pages.map((page) => page.filter(isPlain).map((line) => line.trimEnd()));
    const read = await pagesOf((pdf) => {
      for (const [at, page] of pages.entries()) {
        if (at > 0) pdf.addPage();
        pdf.font('Courier').fontSize(5);
        // Words and their gaps where they stand, as layout programs write them.
        for (const [row, line] of page.entries())
          for (const { 0: words, index } of line.matchAll(/\S+(?: \S+)*/g))
            pdf.text(words, 20 + index * 3, 20 + row * 8, { lineBreak: false });
      }
    });
    const indent = (page: readonly string[]) => Math.min(...page.map((line) => line.search(/\S/)));
    const words = (page: readonly string[]) =>
      page.map((line) =>
        line.slice(indent(page)).replaceAll(/ {2,}/g, ({ length }) => (length > 2 ? '   ' : ' ')),
      );
    expect(read.map(words)).toEqual(pages.map(words));
  }
});

test('columns are read one after the other, pieces of a line are one line, and wide gaps stay', async () => {
  const read = await pagesOf((pdf) => {
    pdf.fontSize(10);
    const at = (text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false });
    at('1.', 50, 50);
    at('What changes?', 70, 50);
    at('For whom?', 50, 64);
    at('Deadline', 320, 50);
    at('31 January', 320, 64);
    at('x', 50, 100);
    at('2', 55, 97);
  });
  expect(read).toEqual([
    [
      '1. What changes?',
      'For whom?',
      expect.stringMatching(/^ {40,}Deadline$/),
      expect.stringMatching(/^ {40,}31 January$/),
      '',
      'x2',
    ],
  ]);
});
