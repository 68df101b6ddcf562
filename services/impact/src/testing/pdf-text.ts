import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// pdf.js is an ES module that Jest's CommonJS cannot load: a Node process of its own reads the file.
const script = `
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const data = new Uint8Array(Buffer.concat(chunks));
const pdf = await getDocument({ data, verbosity: 0, useSystemFonts: false, disableFontFace: true }).promise;
const { info } = await pdf.getMetadata();
let text = '';
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  text += items.map(({ str, hasEOL }) => str + (hasEOL ? '\\n' : '')).join('');
}
process.stdout.write(JSON.stringify({ text, title: info.Title, pages: pdf.numPages }));`;

/** What copying all text of a PDF file gives. */
export async function readPdfText(file: Buffer): Promise<{ text: string; title: string; pages: number }> {
  const reading = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  reading.child.stdin?.end(file);
  return JSON.parse((await reading).stdout);
}
