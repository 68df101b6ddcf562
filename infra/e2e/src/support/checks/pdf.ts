import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text and title of a PDF, read by an independent library. */
export async function readPdf(path: string): Promise<{ text: string; title: string; pages: number }> {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)), useSystemFonts: false })
    .promise;
  const { info } = await document.getMetadata();
  const parts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    parts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
  }
  const text = parts.join('\n').replaceAll(/\s+/g, ' ');
  return { text, title: (info as { Title?: string }).Title ?? '', pages: document.numPages };
}
