import { colors } from '@harambee/documents';
import {
  bytesOf,
  cellOf,
  drawTable,
  newDocument,
  PageLimitReached,
  PageWriter,
  pageFurniture,
  pageOf,
  sizes,
  type TableCell,
} from '@harambee/documents/pdf';
import { cellsOf, momentOf, type TimelineExport } from '../export/timeline-export.ts';
import { maxPages } from './proposal-pdf.ts';

const whenWidth = 150;
const look = { padding: 5, leading: sizes.body.leading };

/** The history of a proposal as a tagged PDF: a table of moments and sentences (TIMELINE-05). */
export async function timelinePdf(input: TimelineExport): Promise<Uint8Array> {
  const { title, organization, filter, madeAt, paper } = input;
  const page = pageOf(paper);
  const document = newDocument(
    {
      ...{ title: `Timeline of ${title}`, author: organization, subject: 'Timeline of a proposal' },
      ...{ keywords: 'timeline', language: 'en', createdAt: madeAt },
    },
    page,
  );
  const writer = new PageWriter(document, page, maxPages);
  writer.newPage();
  writer.block(writer.element('P'), 'P', 'Timeline', { role: 'strong', color: colors.acacia });
  writer.y += 6;
  writer.block(writer.element('H1'), 'H1', title, { role: 'heading', size: 'heading' });
  writer.y += 4;
  const about = [organization, filter, `as of ${momentOf(madeAt.toISOString())} UTC`]
    .filter(Boolean)
    .join(', ');
  writer.block(writer.element('P'), 'P', about, { size: 'small', color: colors.soft });
  writer.y += 14;
  const isWhole = writeEntries(writer, input) && !input.isCut;
  pageFurniture(writer, {
    footer: organization,
    firstPage: 0,
    ...(!isWhole && { closing: 'The timeline goes on; this file ends here. The page has the rest.' }),
  });
  writer.root.end();
  return bytesOf(document);
}

/** False if the page limit was reached. */
function writeEntries(writer: PageWriter, { entries }: TimelineExport): boolean {
  if (entries.length === 0) {
    writer.block(writer.element('P'), 'P', 'Nothing has happened.', { color: colors.soft });
    return true;
  }
  try {
    drawTable(
      writer,
      headOf(writer),
      entries.map((entry) => rowOf(writer, entry)),
      look,
    );
    return true;
  } catch (error) {
    if (error instanceof PageLimitReached) return false;
    throw error;
  }
}

const placesOf = ({ page }: PageWriter) => ({
  when: { x: page.left, width: whenWidth - 12 },
  what: { x: page.left + whenWidth, width: page.columnWidth - whenWidth },
});

function headOf(writer: PageWriter): TableCell[] {
  const { when, what } = placesOf(writer);
  const head = (text: string, place: typeof when) =>
    cellOf(
      writer,
      text,
      { ...place, role: 'strong', size: 'small', color: colors.soft },
      { tag: 'TH', scope: 'Column' },
    );
  return [head('Time (UTC)', when), head('What happened', what)];
}

function rowOf(writer: PageWriter, entry: TimelineExport['entries'][number]) {
  const { when, what } = placesOf(writer);
  const { at, sentence, quote } = cellsOf(entry);
  const told = cellOf(writer, sentence, what);
  const quoted = quote ? cellOf(writer, `“${quote}”`, { ...what, color: colors.soft }).lines : [];
  return {
    cells: [
      cellOf(writer, momentOf(at), { ...when, color: colors.soft }, { tag: 'TH', scope: 'Row' }),
      { ...told, lines: [...told.lines, ...quoted] },
    ],
    isRuled: true,
  };
}
