import { colors } from './look.ts';
import type { PageWriter } from './page-writer.ts';
import type { Line } from './text-lines.ts';

export interface FurnitureText {
  /** In the header: at the start and at the end of the line. */
  header?: { start: string; end: string };
  /** In the footer, beside the page number. */
  footer: string;
  /** The first page with header and footer, from zero: a title page has none. */
  firstPage: number;
  /** Printed on the last page if the text is longer than the document may be. */
  closing?: string;
}

/** Running header and "Page x of y"; screen readers skip them. */
export function pageFurniture(
  writer: PageWriter,
  { header, footer, firstPage, closing }: FurnitureText,
): void {
  const { count } = writer.document.bufferedPageRange();
  const half = writer.page.columnWidth / 2 - 8;
  for (let index = firstPage; index < count; index += 1) {
    writer.document.switchToPage(index);
    if (header) writer.rule(58);
    writer.rule(writer.page.height - 56);
    writer.artifact(() => {
      if (header) {
        start(writer, header.start, 38, writer.page.columnWidth - 150);
        end(writer, header.end, 38, 140);
      }
      start(writer, footer, writer.page.height - 46, half);
      end(writer, `Page ${index + 1} of ${count}`, writer.page.height - 46, half);
    }, 'Pagination');
    if (closing && index === count - 1) {
      writer.y = writer.page.height - 74;
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
      x: writer.page.left + writer.page.columnWidth - width,
      align: 'end',
    });
  }
}

/** As much as fits on one line. */
function shortened(writer: PageWriter, text: string, width: number): Line | undefined {
  const [first, second] = writer.lines(text, { ...style, width: width - 10 });
  if (!second) return first;
  const kept = first?.runs.map((run) => run.text).join('') ?? '';
  return writer.lines(first?.isRightToLeft ? text.slice(0, kept.length) : `${kept.trimEnd()}…`, {
    ...style,
    width,
  })[0];
}
