import { figureOf } from '../../checks/reading/numbers.ts';
import { spelledNumber, spelledValue } from '../../reading/numbers/spelled-numbers.ts';

/** A number in words, or in digits as any country writes it. */
export const numeral = String.raw`(?:\d+(?:[.,]\d+)*|${spelledNumber.source})`;

/** Its value; undefined for words that name none ("thousands"). */
export const numberOf = (words: string): number | undefined => {
  const value = /\d/.test(words) ? figureOf(words) : spelledValue(words);
  return value === undefined || Number.isFinite(value) ? value : undefined;
};
