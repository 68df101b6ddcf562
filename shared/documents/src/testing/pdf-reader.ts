import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ReadPdf {
  info: Record<string, string>;
  language: string;
  isTagged: boolean;
  /** The text of each page, as a reader would copy it. */
  pages: string[];
  /** The paper of each page, and how far to the right and down its text goes, in points from the upper left corner. */
  papers: { width: number; height: number; right: number; bottom: number }[];
  outline: string[];
  /** Roles of the structure tree of each page, in reading order. */
  roles: string[][];
  /** The number of internal links on each page. */
  links: number[];
}

// pdf.js is an ES module that Jest's CommonJS cannot load: a separate Node process reads one file for each input line.
const script = `
import { createInterface } from 'node:readline';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const rolesOf = (node) => [node?.role, ...(node?.children ?? []).flatMap(rolesOf)].filter(Boolean);
async function read(data) {
  const pdf = await getDocument({ data, verbosity: 0, useSystemFonts: false, disableFontFace: true }).promise;
  const { info } = await pdf.getMetadata();
  const pages = [], papers = [], roles = [], links = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map(({ str, hasEOL }) => str + (hasEOL ? '\\n' : '')).join(''));
    const [, , width, height] = page.view;
    const right = Math.max(0, ...items.map((item) => item.transform[4] + item.width));
    const bottom = height - Math.min(height, ...items.map((item) => item.transform[5]));
    papers.push({ width, height, right, bottom });
    roles.push(rolesOf(await page.getStructTree()));
    links.push((await page.getAnnotations()).filter(({ subtype, dest }) => subtype === 'Link' && dest).length);
  }
  const outline = (await pdf.getOutline() ?? []).map(({ title }) => title);
  const isTagged = !!(await pdf.getMarkInfo())?.Marked;
  return { info, language: info.Language, isTagged, pages, papers, outline, roles, links };
}
for await (const line of createInterface({ input: process.stdin })) {
  const answer = await read(new Uint8Array(Buffer.from(line, 'base64'))).catch((error) => ({ error: String(error) }));
  process.stdout.write(JSON.stringify(answer) + '\\n');
}
process.exit();
`;

/** Reads PDF files one after the other; `close` ends its process. */
export class PdfReader {
  readonly #process: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  readonly #answers = createInterface({ input: this.#process.stdout as NodeJS.ReadableStream })[
    Symbol.asyncIterator
  ]();

  async read(bytes: Uint8Array): Promise<ReadPdf> {
    this.#process.stdin?.write(`${Buffer.from(bytes).toString('base64')}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error('The PDF reader has ended');
    const answer = JSON.parse(value) as ReadPdf | { error: string };
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  }

  async close(): Promise<void> {
    this.#process.stdin?.end();
    if (this.#process.exitCode === null) await once(this.#process, 'exit');
  }
}
