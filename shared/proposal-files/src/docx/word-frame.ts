import { colors, type DocumentFacts } from '@harambee/documents';
import {
  factsTable,
  type Numbering,
  type WordPage,
  wordColor,
  wordRuns,
  wordStyles,
  xmlText,
} from '@harambee/documents/word';
import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  type IRunOptions,
  PageBreak,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import type { CoverText } from '../export/proposal-export.ts';

/** Dates use the British format; a spelling checker needs to know which English it is. */
const spellingOf = (language: string) => (language === 'en' ? 'en-GB' : language);

/** What is above and below the text of each page but the title page. */
export interface Running {
  start: string;
  end: string;
  footer: string;
}

/** A Word document with title page, running header and page numbers. */
export const wordDocument = (
  { title, author, subject, keywords, language }: DocumentFacts,
  { page, numbering, running }: { page: WordPage; numbering: Numbering; running: Running },
  children: FileChild[],
): Document =>
  new Document({
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
          default: runningHeader(running, page),
        },
        footers: {
          first: new Footer({ children: [new Paragraph({})] }),
          default: pageNumberFooter(running, page),
        },
        children,
      },
    ],
  });

/** The title page. */
export function wordCover(
  { kind, title, organization, marks, facts }: CoverText,
  { columnWidth }: WordPage,
): FileChild[] {
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

/** Words beside the text itself. */
export const quiet: IRunOptions = { size: 17, color: wordColor(colors.soft) };
const toTheEdge = ({ columnWidth }: WordPage) => [{ type: TabStopType.RIGHT, position: columnWidth }];

const runningHeader = ({ start, end }: Running, page: WordPage) =>
  new Header({
    children: [
      new Paragraph({
        tabStops: toTheEdge(page),
        children: [
          ...wordRuns(start, quiet).children,
          ...(end ? [new TextRun({ ...quiet, text: '\t' }), ...wordRuns(end, quiet).children] : []),
        ],
      }),
    ],
  });

const pageNumberFooter = ({ footer }: Running, page: WordPage) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.START,
        tabStops: toTheEdge(page),
        children: [
          ...wordRuns(footer, quiet).children,
          new TextRun({
            ...quiet,
            children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
