import { sentencesOf } from './plain-text.ts';

/** Longer pieces are prose, so they are not read as rows. */
export const longestPiece = 500;

const bullet = /^\s*(?:[-–—•*·▪●○]\s*|\(?\d{1,2}[.)]\s+|\(?[a-z][.)]\s+)/iu;

/** "Dr. Achieng" is one sentence despite the full stop. */
const abbreviation =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|Eng|Rev|Sr|Fr|St|No|approx|incl|e\.g|i\.e|Mme|Mlle)\.$/i;

/** The sentences of one line. */
export function wholeSentences(line: string): string[] {
  const sentences: string[] = [];
  for (const sentence of sentencesOf(line)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last))
      sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}

/** The lines of a text without their bullets and numbers, each once. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/\n+/)
      .map((line) => line.replace(bullet, '').trim())
      .filter((line) => line !== ''),
  ),
];

/** Every sentence of a text, line by line, each once. */
export const statementsOf = (text: string): string[] => [...new Set(linesOf(text).flatMap(wholeSentences))];

/** A row typed as a table: "Survey | 1-2 | Hydrogeologist". */
export const cellsOf = (line: string): string[] =>
  line
    .split(/\s*[|\t]\s*/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

/** Strips the punctuation around a clause. */
export const bare = (text: string): string =>
  text.replace(/^[\s,;:.–—|-]+|[\s,;:|–—-]+$/g, '').replace(/[.。]$/, '');
