import {
  bytesOf,
  type ContentsEntry,
  fillContents,
  newDocument,
  PageLimitReached,
  PageWriter,
  pageFurniture,
  pageOf,
  reserveContents,
} from '@harambee/documents/pdf';
import { nextTurn } from '@harambee/drafting';
import { coverText, documentFacts, type ProposalExport, withPlainLines } from '../export/proposal-export.ts';
import { sectionPages } from './section-pages.ts';
import { titlePage } from './title-page.ts';

/** Nobody reads more, and no text may keep the service busy forever. */
export const maxPages = 200;

/** A generated proposal as a tagged PDF: title page, contents, sections, budget table, numbered pages. */
export async function proposalPdf(input: ProposalExport): Promise<Uint8Array> {
  const proposal = withPlainLines(input);
  const { title, organization, grantId } = proposal;
  const page = pageOf(proposal.paper);
  const document = newDocument(documentFacts(proposal), page);
  const writer = new PageWriter(document, page, maxPages);
  titlePage(writer, coverText(proposal));
  const contents = reserveContents(writer);
  const entries: ContentsEntry[] = [];
  const isWhole = await writeSections(writer, proposal, entries);
  fillContents(writer, contents, entries);
  pageFurniture(writer, {
    header: { start: title, end: grantId },
    footer: organization,
    firstPage: 1,
    ...(!isWhole && { closing: `The text goes on; this file ends after ${maxPages} pages.` }),
  });
  writer.root.end();
  return bytesOf(document);
}

/** False if the page limit was reached. */
async function writeSections(
  writer: PageWriter,
  proposal: ProposalExport,
  entries: ContentsEntry[],
): Promise<boolean> {
  try {
    writer.newPage();
    for (const section of proposal.sections) {
      entries.push(sectionPages(writer, section, proposal));
      // Lets other requests run between two sections.
      await nextTurn();
    }
    return true;
  } catch (error) {
    if (error instanceof PageLimitReached) return false;
    throw error;
  }
}
