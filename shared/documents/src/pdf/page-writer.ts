import type { FontRole, LoadedFace } from './fonts.ts';
import { colors, type Page, sizes, type TextSize } from './look.ts';
import type { Document } from './pdf-document.ts';
import { type Line, linesOf, type Measure } from './text-lines.ts';
import type { Run, StyledText } from './text-runs.ts';

export type Element = ReturnType<Document['struct']>;

/** pdfkit's types lack the scope of a header cell. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Row' | 'Column';
}

export interface TextStyle {
  role?: FontRole;
  size?: TextSize;
  color?: string;
  x?: number;
  width?: number;
  align?: 'start' | 'end';
  notes?: StyledText['notes'];
  emphasis?: StyledText['emphasis'];
}

export const leadingOf = ({ size = 'body' }: TextStyle): number => sizes[size].leading;

/** Thrown when the document has reached its maximum number of pages; the rest of the text is left out. */
export class PageLimitReached extends Error {}

/** Writes blocks down the page, tags them in reading order and starts a new page when one is full. */
export class PageWriter {
  y: number;
  readonly root: Element;
  readonly document: Document;
  readonly page: Page;
  readonly #maxPages: number;
  readonly #registered = new Set<string>();

  constructor(document: Document, page: Page, maxPages: number) {
    this.document = document;
    this.page = page;
    this.y = page.top;
    this.#maxPages = maxPages;
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  get pageCount(): number {
    return this.document.bufferedPageRange().count;
  }

  newPage(): void {
    if (this.pageCount >= this.#maxPages) throw new PageLimitReached();
    this.document.addPage();
    this.y = this.page.top;
  }

  /** Starts a new page, unless the column has this much room left. */
  ensure(height: number): void {
    if (this.y + height > this.page.columnBottom) this.newPage();
  }

  element(tag: string, parent: Element = this.root, options: ElementOptions = {}): Element {
    const element = this.document.struct(tag, options);
    parent.add(element);
    return element;
  }

  lines(
    text: string,
    { role = 'text', size = 'body', width = this.page.columnWidth, notes, emphasis }: TextStyle,
  ): Line[] {
    return linesOf({ text, role, notes, emphasis }, width, this.#measure(sizes[size].size));
  }

  /** Text as one structure element, over as many pages as it needs. */
  block(element: Element, tag: string, text: string, style: TextStyle = {}): void {
    const leading = leadingOf(style);
    let rest = this.lines(text, style);
    while (rest.length > 0) {
      this.ensure(leading);
      const here = rest.slice(
        0,
        linesHere(rest.length, Math.floor((this.page.columnBottom - this.y) / leading)),
      );
      this.marked(element, tag, () => {
        for (const line of here) {
          this.line(line, this.y, style);
          this.y += leading;
        }
      });
      rest = rest.slice(here.length);
      // Continues on the next page, even if there was room for a line that is kept together with the last one.
      if (rest.length > 0) this.newPage();
    }
    element.end();
  }

  /** Tags what `draw` puts on the current page as part of the element. */
  marked(element: Element, tag: string, draw: () => void): void {
    const content = this.document.markStructureContent(tag);
    draw();
    this.document.endMarkedContent();
    element.add(content);
  }

  /** Decoration: visible, but not read aloud. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }

  rule(
    y: number,
    color: string = colors.rule,
    x: number = this.page.left,
    width: number = this.page.columnWidth,
    weight = 0.75,
  ): void {
    this.artifact(() => {
      this.document
        .lineWidth(weight)
        .strokeColor(color)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    });
  }

  /** One line at a given height; text that runs right to left starts at the right. */
  line(
    line: Line,
    top: number,
    {
      size = 'body',
      color = colors.ink,
      x = this.page.left,
      width = this.page.columnWidth,
      align = 'start',
    }: TextStyle,
  ): void {
    const { size: points, leading } = sizes[size];
    const baseline = top + leading / 2 + points * 0.35;
    let at = (align === 'end') === line.isRightToLeft ? x : x + width - line.width;
    for (const run of line.runs) {
      if (run.isNote) {
        this.document.rect(at - 1, top + 1.5, run.width + 2, leading - 3).fill(colors.noteTint);
      }
      this.#use(run.face, points)
        .fillColor(run.isNote ? colors.note : color)
        .text(run.text, at, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          oblique: run.isItalic,
          ...shaping(run),
        });
      at += run.width;
    }
  }

  #measure(points: number): Measure {
    return (run) => this.#use(run.face, points).widthOfString(run.text, shaping(run));
  }

  #use({ name, font }: LoadedFace, points: number): Document {
    if (!this.#registered.has(name)) {
      // pdfkit accepts a parsed font as well as a file; its types do not say so.
      this.document.registerFont(name, font as unknown as string);
      this.#registered.add(name);
    }
    return this.document.font(name, points);
  }
}

/** How many of the lines to put here if that many fit: the last line never stands alone on the next page. */
function linesHere(count: number, room: number): number {
  const fit = Math.max(1, room);
  return count - fit === 1 && fit > 2 ? fit - 1 : fit;
}

type Features = PDFKit.Mixins.OpenTypeFeatures[];

/**
 * pdfkit places words one by one from the left; with features given, it passes the whole run to the shaper. Two
 * features are off, because the glyphs they move or add are copied as a space or an empty character.
 */
function shaping({ level, face }: Run): { features?: Features } {
  // fontkit accepts switches as well as names; its types know only names.
  if (level % 2 === 1) return { features: { kern: false } as unknown as Features };
  if (face.name.includes('-vietnamese-')) return { features: { ccmp: false } as unknown as Features };
  return {};
}
