import PDFDocument from 'pdfkit';
import type { DocumentFacts } from '../document-facts.ts';
import { page } from './look.ts';

/** This import makes pdfkit's types available to packages that use ours. */
export type Document = InstanceType<typeof PDFDocument>;

/** An empty tagged document with its title and language set. Pages are kept until the end, for "Page x of y". */
export function newDocument({
  title,
  author,
  subject,
  keywords,
  language,
  createdAt,
}: DocumentFacts): Document {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: page.top, bottom: 0, left: page.left, right: page.right },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // None, because we embed every font.
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

/** pdfkit writes the document information into its XML metadata without escaping; a title with "&" would break it. */
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
export function bytesOf(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}
