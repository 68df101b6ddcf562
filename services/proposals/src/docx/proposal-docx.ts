import type { GeneratedSection } from '@harambee/domain/schemas';
import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  type IRunOptions,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx';
import { estimatePageNumbers } from 'docx/layout';
import { colours } from '../export/colours.ts';
import { coverText, documentFacts, type ProposalExport, withPlainLines } from '../export/proposal-export.ts';
import { notesIn, sectionBlocks } from '../export/section-blocks.ts';
import { sectionTable } from './section-table.ts';
import { wordRuns, xmlText } from './word-runs.ts';
import { wordColour, wordStyles } from './word-styles.ts';
import { budgetTable, factsTable } from './word-tables.ts';

/** Dates are written the British way; a spelling checker wants to know which English it is. */
const spellingOf = (language: string) => (language === 'en' ? 'en-GB' : language);

/**
 * Up to this many characters the pages are laid out, so that the contents name them when the file is opened. Longer
 * texts would hold up other requests; their contents link every section, and Word offers to fill in the numbers.
 */
const longestLaidOut = 40_000;
const isLaidOut = ({ sections }: ProposalExport) =>
  sections.reduce((sum, { text }) => sum + text.length, 0) <= longestLaidOut;

/** A generated proposal as a Word document: title page, contents, sections with headings, budget table, page numbers. */
export async function proposalDocx(
  input: ProposalExport,
  { hasPageNumbers = isLaidOut(input) } = {},
): Promise<Buffer> {
  const proposal = withPlainLines(input);
  const { title, author, subject, keywords, language } = documentFacts(proposal);
  const document = new Document({
    title: xmlText(title),
    creator: xmlText(author),
    lastModifiedBy: xmlText(author),
    subject: xmlText(subject),
    keywords: xmlText(keywords),
    styles: wordStyles(spellingOf(language)),
    ...(hasPageNumbers && { pageNumbers: estimatePageNumbers }),
    sections: [
      {
        properties: { titlePage: true },
        headers: { first: new Header({ children: [new Paragraph({})] }), default: runningHeader(proposal) },
        footers: {
          first: new Footer({ children: [new Paragraph({})] }),
          default: pageNumberFooter(proposal),
        },
        children: [
          ...cover(proposal),
          ...contents(),
          ...proposal.sections.flatMap((section) => sectionChildren(section, proposal)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function cover(proposal: ProposalExport): FileChild[] {
  const { kind, title, organization, draftMark, facts } = coverText(proposal);
  const strong = { bold: true, color: wordColour(colours.acacia) };
  return [
    new Paragraph({ spacing: { before: 2_400 }, ...wordRuns(kind, strong) }),
    new Paragraph({ heading: HeadingLevel.TITLE, ...wordRuns(title) }),
    ...(organization
      ? [new Paragraph(wordRuns(organization, { size: 28, color: wordColour(colours.soft) }))]
      : []),
    ...(draftMark ? [draftParagraph(draftMark)] : []),
    new Paragraph({ spacing: { before: 600 } }),
    factsTable(facts),
    new Paragraph({ children: [new PageBreak()] }),
  ];
}

const draftParagraph = (text: string) =>
  new Paragraph({
    shading: { fill: wordColour(colours.noteTint) },
    ...wordRuns(text, { bold: true, color: wordColour(colours.note) }),
  });

const contents = (): FileChild[] => [
  new Paragraph({ style: 'ContentsHeading', text: 'Contents' }),
  new TableOfContents('Contents', { hyperlink: true, headingStyleRange: '1-1' }),
  new Paragraph({ children: [new PageBreak()] }),
];

function sectionChildren(section: GeneratedSection, proposal: ProposalExport): FileChild[] {
  const notes = (text: string) => notesIn(text, section.needs.map(xmlText));
  const runs = (text: string) => wordRuns(text, {}, notes);
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, ...wordRuns(section.title) }),
    ...sectionBlocks(section, proposal).flatMap((block): FileChild[] => {
      if (block.kind === 'budget') return [budgetTable(block.table), new Paragraph({ text: '' })];
      if (block.kind === 'table') return sectionTable(block.table, section.needs);
      if (block.kind === 'list')
        return block.items.map((item) => new Paragraph({ bullet: { level: 0 }, ...runs(item) }));
      // A lead stays with its list.
      return [new Paragraph({ keepNext: block.text.endsWith(':'), ...runs(block.text) })];
    }),
  ];
}

const quiet: IRunOptions = { size: 17, color: wordColour(colours.soft) };
const toTheEdge = [{ type: TabStopType.RIGHT, position: 9_026 }];

const runningHeader = ({ title, grantId }: ProposalExport) =>
  new Header({
    children: [
      new Paragraph({
        tabStops: toTheEdge,
        children: [
          ...wordRuns(title, quiet).children,
          ...(grantId ? [new TextRun({ ...quiet, text: '\t' }), ...wordRuns(grantId, quiet).children] : []),
        ],
      }),
    ],
  });

const pageNumberFooter = ({ organization }: ProposalExport) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.START,
        tabStops: toTheEdge,
        children: [
          ...wordRuns(organization, quiet).children,
          new TextRun({
            ...quiet,
            children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
