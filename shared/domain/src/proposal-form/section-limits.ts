/** How a funder measures the length of an answer. */
export const limitUnits = {
  words: 'words',
  characters: 'characters',
  characters_without_spaces: 'characters without spaces',
} as const;
export type LimitUnit = keyof typeof limitUnits;
export const limitUnitNames = Object.keys(limitUnits) as LimitUnit[];

/** Created on first use, because a browser without it must still open the pages that do not count words. */
let wordBreaks: Intl.Segmenter | undefined;

/**
 * The length of a text as a funder counts it: words even in languages without spaces (Chinese, Thai), and characters
 * as typed, with an emoji counting as one.
 *
 * @example countByUnit('Water for $46,200.', 'words') // 3
 */
export function countByUnit(text: string, unit: LimitUnit): number {
  const characters = unit === 'characters_without_spaces' ? text.replaceAll(/\s/gu, '') : text;
  if (unit !== 'words') return [...characters].length;
  let words = 0;
  for (const piece of text.split(/[ \n\r\t]+/)) words += plainWord.test(piece) ? 1 : wordsIn(piece);
  return words;
}

/** One English word with punctuation around it. Most words match, which avoids the slow segmenter. */
const plainWord = /^[("'“‘]*[A-Za-z]+[)"'”’.,;:!?]*$/;

/** Counts the words in a piece without spaces. A space always separates words, so pieces are counted individually. */
function wordsIn(piece: string): number {
  wordBreaks ??= new Intl.Segmenter('en', { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of wordBreaks.segment(piece)) if (isWordLike) words += 1;
  return words;
}
