import PDFDocument from 'pdfkit';
import { isEmoji, type Run, runsOf, type Weight } from './faces.ts';

/** A4 in points. */
const page = { width: 595.28, height: 841.89, side: 56, top: 56, bottom: 64 } as const;
export const columnWidth = page.width - 2 * page.side;

export const colors = {
  ink: '#1C2321',
  soft: '#56605C',
  acacia: '#0E6B56',
  rule: '#D9D4C8',
  tint: '#F4F0E7',
} as const;

/** Letters stay whole: taken apart into letter and mark, they could be read, but not copied. */
const whole = { ccmp: false, liga: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
/** Emoji are joined by what letters do without. */
const shaping = ({ face }: Run) => (isEmoji(face) ? {} : { features: whole });

export interface TextStyle {
  weight?: Weight;
  size?: number;
  color?: string;
  align?: 'left' | 'right';
}

export interface PageFacts {
  title: string;
  author: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A document that is written from top to bottom, with a page number on each page. */
export class ReportPage {
  readonly #document: PDFKit.PDFDocument;
  readonly #registered = new Set<string>();
  readonly #done: Promise<Buffer>;
  y: number = page.top;

  constructor({ title, author }: PageFacts) {
    this.#document = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'en',
      displayTitle: true,
      // None: every font is embedded by us.
      font: null as unknown as string,
      // pdfkit writes these into XML as they are.
      info: { Title: escaped(title), Author: escaped(author), Creator: 'Harambee' },
    });
    const chunks: Buffer[] = [];
    this.#document.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#done = new Promise((resolve, reject) => {
      this.#document.on('end', () => resolve(Buffer.concat(chunks)));
      this.#document.on('error', reject);
    });
  }

  /** Begins a new page when so much does not fit on this one. */
  keep(height: number): void {
    if (this.y + height <= page.height - page.bottom) return;
    this.#document.addPage();
    this.y = page.top;
  }

  /** One line at a place of the column; what is too long is cut with an ellipsis. */
  line(text: string, x: number, width: number, style: TextStyle = {}): void {
    const { weight = 'text', size = 10, color = colors.ink, align = 'left' } = style;
    const shown = this.#fit(text, weight, size, width);
    const runs = runsOf(weight, shown);
    const length = this.#lengthOf(runs, size);
    let at = page.side + x + (align === 'right' ? width - length : 0);
    for (const run of runs) {
      this.#use(run, size)
        .fillColor(color)
        .text(run.text, at, this.y, { lineBreak: false, ...shaping(run) });
      at += this.#lengthOf([run], size);
    }
  }

  box(x: number, width: number, height: number, color: string, offset = 0): void {
    if (width <= 0) return;
    this.#document.rect(page.side + x, this.y + offset, width, height).fill(color);
  }

  /** The file, once it is complete. */
  end(): Promise<Buffer> {
    const { start, count } = this.#document.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.#document.switchToPage(index);
      this.y = page.height - page.bottom + 24;
      this.line(`Page ${index + 1} of ${count}`, 0, columnWidth, {
        size: 8,
        color: colors.soft,
        align: 'right',
      });
      this.line('Made with Harambee', 0, columnWidth / 2, { size: 8, color: colors.soft });
    }
    this.#document.end();
    return this.#done;
  }

  #use({ face }: Run, size: number): PDFKit.PDFDocument {
    if (!this.#registered.has(face.name)) {
      // A parsed font is taken, too, though the types do not say so.
      this.#document.registerFont(face.name, face.font as unknown as string);
      this.#registered.add(face.name);
    }
    return this.#document.font(face.name).fontSize(size);
  }

  #lengthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, run) => sum + this.#use(run, size).widthOfString(run.text, shaping(run)), 0);
  }

  #fit(text: string, weight: Weight, size: number, width: number): string {
    if (this.#lengthOf(runsOf(weight, text), size) <= width) return text;
    const characters = [...text];
    const cut = (count: number) => `${characters.slice(0, count).join('').trimEnd()}…`;
    let [fits, tooMany] = [0, characters.length];
    while (tooMany - fits > 1) {
      const middle = (fits + tooMany) >> 1;
      if (this.#lengthOf(runsOf(weight, cut(middle)), size) <= width) fits = middle;
      else tooMany = middle;
    }
    return fits > 0 ? cut(fits) : '';
  }
}
