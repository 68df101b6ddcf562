import { formatNumber } from './formats.ts';

/** One to twelve, which are spelled out within a sentence. */
export const smallNumberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count at the start of a sentence: "No", "Six", "1,204". */
export function numberWord(count: number): string {
  if (count === 0) return 'No';
  const word = smallNumberWords[count - 1];
  return word ? `${word[0]?.toUpperCase()}${word.slice(1)}` : formatNumber(count);
}
