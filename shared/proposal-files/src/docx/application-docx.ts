import { Numbering, wordPageOf, wordRuns } from '@harambee/documents/word';
import { type FileChild, HeadingLevel, Packer, Paragraph } from 'docx';
import {
  type AnsweredQuestion,
  type ApplicationExport,
  applicationFacts,
} from '../export/application-export.ts';
import { type WordPlace, wordBlocks } from './word-blocks.ts';
import { quiet, wordCover, wordDocument } from './word-frame.ts';

/** The answers to a funder's questions as a Word document, in the funder's order (CALL-27). */
export async function applicationDocx(input: ApplicationExport): Promise<Uint8Array> {
  const { cover, questions, paper } = input;
  const place = { numbering: new Numbering(), page: wordPageOf(paper) };
  const hasParts = questions.some(({ part }) => part !== undefined);
  const children = questions.flatMap((question) => questionChildren(question, place, hasParts));
  const reference = cover.facts.find(([label]) => label === 'Reference')?.[1] ?? '';
  const running = { start: cover.title, end: reference, footer: cover.organization };
  const bytes = await Packer.toArrayBuffer(
    wordDocument(applicationFacts(input), { ...place, running }, [
      ...wordCover(cover, place.page),
      ...children,
    ]),
  );
  return new Uint8Array(bytes);
}

function questionChildren(
  { number, part, text, note, blocks, needs }: AnsweredQuestion,
  place: WordPlace,
  hasParts: boolean,
): FileChild[] {
  const [heading, below] = hasParts
    ? [HeadingLevel.HEADING_2, HeadingLevel.HEADING_3]
    : [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2];
  return [
    ...(part ? [new Paragraph({ heading: HeadingLevel.HEADING_1, ...wordRuns(part) })] : []),
    new Paragraph({ heading, keepNext: true, ...wordRuns(`${number} ${text}`) }),
    new Paragraph({ keepNext: true, ...wordRuns(note, quiet) }),
    ...(blocks.length > 0
      ? wordBlocks(blocks, needs, place, below)
      : [new Paragraph(wordRuns('No answer.', quiet))]),
  ];
}
