import type { ProfileFact } from '@harambee/domain/schemas';
import { type FoundFigure, figuresIn } from './figures.ts';

/** A figure of the profile, as far as a text can state it. */
export type StatedFact = Pick<ProfileFact, 'name' | 'value' | 'unit' | 'date'>;

const year = /(?<![\p{L}\p{N}])(?:19|20)\d{2}(?![\p{L}\p{N}])/gu;
/** What is to come is not what is: a target stays when a count changes. */
const ahead =
  /\b(?:will|shall|would|plans?|planned|aims?|aimed|targets?|goals?|intends?|hopes?|expects?|expected|further|additional|another|extra|more|new|up to|at least|as many as)\b/iu;
const money = /(?:[$€£¥]|\b(?:USD|EUR|GBP|KES|UGX|TZS|NGN|GHS|ZAR|INR|BDT|XOF|XAF|PEN|BRL|MXN))\s*$/u;

/** Singular and plural, and the beginning of a longer form. */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ies|y)$/u, '')
    .replace(/s$/u, '');

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** How many words may stand between a figure and its unit: "1,200 school pupils". */
const between = 1;

/** Whether a text says, behind a figure, that it counts this unit. */
function countsUnit(after: string, unit: string): boolean {
  const [first, ...rest] = wordsOf(unit).map(stemOf);
  if (first === undefined) return false;
  const said = wordsOf(/^[^.;:!?()]*/u.exec(after)?.[0] ?? '')
    .slice(0, between + 1 + rest.length)
    .map(stemOf);
  return said.some(
    (word, at) => at <= between && word === first && rest.every((next, n) => said[at + 1 + n] === next),
  );
}

/** The sentence around a place. */
function sentenceAt(text: string, { start, end }: FoundFigure): string {
  const before = text.slice(0, start);
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((sign) => before.lastIndexOf(sign) + 1));
  const to = /[.!?](?=\s|$)|\n/u.exec(text.slice(end));
  return text.slice(from, to ? end + to.index : text.length);
}

/**
 * The places where a text says a figure of the profile without being linked to it (CALL-35): the value before the unit,
 * of no other year, and not of what is to come.
 */
export function placesAsTyped(text: string, fact: StatedFact): FoundFigure[] {
  const ofYear = fact.date.slice(0, 4);
  return figuresIn(text).filter((figure) => {
    if (figure.value !== fact.value) return false;
    if (money.test(text.slice(0, figure.start))) return false;
    if (!countsUnit(text.slice(figure.end), fact.unit)) return false;
    const sentence = sentenceAt(text, figure);
    if (ahead.test(sentence)) return false;
    return (sentence.match(year) ?? []).every((named) => named === ofYear || named === figure.words);
  });
}
