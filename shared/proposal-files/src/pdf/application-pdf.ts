import { colors } from '@harambee/documents';
import {
  bytesOf,
  newDocument,
  PageLimitReached,
  PageWriter,
  pageFurniture,
  pageOf,
  sizes,
  type TextStyle,
} from '@harambee/documents/pdf';
import { nextTurn } from '@harambee/drafting';
import {
  type AnsweredQuestion,
  type ApplicationExport,
  applicationFacts,
} from '../export/application-export.ts';
import { maxPages } from './proposal-pdf.ts';
import { blocksOnPages, startOf } from './section-pages.ts';
import { titlePage } from './title-page.ts';

/** The answers to a funder's questions as a tagged PDF, in the funder's order (CALL-27). */
export async function applicationPdf(input: ApplicationExport): Promise<Uint8Array> {
  const { cover, questions, paper } = input;
  const page = pageOf(paper);
  const document = newDocument(applicationFacts(input), page);
  const writer = new PageWriter(document, page, maxPages);
  titlePage(writer, cover);
  const isWhole = await writeQuestions(writer, questions);
  pageFurniture(writer, {
    header: { start: cover.title, end: cover.facts.find(([label]) => label === 'Reference')?.[1] ?? '' },
    footer: cover.organization,
    firstPage: 1,
    ...(!isWhole && { closing: `The answers go on; this file ends after ${maxPages} pages.` }),
  });
  writer.root.end();
  return bytesOf(document);
}

/** False if the page limit was reached. */
async function writeQuestions(writer: PageWriter, questions: AnsweredQuestion[]): Promise<boolean> {
  try {
    writer.newPage();
    for (const question of questions) {
      if (question.part) partHeading(writer, question.part);
      questionPages(writer, question);
      // Lets other requests run between two answers.
      await nextTurn();
    }
    return true;
  } catch (error) {
    if (error instanceof PageLimitReached) return false;
    throw error;
  }
}

function partHeading(writer: PageWriter, part: string): void {
  const style: TextStyle = { role: 'heading', size: 'heading' };
  // It stays with its first question.
  writer.ensure(writer.lines(part, style).length * sizes.heading.leading + 120);
  writer.document.outline.addItem(part);
  writer.artifact(() => {
    writer.document.rect(writer.page.left, writer.y, 28, 3).fill(colors.acacia);
  });
  writer.y += 10;
  writer.block(writer.element('H2'), 'H2', part, style);
  writer.y += 10;
}

function questionPages(writer: PageWriter, { number, text, note, blocks, needs }: AnsweredQuestion): void {
  const name = `${number} ${text}`;
  const heading: TextStyle = { role: 'heading', size: 'lead' };
  const quiet: TextStyle = { size: 'small', color: colors.soft };
  const height = writer.lines(name, heading).length * sizes.lead.leading + sizes.small.leading + 16;
  const room = writer.page.columnBottom - writer.page.top;
  // The question stays with the beginning of its answer, unless it is as long as a page.
  writer.ensure(Math.min(room, height + startOf(writer, blocks)));
  writer.document.outline.addItem(name.slice(0, 120));
  writer.block(writer.element('H3'), 'H3', name, heading);
  writer.y += 2;
  writer.block(writer.element('P'), 'P', note, quiet);
  writer.y += 8;
  if (blocks.length > 0) blocksOnPages(writer, blocks, needs);
  else writer.block(writer.element('P'), 'P', noAnswer, { color: colors.soft });
  writer.y += 22;
}

const noAnswer = 'No answer.';
