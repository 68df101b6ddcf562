import { strFromU8, unzipSync } from 'fflate';

export interface WordParagraph {
  /** Id of its style; empty for plain text. */
  style: string;
  text: string;
}

export interface ReadDocx {
  files: string[];
  /** The body as XML. */
  xml: string;
  /** Title, author and similar metadata as XML. */
  core: string;
  styles: string;
  footers: string;
  numbering: string;
  paragraphs: WordParagraph[];
  /** The rows of each table, and the cells of each row. */
  tables: string[][][];
}

const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');

const parts = (xml: string, tag: string) =>
  Array.from(
    xml.matchAll(new RegExp(`<w:${tag}(?: [^>]*)?>(.*?)</w:${tag}>`, 'gs')),
    ([, inner = '']) => inner,
  );

const textOf = (xml: string) =>
  Array.from(xml.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>|<w:(?:br|tab)\/>/gs), ([, text]) =>
    text === undefined ? '\n' : unescaped(text),
  ).join('');

/** A Word file, unzipped and read without the library that wrote it. */
export function readDocx(bytes: Uint8Array): ReadDocx {
  const entries = unzipSync(new Uint8Array(bytes));
  const read = (name: string) => {
    const entry = entries[name];
    if (!entry) throw new Error(`The Word file has no ${name}`);
    return strFromU8(entry);
  };
  const files = Object.keys(entries);
  const xml = read('word/document.xml');
  return {
    files,
    xml,
    core: read('docProps/core.xml'),
    styles: read('word/styles.xml'),
    numbering: read('word/numbering.xml'),
    footers: files
      .filter((name) => /^word\/footer\d+\.xml$/.test(name))
      .map(read)
      .join(''),
    paragraphs: parts(xml, 'p').map((inner) => ({
      style: /<w:pStyle w:val="([^"]*)"/.exec(inner)?.[1] ?? '',
      text: textOf(inner),
    })),
    tables: parts(xml, 'tbl').map((table) =>
      parts(table, 'tr').map((row) => parts(row, 'tc').map((cell) => textOf(cell))),
    ),
  };
}
