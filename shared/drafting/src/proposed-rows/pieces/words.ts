import { sentencesOf } from '../../reading/plain-text.ts';

/** Answers in free text that rows are read from. */
export const readFields = [
  'description',
  'objectives',
  'methodology',
  'timeline',
  'sustainability',
  'team',
] as const;
export type ReadField = (typeof readFields)[number];

/** A part of an answer, with its position. */
export interface Words {
  field: ReadField;
  /** The index of the item, if the answer is a list. */
  item?: number;
  text: string;
  start: number;
  end: number;
}

/** A part of a text, by its position. */
export function part(words: Words, from: number, to = words.text.length): Words {
  const slice = words.text.slice(from, to);
  const start = words.start + from + (slice.length - slice.trimStart().length);
  const text = slice.trim();
  return { ...words, text, start, end: start + text.length };
}

const mark = /^\s*(?:[-–—•*·▪●○]\s+|\(?\d{1,2}[.)]\s+|\(?[a-z][.)]\s+)/u;

/** The lines of an answer without their bullets and numbers. */
export function linesIn(words: Words): Words[] {
  return Array.from(words.text.matchAll(/[^\n]+/g), ({ 0: line, index }) =>
    part(words, index + (mark.exec(line)?.[0].length ?? 0), index + line.length),
  ).filter(({ text }) => text !== '');
}

/** Consecutive lines without an empty line between them. */
export function blocksIn(words: Words): Words[][] {
  return Array.from(words.text.matchAll(/[^\n]+(?:\n[^\n]+)*/g), ({ 0: block, index }) =>
    linesIn(part(words, index, index + block.length)),
  ).filter((lines) => lines.length > 0);
}

/** "Dr. Achieng" and "Ing. Julio" are one sentence despite the full stop. */
const abbreviation = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|Eng|Ing|Rev|Sr|Fr|St|No|approx|incl|e\.g|i\.e)\.$/i;

/** The sentences of a line. */
export function sentencesIn(line: Words): Words[] {
  const sentences: Words[] = [];
  let at = 0;
  // By Unicode's rule, a number at the beginning of a sentence does not end the previous one.
  const pieces = sentencesOf(line.text).flatMap((one) => one.split(/(?<=\p{Ll}{4}[.!?]) (?=\d)/u));
  for (const sentence of pieces) {
    const from = line.text.indexOf(sentence, at);
    if (from < 0) return [line];
    at = from + sentence.length;
    const last = sentences.at(-1);
    if (last && abbreviation.test(last.text))
      sentences[sentences.length - 1] = part(line, last.start - line.start, at);
    else sentences.push(part(line, from, at));
  }
  return sentences;
}

/** A row read from text: the stated cells, and the words that state them, the row's own words first. */
export interface Reading<Cells> {
  cells: Partial<Cells>;
  sources: [Words, ...Words[]];
}

/** Longer than any text that describes one row. */
export const longestRow = 600;

/** Strips the punctuation around a clause. */
export const bare = (text: string): string =>
  text.replace(/^[\s,;:.–—|(-]+/u, '').replace(/[\s,;:.|–—-]+$/u, '');

/** The same, and strips a closing bracket without an opening one. */
export const clause = (text: string): string => {
  const trimmed = bare(text);
  return trimmed.includes('(') ? trimmed : trimmed.replace(/\)+$/, '');
};
