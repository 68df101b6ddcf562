import { Numbering, wordPageOf, wordRuns } from '@harambee/documents/word';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { type FileChild, HeadingLevel, Packer, PageBreak, Paragraph, TableOfContents } from 'docx';
import { coverText, documentFacts, type ProposalExport, withPlainLines } from '../export/proposal-export.ts';
import { sectionBlocks } from '../export/section-blocks.ts';
import { type WordPlace, wordBlocks } from './word-blocks.ts';
import { wordCover, wordDocument } from './word-frame.ts';

/**
 * A generated proposal as a Word document: title page, contents, sections with headings, budget table, page
 * numbers.
 */
export async function proposalDocx(input: ProposalExport): Promise<Uint8Array> {
  const proposal = withPlainLines(input);
  const place = { numbering: new Numbering(), page: wordPageOf(proposal.paper) };
  const sections = proposal.sections.flatMap((section) => sectionChildren(section, proposal, place));
  const { title, grantId, organization } = proposal;
  const running = { start: title, end: grantId, footer: organization };
  const bytes = await Packer.toArrayBuffer(
    wordDocument(documentFacts(proposal), { ...place, running }, [
      ...wordCover(coverText(proposal), place.page),
      ...contents(),
      ...sections,
    ]),
  );
  return new Uint8Array(bytes);
}

/**
 * Every section with a link, but no page number: only Word knows where pages end, with its fonts and printer, and a
 * number computed here would match neither Word nor the PDF.
 */
const contents = (): FileChild[] => [
  new Paragraph({ style: 'ContentsHeading', text: 'Contents' }),
  new TableOfContents('Contents', {
    hyperlink: true,
    headingStyleRange: '1-1',
    pageNumbersEntryLevelsRange: '1-9',
    beginDirty: false,
  }),
  new Paragraph({ children: [new PageBreak()] }),
];

const sectionChildren = (
  section: GeneratedSection,
  proposal: ProposalExport,
  place: WordPlace,
): FileChild[] => [
  new Paragraph({ heading: HeadingLevel.HEADING_1, ...wordRuns(section.title) }),
  ...wordBlocks(sectionBlocks(section, proposal), section.needs, place),
];
