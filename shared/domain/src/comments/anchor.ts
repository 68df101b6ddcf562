import { type Alignment, alignTexts, commonWords } from './following/aligned-texts.ts';
import { type LostWords, lostWords, placeOfReturn } from './following/lost-words.ts';
import type { Run } from './following/runs.ts';
import { withGapsSlid } from './following/slid-gaps.ts';
import { hasWord, wordsIn } from './following/tokens.ts';

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

/** A part of the quote: `from` is where it begins in the quote, the range where it stands in the text. */
interface Part extends Range {
  from: number;
}

/** Which parts of an anchor's range are words of its quote; between them may be words that were added later. */
function ownParts({ start, end, quote, state }: Anchor, text: string): Part[] {
  const whole = { from: 0, start, end };
  if (state === 'here') return [whole];
  const parts = commonWords(quote, text.slice(start, end)).map(({ before, after, length }) => ({
    from: before,
    start: start + after,
    end: start + after + length,
  }));
  return parts.length > 0 ? parts : [whole];
}

/** What is left of parts, as ranges of the text after; in the order of the quote. */
const partsLeft = (parts: readonly Part[], runs: readonly Run[]): Part[] =>
  parts
    .flatMap((part) =>
      runs.flatMap(({ before, after, length }): Part[] => {
        const start = Math.max(part.start, before);
        const end = Math.min(part.end, before + length);
        if (start >= end) return [];
        return [
          { from: part.from + start - part.start, start: start - before + after, end: end - before + after },
        ];
      }),
    )
    .sort((one, other) => one.from - other.from);

const countWords = (parts: readonly Range[], text: string): number =>
  parts.reduce((sum, { start, end }) => sum + wordsIn(text.slice(start, end)).length, 0);

/** Of parts that no longer stand in their order, because some of them moved, those with the most words. */
function together(parts: readonly Part[], text: string): Part[] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && last.end <= part.start) group.push(part);
    else groups.push([part]);
  }
  return groups.reduce(
    (best, one) => (countWords(one, text) > countWords(best, text) ? one : best),
    groups[0] ?? [],
  );
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

/** Where the whole quote stands, with a part of it in its place; the part with the most words says it. */
function wholeQuote(quote: string, parts: readonly Part[], text: string): number | undefined {
  const bySize = [...parts].sort((one, other) => countWords([other], text) - countWords([one], text));
  return bySize
    .filter((part) => hasWord(text.slice(part.start, part.end)) || !hasWord(quote))
    .map(({ from, start }) => start - from)
    .find((at) => at >= 0 && text.startsWith(quote, at));
}

/** Two texts, compared once for all comments of their place. */
function follower(before: string, after: string): (anchor: Anchor) => Anchor {
  let known: Alignment | undefined;
  const alignment = () => {
    known ??= alignTexts(before, after);
    return known;
  };

  const byPlace = () =>
    [...alignment().runs, ...alignment().moved].sort((one, other) => one.after - other.after);

  const back = (anchor: Anchor): Anchor => {
    const { runs } = alignment();
    const near = positionAfter(runs, anchor.start);
    const { lost, ...rest } = anchor;
    const at = lost && placeOfReturn(lost, byPlace(), after, near);
    if (!lost || at === undefined) return { ...anchor, start: near, end: near };
    const state = lost.words === anchor.quote ? 'here' : 'changed';
    return { ...rest, start: at, end: at + lost.words.length, state };
  };

  return (anchor) => {
    if (anchor.state === 'gone') return back(anchor);
    const { quote, start } = anchor;
    const { runs, moved } = alignment();
    const kept = withGapsSlid(runs, before, after, anchor);
    const left = partsLeft(ownParts(anchor, before), [...kept, ...moved]);
    const here = wholeQuote(quote, left, after);
    if (here !== undefined) return { ...anchor, start: here, end: here + quote.length, state: 'here' };
    const span = spanOf(together(left, after), after, quote);
    if (span) return { ...anchor, ...span, state: 'changed' };
    const at = positionAfter(kept, start);
    return { ...anchor, start: at, end: at, state: 'gone', lost: lostWords(anchor, before) };
  };
}

/**
 * Follows the words of a comment through one change of the text of its place (COMMENT-02). `here`: the text has the
 * quote at the range, and it is the same occurrence. Pure; also in the browser.
 */
export const followAnchor = (anchor: Anchor, before: string, after: string): Anchor =>
  before === after ? anchor : follower(before, after)(anchor);

/** The same for all comments of a place; the texts are compared only once. */
export const followAnchors = (anchors: readonly Anchor[], before: string, after: string): Anchor[] =>
  before === after ? [...anchors] : anchors.map(follower(before, after));
