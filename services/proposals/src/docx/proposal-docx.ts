import { colors, type Emphasis } from '@harambee/documents';
import {
  afterTable,
  factsTable,
  listParagraphs,
  Numbering,
  type WordPage,
  wordColor,
  wordPageOf,
  wordRuns,
  wordStyles,
  xmlText,
} from '@harambee/documents/word';
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
import { coverText, documentFacts, type ProposalExport, withPlainLines } from '../export/proposal-export.ts';
import { sectionBlocks } from '../export/section-blocks.ts';
import { budgetTable } from './budget-table.ts';
import { sectionTable } from './section-table.ts';
import { wordNotes } from './word-notes.ts';

/** Dates use the British format; a spelling checker needs to know which English it is. */
const spellingOf = (language: string) => (language === 'en' ? 'en-GB' : language);

/**
 * A generated proposal as a Word document: title page, contents, sections with headings, budget table, page
 * numbers.
 */
export async function proposalDocx(input: ProposalExport): Promise<Buffer> {
  const proposal = withPlainLines(input);
  const { title, author, subject, keywords, language } = documentFacts(proposal);
  const numbering = new Numbering();
  const page = wordPageOf(proposal.paper);
  const sections = proposal.sections.flatMap((section) =>
    sectionChildren(section, { proposal, numbering, page }),
  );
  const document = new Document({
    title: xmlText(title),
    creator: xmlText(author),
    lastModifiedBy: xmlText(author),
    subject: xmlText(subject),
    keywords: xmlText(keywords),
    styles: wordStyles(spellingOf(language)),
    numbering: numbering.options,
    sections: [
      {
        properties: { titlePage: true, page: { size: page.size } },
        headers: {
          first: new Header({ children: [new Paragraph({})] }),
          default: runningHeader(proposal, page),
        },
        footers: {
          first: new Footer({ children: [new Paragraph({})] }),
          default: pageNumberFooter(proposal, page),
        },
        children: [...cover(proposal, page), ...contents(), ...sections],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function cover(proposal: ProposalExport, { columnWidth }: WordPage): FileChild[] {
  const { kind, title, organization, marks, facts } = coverText(proposal);
  const strong = { bold: true, color: wordColor(colors.acacia) };
  return [
    new Paragraph({ spacing: { before: 2_400 }, ...wordRuns(kind, strong) }),
    new Paragraph({ heading: HeadingLevel.TITLE, ...wordRuns(title) }),
    ...(organization
      ? [new Paragraph(wordRuns(organization, { size: 28, color: wordColor(colors.soft) }))]
      : []),
    ...marks.map(markParagraph),
    new Paragraph({ spacing: { before: 600 } }),
    factsTable(facts, columnWidth),
    new Paragraph({ children: [new PageBreak()] }),
  ];
}

const markParagraph = (text: string) =>
  new Paragraph({
    shading: { fill: wordColor(colors.noteTint) },
    ...wordRuns(text, { bold: true, color: wordColor(colors.note) }),
  });

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

interface Place {
  proposal: ProposalExport;
  numbering: Numbering;
  page: WordPage;
}

function sectionChildren(section: GeneratedSection, { proposal, numbering, page }: Place): FileChild[] {
  const notes = wordNotes(section.needs);
  const runs = (text: string, emphasis?: readonly Emphasis[]) => wordRuns(text, {}, notes, emphasis);
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, ...wordRuns(section.title) }),
    ...sectionBlocks(section, proposal).flatMap((block, place, blocks): FileChild[] => {
      if (block.kind === 'budget') return [budgetTable(block.table, page.columnWidth), afterTable()];
      if (block.kind === 'table') return sectionTable(block.table, section.needs, page.columnWidth);
      if (block.kind === 'heading')
        return [new Paragraph({ heading: HeadingLevel.HEADING_2, ...wordRuns(block.text) })];
      if (block.kind === 'list')
        return listParagraphs(block, (text, item) => runs(text, block.emphasis?.[item]), numbering);
      // An introduction stays with its list.
      return [
        new Paragraph({ keepNext: blocks[place + 1]?.kind === 'list', ...runs(block.text, block.emphasis) }),
      ];
    }),
  ];
}

const quiet: IRunOptions = { size: 17, color: wordColor(colors.soft) };
const toTheEdge = ({ columnWidth }: WordPage) => [{ type: TabStopType.RIGHT, position: columnWidth }];

const runningHeader = ({ title, grantId }: ProposalExport, page: WordPage) =>
  new Header({
    children: [
      new Paragraph({
        tabStops: toTheEdge(page),
        children: [
          ...wordRuns(title, quiet).children,
          ...(grantId ? [new TextRun({ ...quiet, text: '\t' }), ...wordRuns(grantId, quiet).children] : []),
        ],
      }),
    ],
  });

const pageNumberFooter = ({ organization }: ProposalExport, page: WordPage) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.START,
        tabStops: toTheEdge(page),
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
