/** How a funder measures the length of an answer (CALL-03). */
export const limitUnits = {
  words: 'words',
  characters: 'characters',
  characters_without_spaces: 'characters without spaces',
} as const;
export type LimitUnit = keyof typeof limitUnits;
export const limitUnitNames = Object.keys(limitUnits) as LimitUnit[];

/** How some portals count otherwise, for the units in which it makes a difference (CALL-31). */
export const limitCountings = {
  utf16: 'As most browsers do: an emoji is two',
  graphemes: 'Signs as one sees them',
  line_breaks_as_two: 'A line break is two',
  letter_runs: 'Runs of letters and digits: a hyphen divides, a lone sign is no word',
} as const;
export type LimitCounting = keyof typeof limitCountings;

/** The countings that can be chosen for a unit. */
export const countingsOf = (unit: LimitUnit): LimitCounting[] =>
  unit === 'words' ? ['letter_runs'] : ['utf16', 'graphemes', 'line_breaks_as_two'];

/** Signs of East Asian scripts and their punctuation are counted one by one; Korean has spaces. */
const eastAsian = /(?=[\u2e80-\u{10ffff}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uff01-\uff60]/gu;
const letterRun = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const run = /\P{White_Space}+/gu;
const space = /\p{White_Space}/gu;

/** What the copy button copies: composed letters, one kind of line break, nothing trimmed (CALL-28). */
const asCopied = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n');

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Created on first use, because a browser without it must still open the pages that do not count signs. */
let signs: Intl.Segmenter | undefined;

function countSigns(text: string): number {
  signs ??= new Intl.Segmenter('en');
  let count = 0;
  for (const _ of signs.segment(text)) count += 1;
  return count;
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * The length of a text as a funder counts it. Characters are code points, with a line break as one (CALL-28), or all
 * that are no white space (CALL-29). Words are runs of what is no white space; signs of East Asian scripts count one by
 * one (CALL-30). `counting` is that of a portal that differs (CALL-31).
 *
 * @example countByUnit('Water for $46,200.', 'words') // 3
 */
export function countByUnit(text: string, unit: LimitUnit, counting?: LimitCounting): number {
  const copied = asCopied(text);
  if (unit === 'words') {
    if (counting === 'letter_runs') return countOf(copied, letterRun);
    const single = countOf(copied, eastAsian);
    return single + countOf(single === 0 ? copied : copied.replace(eastAsian, ' '), run);
  }
  const counted = unit === 'characters' ? copied : copied.replace(space, '');
  if (counting === 'utf16') return counted.length;
  if (counting === 'graphemes') return countSigns(counted);
  return countCodePoints(counting === 'line_breaks_as_two' ? counted.replaceAll('\n', '\r\n') : counted);
}
