import { hundredthsOf } from '@harambee/domain';
import { phrasesOf } from '../text/phrases.ts';

/** A number written in figures. */
export interface Numeral {
  value: number;
  start: number;
  end: number;
  /** Of the word behind it: 1,000,000 for "million". */
  factor: number;
}

const digits = String.raw`(?<![\d.,])(?:\d{1,3}(?:[ .,']\d{3}){1,4}(?:[.,]\d{1,2})?|\d{1,15}(?:[.,]\d{1,2})?)(?![\d])`;

const factors: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  mille: 1e3,
  mil: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  millon: 1e6,
  millones: 1e6,
  milhao: 1e6,
  milhoes: 1e6,
  bn: 1e9,
  billion: 1e9,
  milliard: 1e9,
  milliards: 1e9,
  'mil millones': 1e9,
  'mil milhoes': 1e9,
  bilhoes: 1e9,
};
const multiple = [...Object.keys(factors)].sort((one, other) => other.length - one.length).join('|');
const numeral = new RegExp(String.raw`(${digits})(?:\s?(${multiple})(?![\p{L}\p{N}]))?`, 'gu');

/** A passage with more numbers is a table of figures, not a sentence: the rest of it is not read. */
const most = 60;

function first<Item>(items: Iterable<Item>, count: number): Item[] {
  const taken: Item[] = [];
  for (const item of items) if (taken.push(item) === count) break;
  return taken;
}

/** Every number in figures of a folded text, "2k" and "1,2 million" too; no part of a date, a code or a decimal chain. */
export function numeralsIn(plain: string): Numeral[] {
  return first(plain.matchAll(numeral), most).flatMap((match) => {
    const [whole, figures = '', times] = match;
    const before = plain.charAt(match.index - 1);
    // "BRR-27-014" and "A4" are codes.
    if (
      /[\p{L}_#]/u.test(before) &&
      !/(?:^|[^\p{L}])(?:usd|eur|gbp|[a-z]{3}|r|s\/|q|b\/|us|kshs?|rs)$/u.test(
        plain.slice(Math.max(0, match.index - 5), match.index),
      )
    )
      return [];
    const isLetterUnit = times === 'k' || times === 'm' || times === 'mn' || times === 'bn';
    const isMetre =
      times === 'm' &&
      !/^[€$£]/.test(plain.slice(match.index + whole.length)) &&
      !/[^\s\d]\s?$/.test(plain.slice(Math.max(0, match.index - 2), match.index));
    const factor = times === undefined || isMetre ? 1 : (factors[times] ?? 1);
    // "1,2 million": one figure after a comma is a fraction.
    const value = hundredthsOf(factor === 1 ? figures : figures.replace(/,(\d{1,2})$/, '.$1'));
    if (value === undefined) return [];
    const end = match.index + (isMetre && isLetterUnit ? figures.length : whole.length);
    return [{ value: Math.round((value / 100) * factor * 100) / 100, start: match.index, end, factor }];
  });
}

/** Words between the two numbers of a range. */
const rangeWords = phrasesOf({
  en: 'to|and|or|up to',
  fr: "a|et|ou|jusqu'a",
  es: 'a|y|hasta',
  pt: 'a|e|ate',
});
const link = new RegExp(String.raw`^\s?(?:-|${rangeWords.join('|')})\s?$`, 'u');

/** Whether the words between two numbers make them a range. */
export const isRange = (between: string): boolean => link.test(between);

const pairWords =
  /^\s?(?:,\s?)?(?:(?:and|et|y|e|but|to|mais|pero|mas|a)\s)?(?:(?:at|no|not|au|como|a|um|un|une|o|el|le|la|de|en)\s){0,2}(?:most|more than|maximum|maximo|maxima|max\.?|plus|ate|hasta|jusqu'a|up to|mais de|mas de)\s?(?:of\s|de\s|d')?$/u;

/** Whether the words between two numbers make them the least and the most: "at least 8 and at most 40". */
export const isPair = (between: string): boolean => between.length < 40 && pairWords.test(between);
