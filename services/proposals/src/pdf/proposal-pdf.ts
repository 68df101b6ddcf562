import { setImmediate } from 'node:timers/promises';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { plainLine } from '../drafting/plain-text.ts';
import { type ContentsEntry, fillContents, reserveContents } from './contents-page.ts';
import { pageFurniture } from './page-furniture.ts';
import { PageLimitReached, PageWriter } from './page-writer.ts';
import { bytesOf, newDocument } from './pdf-document.ts';
import { sectionPages } from './section-pages.ts';
import { titlePage } from './title-page.ts';

export interface ProposalPdfInput {
  title: string;
  grantId: string;
  organization: string;
  version: number;
  /** Whole US dollars. */
  requestedAmount: number;
  /** `YYYY-MM-DD`, or empty. */
  deadline: string;
  /** Months. */
  projectDuration: number;
  /** The budget as it was written; it becomes a table where it can be read as lines. */
  budget: string;
  category: string;
  beneficiaries: number;
  sections: GeneratedSection[];
  generatedAt: Date;
  /** BCP 47, `en` when absent. */
  language?: string;
}

/** Nobody reads more, and no text may keep the service busy without an end. */
export const maxPages = 200;

/** A generated proposal as a tagged PDF: title page, contents, sections, budget table, numbered pages. */
export async function proposalPdf(input: ProposalPdfInput): Promise<Buffer> {
  const proposal = {
    ...input,
    title: plainLine(input.title),
    organization: plainLine(input.organization),
    grantId: plainLine(input.grantId),
    category: plainLine(input.category),
  };
  const { title, organization, grantId, category } = proposal;
  const document = newDocument({
    title: title || 'Grant proposal',
    author: organization,
    subject: ['Grant proposal', grantId].filter(Boolean).join(' '),
    keywords: category,
    language: input.language ?? 'en',
    createdAt: input.generatedAt,
  });
  const writer = new PageWriter(document, maxPages);
  titlePage(writer, proposal);
  const contents = reserveContents(writer);
  const entries: ContentsEntry[] = [];
  const isWhole = await writeSections(writer, proposal, entries);
  fillContents(writer, contents, entries);
  pageFurniture(writer, {
    title,
    organization,
    grantId,
    ...(!isWhole && { closing: `The text goes on; this file ends after ${maxPages} pages.` }),
  });
  writer.root.end();
  return bytesOf(document);
}

/** False when the pages did not suffice. */
async function writeSections(
  writer: PageWriter,
  proposal: ProposalPdfInput,
  entries: ContentsEntry[],
): Promise<boolean> {
  try {
    writer.newPage();
    for (const section of proposal.sections) {
      entries.push(sectionPages(writer, section, proposal));
      // Other requests get their turn between two sections.
      await setImmediate();
    }
    return true;
  } catch (error) {
    if (error instanceof PageLimitReached) return false;
    throw error;
  }
}
