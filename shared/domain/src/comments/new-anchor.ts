import { type Anchor, followAnchor } from './anchor.ts';
import { commentLimits } from './comment-limits.ts';
import type { NewAnchor } from './comments.schemas.ts';
import { lostWords } from './following/lost-words.ts';
import { wordsIn } from './following/tokens.ts';

/** The words that somebody selected, with what is around them: what a new comment sends (COMMENT-02). */
export const newAnchor = (text: string, start: number, end: number): NewAnchor => ({
  start,
  end,
  quote: text.slice(start, end),
  before: text.slice(Math.max(0, start - commentLimits.context), start),
  after: text.slice(end, end + commentLimits.context),
});

const sharedLength = (
  one: string,
  other: string,
  at: (text: string, place: number) => string | undefined,
) => {
  let count = 0;
  while (count < one.length && count < other.length && at(one, count) === at(other, count)) count += 1;
  return count;
};
const fromEnd = (text: string, place: number) => text.at(-1 - place);
const fromStart = (text: string, place: number) => text[place];

/** Characters of context that show which of several equal words was meant. */
const enough = 8;
/** So many words stand in a text by chance hardly ever. */
const telling = 4;

/** Where the quote stands with the most of its context around it, closest to where it was. */
function bestPlace({ quote, start, before, after }: NewAnchor, text: string): number | undefined {
  const { context } = commentLimits;
  let best: { at: number; shared: number } | undefined;
  let count = 0;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    count += 1;
    const end = at + quote.length;
    const shared =
      sharedLength(text.slice(Math.max(0, at - context), at), before, fromEnd) +
      sharedLength(text.slice(end, end + context), after, fromStart);
    const isCloser = best && shared === best.shared && Math.abs(at - start) < Math.abs(best.at - start);
    if (!best || shared > best.shared || isCloser) best = { at, shared };
  }
  if (!best) return undefined;
  const isSure = best.shared >= Math.min(enough, before.length + after.length);
  return isSure || (count === 1 && wordsIn(quote).length >= telling) ? best.at : undefined;
}

/** What stands now between the words that were before and after the quote. */
function between({ before, after }: NewAnchor, text: string): { start: number; end: number } | undefined {
  const [left, right] = [before.slice(-40), after.slice(0, 40)];
  const found = left === '' ? 0 : text.indexOf(left);
  if (found === -1) return undefined;
  const start = found + left.length;
  const end = right === '' ? text.length : text.indexOf(right, start);
  return end === -1 ? undefined : { start, end };
}

/**
 * Finds the words of a new comment in the text of today, which may have changed since somebody selected them, as after
 * hours without a network (COMMENT-02). Words that are not there any more are said to be gone; the comment stays.
 */
export function placeNewAnchor(given: NewAnchor, text: string): Anchor {
  const { quote, start, end } = given;
  const at = bestPlace(given, text);
  if (at !== undefined) return { start: at, end: at + quote.length, quote, state: 'here' };
  const around = between(given, text);
  const seen = given.before + quote + given.after;
  const range = { start: given.before.length, end: given.before.length + quote.length };
  const lost = lostWords(range, seen);
  const place = Math.min(around?.start ?? start, text.length, Math.max(start, end));
  const gone: Anchor = { start: place, end: place, quote, state: 'gone', lost };
  if (!around) return gone;
  const today = text.slice(around.start, around.end);
  const followed = followAnchor({ start: 0, end: quote.length, quote, state: 'here' }, quote, today);
  if (followed.state === 'gone') return { ...gone, start: around.start, end: around.start };
  return { ...followed, start: followed.start + around.start, end: followed.end + around.start };
}
