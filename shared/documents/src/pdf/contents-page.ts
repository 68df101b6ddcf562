import { colors } from './look.ts';
import type { Element, PageWriter } from './page-writer.ts';

export interface ContentsEntry {
  title: string;
  /** Name of the target in the document. */
  destination: string;
  /** Counted from one. */
  pageNumber: number;
}

/** The page reserved for the contents: its position in the reading order and among the pages. */
export interface ContentsPlace {
  heading: Element;
  table: Element;
  pageIndex: number;
}

export function reserveContents(writer: PageWriter): ContentsPlace {
  writer.newPage();
  return {
    heading: writer.element('H2'),
    table: writer.element('TOC'),
    pageIndex: writer.pageCount - 1,
  };
}

/** Filled in when the page numbers of the sections are known. */
export function fillContents(
  writer: PageWriter,
  { heading, table, pageIndex }: ContentsPlace,
  entries: ContentsEntry[],
): void {
  writer.document.switchToPage(pageIndex);
  writer.y = writer.page.top;
  writer.block(heading, 'H2', 'Contents', { role: 'heading', size: 'heading' });
  writer.y += 14;
  const numberWidth = 40;
  for (const { title, destination, pageNumber } of entries) {
    writer.rule(writer.y);
    writer.y += 8;
    const top = writer.y;
    const link = writer.element('Link', writer.element('TOCI', table));
    writer.marked(link, 'Link', () => {
      const [name] = writer.lines(title, { width: writer.page.columnWidth - numberWidth });
      const [number] = writer.lines(String(pageNumber), { role: 'strong', width: numberWidth });
      if (name) writer.line(name, top, {});
      if (number) {
        const x = writer.page.left + writer.page.columnWidth - numberWidth;
        writer.line(number, top, { x, width: numberWidth, align: 'end', color: colors.acacia });
      }
    });
    writer.document.goTo(writer.page.left, top - 6, writer.page.columnWidth, 28, destination, {
      structParent: link,
      Contents: new String(`${title}, page ${pageNumber}`),
    } as unknown as PDFKit.Mixins.AnnotationOption);
    link.end();
    writer.y = top + 16.5 + 8;
  }
  writer.rule(writer.y);
  table.end();
}
