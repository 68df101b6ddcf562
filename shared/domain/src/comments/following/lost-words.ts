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
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
};
const reversed = (text: string) => text.split('').reverse().join('');

/** How well words at a place have their old neighbors; 0 if the word on either side is another one. */
function neighborsAt(lost: LostWords, text: string, at: number): number {
  const end = at + lost.words.length;
  const [left, right] = [text.slice(Math.max(0, at - kept), at), text.slice(end, end + kept)];
  const isSame =
    wordsIn(lost.before).at(-1) === wordsIn(left).at(-1) && wordsIn(lost.after)[0] === wordsIn(right)[0];
  return isSame ? 1 + sharedEnd(left, lost.before) + sharedEnd(reversed(right), reversed(lost.after)) : 0;
}

/**
 * Where lost words are again: the same words, new in this change, with the same neighbors. The place with more of the
 * old text around it counts, of equal ones the one closest to where they were. Undefined if they are not back.
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
    if (runs.some((run) => run.after <= at && end <= run.after + run.length)) continue;
    const likeness = neighborsAt(lost, after, at);
    const isCloser = best && likeness === best.likeness && Math.abs(at - near) < Math.abs(best.at - near);
    if (likeness > 0 && (!best || likeness > best.likeness || isCloser)) best = { at, likeness };
  }
  return best?.at;
}
