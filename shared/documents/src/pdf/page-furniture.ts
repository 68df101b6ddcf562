import { colors, columnWidth, page } from './look.ts';
import type { PageWriter } from './page-writer.ts';
import type { Line } from './text-lines.ts';

export interface FurnitureText {
  /** Header: texts at the start and at the end of the line. */
  header?: { start: string; end: string };
  /** Footer, beside the page number. */
  footer: string;
  /** Index of the first page with header and footer; a title page has none. */
  firstPage: number;
  /** Shown on the last page if the text is longer than the document may be. */
  closing?: string;
}

const half = columnWidth / 2 - 8;

/** Running header and "Page x of y" ; decoration for a screen reader. */
export function pageFurniture(
  writer: PageWriter,
  { header, footer, firstPage, closing }: FurnitureText,
): void {
  const { count } = writer.document.bufferedPageRange();
  for (let index = firstPage; index < count; index += 1) {
    writer.document.switchToPage(index);
    if (header) writer.rule(58);
    writer.rule(page.height - 56);
    writer.artifact(() => {
      if (header) {
        start(writer, header.start, 38, columnWidth - 150);
        end(writer, header.end, 38, 140);
      }
      start(writer, footer, page.height - 46, half);
      end(writer, `Page ${index + 1} of ${count}`, page.height - 46, half);
    }, 'Pagination');
    if (closing && index === count - 1) {
      writer.y = page.height - 74;
      const [line] = writer.lines(closing, { role: 'strong', size: 'small' });
      const element = writer.element('P');
      writer.marked(element, 'P', () => {
        if (line) writer.line(line, writer.y, { size: 'small', color: colors.note });
      });
      element.end();
    }
  }
}

const style = { size: 'small', color: colors.soft } as const;

function start(writer: PageWriter, text: string, top: number, width: number): void {
  const line = shortened(writer, text, width);
  if (line) writer.line({ ...line, isRightToLeft: false }, top, { ...style, width });
}

function end(writer: PageWriter, text: string, top: number, width: number): void {
  const line = shortened(writer, text, width);
  if (line) {
    writer.line({ ...line, isRightToLeft: false }, top, {
      ...style,
      width,
      x: page.left + columnWidth - width,
      align: 'end',
    });
  }
}

/** The part of the text that fits on one line. */
function shortened(writer: PageWriter, text: string, width: number): Line | undefined {
  const [first, second] = writer.lines(text, { ...style, width: width - 10 });
  if (!second) return first;
  const kept = first?.runs.map((run) => run.text).join('') ?? '';
  return writer.lines(first?.isRightToLeft ? text.slice(0, kept.length) : `${kept.trimEnd()}…`, {
    ...style,
    width,
  })[0];
}
