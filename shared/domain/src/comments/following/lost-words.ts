import type { Run } from './runs.ts';
import { wordsIn } from './tokens.ts';

/** What a gone anchor remembers: its words return only with the same neighbors (COMMENT-02). */
export interface LostWords {
  before: string;
  /** What was left of the quote when it went. */
  words: string;
  after: string;
}

/** Characters that are kept of the text on each side. */
const kept = 64;

export const lostWords = ({ start, end }: { start: number; end: number }, text: string): LostWords => ({
  before: text.slice(Math.max(0, start - kept), start),
  words: text.slice(start, end),
  after: text.slice(end, end + kept),
});

const sharedEnd = (one: string, other: string): number => {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count))
    count += 1;
  return count;
};
const reversed = (text: string) => text.split('').reverse().join('');

/** How well words at a place have their old neighbors; 0 if the word on either side is another one. */
function neighborsAt(lost: LostWords, text: string, at: number): { likeness: number; isWhole: boolean } {
  const end = at + lost.words.length;
  const [left, right] = [text.slice(Math.max(0, at - kept), at), text.slice(end, end + kept)];
  const isSame =
    wordsIn(lost.before).at(-1) === wordsIn(left).at(-1) && wordsIn(lost.after)[0] === wordsIn(right)[0];
  const shared = sharedEnd(left, lost.before) + sharedEnd(reversed(right), reversed(lost.after));
  const isWhole = shared === lost.before.length + lost.after.length;
  return { likeness: isSame ? 1 + shared : 0, isWhole };
}

/** Whether some of the characters from `at` on are new, and not moved or kept ones. */
function isNew(runs: readonly Run[], text: string, at: number, end: number): boolean {
  let covered = at;
  for (const run of runs)
    if (run.after <= covered && run.after + run.length > covered) covered = run.after + run.length;
  return text.slice(covered, end).trim() !== '';
}

/**
 * Where lost words are again: the same words, new in this change, with the same neighbors, and where they were or with
 * all that was around them. The place with more of the old text around it counts, of equal ones the closest to where
 * they were. Undefined if they are not back.
 *
 * @param runs what both texts have in common, by where it is in the text after
 */
export function placeOfReturn(
  lost: LostWords,
  runs: readonly Run[],
  after: string,
  near: number,
): number | undefined {
  if (lost.words === '') return undefined;
  let best: { at: number; likeness: number } | undefined;
  for (let at = after.indexOf(lost.words); at !== -1; at = after.indexOf(lost.words, at + 1)) {
    const end = at + lost.words.length;
    const { likeness, isWhole } = neighborsAt(lost, after, at);
    if (likeness === 0 || !isNew(runs, after, at, end)) continue;
    const [from, to] = [Math.min(end, near), Math.max(at, near)];
    const isThere = from >= to || !runs.some((run) => run.after < to && run.after + run.length > from);
    if (!isThere && !isWhole) continue;
    const isCloser = best && likeness === best.likeness && Math.abs(at - near) < Math.abs(best.at - near);
    if (!best || likeness > best.likeness || isCloser) best = { at, likeness };
  }
  return best?.at;
}
