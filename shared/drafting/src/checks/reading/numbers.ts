import { formatNumber, westernDigits } from '@harambee/domain';
import { spelledNumber, spelledValue } from '../../reading/numbers/spelled-numbers.ts';
import { remembered } from '../../reading/remembered.ts';

/** A number as a text has it, in digits or in words. */
export interface StatedNumber {
  value: number;
  /** As written: "8", "eight", "9,600". */
  words: string;
  start: number;
  end: number;
}

/** It begins with the digit, not with what must not stand before it: that is looked at where there is one, not at each letter. */
const numeral =
  /\p{Nd}(?<![\p{L}\p{N}.,/:-]\p{Nd})\p{Nd}*(?:[.,’\u00a0\u202f ]\p{Nd}{3})*(?:[.,]\p{Nd}+)?(?![\p{N}])(?![-/:]\p{Nd})/gu;

/** The value of a numeral with the marks of any country: "9,600", "1.240", "5,8", "1,35,000". */
export function figureOf(written: string): number {
  const digits = westernDigits(written).replace(/[’\u00a0\u202f ]/g, '');
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(digits))
    return Number(digits.replaceAll('.', '').replace(',', '.'));
  return Number(digits.replace(',', '.'));
}

/** More of them in one text are a table of data that somebody pasted. */
const mostNumbers = 1_000;

/** Every number of a text in its order; "one" is a word more often than a number and is left out. */
export const numbersIn: (text: string) => readonly StatedNumber[] = remembered((text) => {
  const found: StatedNumber[] = [];
  for (const { 0: words, index } of text.matchAll(numeral)) {
    const value = figureOf(words);
    if (Number.isFinite(value)) found.push({ value, words, start: index, end: index + words.length });
  }
  for (const { 0: words, index } of text.matchAll(spelledNumber)) {
    const value = spelledValue(words);
    if (value !== undefined && value > 1)
      found.push({ value, words, start: index, end: index + words.length });
  }
  return found.sort((a, b) => a.start - b.start).slice(0, mostNumbers);
});

/** A number as a message has it. */
export const inFigures = (value: number): string => formatNumber(value);

/** Years read as numbers too; they tell when, not how much. */
export const isYear = ({ words }: StatedNumber): boolean => /^(?:19|20)\d\d$/.test(words);

/** One form for singular and plural. */
export function singular(word: string): string {
  const plain = word.toLowerCase().replace(/[’']s?$/, '');
  if (plain === 'people' || plain === 'persons') return 'person';
  if (plain === 'women' || plain === 'men') return plain.replace(/en$/, 'an');
  if (plain === 'children') return 'child';
  if (/ies$/.test(plain)) return plain.replace(/ies$/, 'y');
  if (/(?:ches|shes|sses|xes)$/.test(plain)) return plain.slice(0, -2);
  return /[^s]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** The words that follow a place in a text up to the end of the clause, each in its singular. */
export function wordsAfter(text: string, from: number, count: number): string[] {
  const clause = /^[^.,;:()[\]\n|]*/.exec(text.slice(from, from + 120))?.[0] ?? '';
  return clause
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, count)
    .map((word) => singular(word));
}

/** Of a text without full stops this much is a sentence. */
const longestSentence = 400;

/** The sentence around a place. */
export function sentenceAround(text: string, at: number): string {
  const start = Math.max(0, at - longestSentence);
  const before = text.slice(start, at);
  const from = Math.max(
    before.lastIndexOf('\n'),
    ...[...before.matchAll(/[.!?](?=\s+["“(]?[\p{Lu}\p{Nd}])/gu)].map(({ index }) => index),
    -1,
  );
  const after = text.slice(at, at + longestSentence);
  const end = /[.!?](?=\s+["“(]?[\p{Lu}\p{Nd}]|\s*$)|\n/u.exec(after);
  return text.slice(start + from + 1, end ? at + end.index + 1 : at + longestSentence).trim();
}
