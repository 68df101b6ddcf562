/** How a funder counts the length of an answer. */
export const limitUnits = {
  words: 'words',
  characters: 'characters',
  characters_without_spaces: 'characters without spaces',
} as const;
export type LimitUnit = keyof typeof limitUnits;
export const limitUnitNames = Object.keys(limitUnits) as LimitUnit[];

/** Made when it is first needed: a browser without it must still open the pages that count nothing. */
let wordBreaks: Intl.Segmenter | undefined;

/**
 * The length of a text as a funder counts it. Words as a reader counts them, also where no spaces part them (Chinese,
 * Thai); characters as they are typed, an emoji being one.
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

/** One word of English letters with punctuation around it: most of most texts, told without the slow search for breaks. */
const plainWord = /^[("'“‘]*[A-Za-z]+[)"'”’.,;:!?]*$/;

/** Words of a piece without spaces. A space always parts two words, so pieces are counted one by one. */
function wordsIn(piece: string): number {
  wordBreaks ??= new Intl.Segmenter('en', { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of wordBreaks.segment(piece)) if (isWordLike) words += 1;
  return words;
}
