import PDFDocument from 'pdfkit';
import type { DocumentFacts } from '../document-facts.ts';
import type { Page } from './look.ts';

/** With this import, packages that read our types also find those of pdfkit. */
export type Document = InstanceType<typeof PDFDocument>;

/** An empty tagged document with title and language. Pages are buffered until the end, for "Page x of y". */
export function newDocument(
  { title, author, subject, keywords, language, createdAt }: DocumentFacts,
  page: Page,
): Document {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: page.top, bottom: 0, left: page.left, right: page.right },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // None: we embed every font ourselves.
    font: null as unknown as string,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Keywords: keywords,
      Creator: 'Harambee',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  escapeXmp(document);
  return document;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] as string);

/** pdfkit copies the document information into its XML metadata unescaped; a title with "&" would break it. */
function escapeXmp(document: Document): void {
  const writer = document as unknown as { info: Record<string, unknown>; _addInfo(): void };
  const addInfo = writer._addInfo;
  writer._addInfo = function addEscapedInfo(this: typeof writer) {
    const { info } = this;
    this.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === 'string' ? escaped(value) : value]),
    );
    addInfo.call(this);
    this.info = info;
  };
}

/** Ends the document and returns its bytes. */
export function bytesOf(document: Document): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(joined(chunks)));
    document.on('error', reject);
    document.end();
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
