import { figureOf } from '../../checks/reading/numbers.ts';
import { spelledNumber, spelledValue } from '../../reading/numbers/spelled-numbers.ts';

/** A number in digits as texts of any country write it, or in words. */
export const numeral = String.raw`(?:\d+(?:[.,]\d+)*|${spelledNumber.source})`;

/** Its value; nothing for words that name none ("thousands"). */
export const numberOf = (words: string): number | undefined => {
  const value = /\d/.test(words) ? figureOf(words) : spelledValue(words);
  return value === undefined || Number.isFinite(value) ? value : undefined;
};
