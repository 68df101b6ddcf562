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
  wordBreaks ??= new Intl.Segmenter('en', { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of wordBreaks.segment(text)) if (isWordLike) words += 1;
  return words;
}
