import { alignTexts } from './following/aligned-texts.ts';
import { type LostWords, lostWords, placeOfReturn } from './following/lost-words.ts';
import { movedTo } from './following/moved-words.ts';
import type { Run } from './following/runs.ts';
import { withGapsSlid } from './following/slid-gaps.ts';
import { hasWord } from './following/tokens.ts';

/** The words of a place that a comment is about (COMMENT-02). Positions are those of UTF-16. */
export interface Anchor {
  start: number;
  end: number;
  /** The words as they were when the comment was made. */
  quote: string;
  /** `changed`: some of its words are left, and the range spans them. `gone`: none; `start` is where they were. */
  state: 'here' | 'changed' | 'gone';
  /** Of a gone anchor. */
  lost?: LostWords;
}

interface Range {
  start: number;
  end: number;
}

/** Where a position of the text before is in the text after; inside a gap, where the gap begins. */
function positionAfter(runs: readonly Run[], at: number): number {
  let place = 0;
  for (const { before, after, length } of runs) {
    if (before > at) break;
    place = after + Math.min(at - before, length);
  }
  return place;
}

/** The parts of ranges that are still there, as ranges of the text after. */
const partsLeft = (ranges: readonly Range[], runs: readonly Run[]): Range[] =>
  ranges.flatMap((range) =>
    runs.flatMap(({ before, after, length }): Range[] => {
      const start = Math.max(range.start, before);
      const end = Math.min(range.end, before + length);
      return start < end ? [{ start: start - before + after, end: end - before + after }] : [];
    }),
  );

/** Which parts of an anchor's range are words of its quote; between them may be words that were added later. */
function ownParts({ start, end, quote, state }: Anchor, text: string): Range[] {
  if (state === 'here') return [{ start, end }];
  const runs = alignTexts(quote, text.slice(start, end), true);
  const parts = runs.map(({ after, length }) => ({ start: start + after, end: start + after + length }));
  return parts.length > 0 ? parts : [{ start, end }];
}

/** From the first to the last word that is left; undefined if none is. */
function spanOf(parts: readonly Range[], text: string, quote: string): Range | undefined {
  const counts = hasWord(quote) ? hasWord : (part: string) => part.trim() !== '';
  const worded = parts.filter(({ start, end }) => text.slice(start, end).trim() !== '');
  if (!worded.some(({ start, end }) => counts(text.slice(start, end)))) return undefined;
  const [first, last] = [worded[0] as Range, worded.at(-1) as Range];
  const lead = /^\s*/.exec(text.slice(first.start, first.end))?.[0].length ?? 0;
  const trail = /\s*$/.exec(text.slice(last.start, last.end))?.[0].length ?? 0;
  return { start: first.start + lead, end: last.end - trail };
}

/** Where the whole quote stands around what is left of it, closest to `near`. */
function wholeQuote(quote: string, { start, end }: Range, text: string): number | undefined {
  let best: number | undefined;
  for (let at = text.indexOf(quote, Math.max(0, end - quote.length)); at !== -1 && at <= start; ) {
    best = at;
    at = text.indexOf(quote, at + 1);
  }
  return best;
}

/** Two texts, compared once for all comments of their place. */
function follower(before: string, after: string): (anchor: Anchor) => Anchor {
  let known: Run[] | undefined;
  const runs = () => {
    known ??= alignTexts(before, after);
    return known;
  };

  const back = (anchor: Anchor): Anchor => {
    const near = positionAfter(runs(), anchor.start);
    const { lost, ...rest } = anchor;
    const at = lost && placeOfReturn(lost, runs(), after, near);
    if (!lost || at === undefined) return { ...anchor, start: near, end: near };
    const state = lost.words === anchor.quote ? 'here' : 'changed';
    return { ...rest, start: at, end: at + lost.words.length, state };
  };

  return (anchor) => {
    if (anchor.state === 'gone') return back(anchor);
    const { quote, start, end } = anchor;
    const kept = withGapsSlid(runs(), before, after, anchor);
    const left = partsLeft(ownParts(anchor, before), kept);
    const span = spanOf(left, after, quote);
    const here = span && wholeQuote(quote, anchor.state === 'here' ? wholeSpan(left, span) : span, after);
    if (here !== undefined) return { ...anchor, start: here, end: here + quote.length, state: 'here' };
    const moved = movedTo(anchor, before, after);
    if (moved !== undefined) return { ...anchor, start: moved, end: moved + end - start };
    if (span) return { ...anchor, ...span, state: 'changed' };
    const at = positionAfter(kept, start);
    return { ...anchor, start: at, end: at, state: 'gone', lost: lostWords(anchor, before) };
  };
}

/** What is left with its white space, where the quote itself begins or ends with some. */
const wholeSpan = (parts: readonly Range[], span: Range): Range =>
  parts.length === 1 ? (parts[0] as Range) : span;

/**
 * Follows the words of a comment through one change of the text of its place (COMMENT-02). `here`: the text has the
 * quote at the range, and it is the same occurrence. Pure; also in the browser.
 */
export const followAnchor = (anchor: Anchor, before: string, after: string): Anchor =>
  before === after ? anchor : follower(before, after)(anchor);

/** The same for all comments of a place; the texts are compared only once. */
export const followAnchors = (anchors: readonly Anchor[], before: string, after: string): Anchor[] =>
  before === after ? [...anchors] : anchors.map(follower(before, after));
