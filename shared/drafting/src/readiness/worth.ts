import { sentencesOf } from '../reading/plain-text.ts';
import { remembered } from '../reading/remembered.ts';

/** How many words of a text carry meaning, each once; letters and figures alone carry none. */
const contentWords = remembered(
  (text) =>
    new Set(
      Array.from(text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu), ([word]) => word).filter(
        (word) => word.length > 3 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Arabic}]/u.test(word),
      ),
    ).size,
);

/** A cell that says something: at least so many words that carry meaning. */
export const says = (text: string | undefined, words = 1): boolean =>
  text !== undefined && contentWords(text) >= words;

/** Words between commas are a list of what a reviewer likes, and no statement. */
export function isList(sentence: string): boolean {
  const pieces = sentence.split(/[,;、，]/);
  const words = sentence.trim().split(/\s+/).length;
  return pieces.length > 4 && words / pieces.length < 3.2;
}

/** The sentences of a text that state something. */
export const statements: (text: string) => readonly string[] = remembered((text) =>
  text
    .split('\n')
    .flatMap(sentencesOf)
    .filter((sentence) => says(sentence, 3) && !isList(sentence)),
);
