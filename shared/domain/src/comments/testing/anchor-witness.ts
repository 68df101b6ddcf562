import { type JudgedAnchor, type Quote, quoteOf, verdictOf } from './anchor-expectations.ts';
import type { TextChange } from './text-changes.ts';

/** Follows all comments of a text through one change. */
export type Follow = (anchors: readonly JudgedAnchor[], before: string, after: string) => JudgedAnchor[];

/** What is claimed of one comment: after the change, when asked again, and when nothing changes after it. */
export interface Claims {
  first: JudgedAnchor;
  again: JudgedAnchor;
  unchanged: JudgedAnchor;
}

/** The claims about each comment, in the same order. The texts are compared once for all of them, as in the product. */
export function claimsOf(follow: Follow, anchors: readonly JudgedAnchor[], change: TextChange): Claims[] {
  const { before, after } = change;
  const given = (all: readonly JudgedAnchor[]) => all.map((anchor) => Object.freeze({ ...anchor }));
  const claimed = follow(given(anchors), before, after);
  const again = follow(given(anchors), before, after);
  const unchanged = follow(given(claimed), after, after);
  const inOrder = [claimed, again, unchanged].every((all) => all.length === anchors.length);
  if (!inOrder) throw new Error('A follower must answer for each comment, in their order.');
  return claimed.map((first, index) => ({
    first,
    again: again[index] as JudgedAnchor,
    unchanged: unchanged[index] as JudgedAnchor,
  }));
}

const noWord = /[^\p{L}\p{M}\p{N}]+/u;
const wordBefore = (text: string, place: number) =>
  text.slice(0, place).split(noWord).filter(Boolean).at(-1) ?? '';
const wordAfter = (text: string, place: number) => text.slice(place).split(noWord).find(Boolean) ?? '';

/** Knows of one comment which characters of today's text are its own, and judges what is claimed about it. */
export class Witness {
  claimed: JudgedAnchor;
  private readonly quote: Quote;
  /** For each character of the text: its place in the quote, or -1. */
  private marks: number[];
  /** From here on only the form of what is claimed can be judged. */
  private isBlurred = false;
  private history: number[][] = [];
  /** The words beside it when its last words went. */
  private neighbors = ['', ''];

  constructor(text: string, start: number, end: number) {
    this.quote = quoteOf(text, start, end);
    this.claimed = { start, end, quote: this.quote.text, state: 'here' };
    this.marks = Array.from({ length: text.length }, (_, place) =>
      place >= start && place < end ? place - start : -1,
    );
  }

  /** Where it stands; where it stood, if it is gone. */
  range = () => ({ from: this.claimed.start, to: Math.max(this.claimed.end, this.claimed.start + 1) });

  forgetHistory() {
    this.history = [];
  }

  /** What is wrong after the change, if anything is. */
  judge(claims: Claims, change: TextChange, isUndo: boolean): string | undefined {
    const claimedBefore = this.claimed;
    const restored = isUndo ? this.history.pop() : undefined;
    if (!isUndo) this.history.push(this.marks);
    this.claimed = claims.first;
    const wrong = this.shapeProblem(change.after) ?? this.repeatProblem(claims);
    if (wrong || this.isBlurred) return wrong;
    let first: string | undefined;
    for (const { at, marks } of this.explanations(change, restored)) {
      const verdict = verdictOf({
        quote: this.quote,
        marks,
        change,
        at,
        claimed: this.claimed,
        claimedBefore,
        isUndo,
        hasNeighborsBack: this.hasNeighborsBack(change.after),
      });
      if (typeof verdict !== 'string') {
        this.isBlurred = !!verdict.isBlurred;
        this.believe(verdict.marks, change.before);
        return undefined;
      }
      first ??= verdict;
    }
    return `${isUndo ? 'after undo: ' : ''}${first}`;
  }

  /** The marks after the change, one list for each explanation of it; the true one first. */
  private explanations({ origins, slides, splice }: TextChange, restored: number[] | undefined) {
    const carried = origins.map((from) => (from < 0 ? -1 : (this.marks[from] ?? -1)));
    // What rightly came back in between stays when something else is undone.
    const truth = restored?.some((mark) => mark >= 0) ? restored : carried;
    const known = { at: splice?.at, marks: truth };
    if (!splice) return [known];
    const came = truth.slice(splice.at, splice.at + splice.added);
    const others = slides.map((at) => ({
      at,
      marks: [...this.marks.slice(0, at), ...came, ...this.marks.slice(at + splice.removed)],
    }));
    return [known, ...others];
  }

  /** What was rightly said becomes what is known; words that may count as gone have gone. */
  private believe(marks: number[], before: string) {
    if (this.claimed.state === 'gone') {
      const first = this.marks.findIndex((mark) => mark >= 0);
      const last = this.marks.findLastIndex((mark) => mark >= 0);
      if (first >= 0) this.neighbors = [wordBefore(before, first), wordAfter(before, last + 1)];
    }
    this.marks = this.claimed.state === 'gone' ? marks.map(() => -1) : marks;
  }

  private hasNeighborsBack(after: string) {
    const { start, end } = this.claimed;
    return wordBefore(after, start) === this.neighbors[0] && wordAfter(after, end) === this.neighbors[1];
  }

  /** What must hold whatever was edited. */
  private shapeProblem(after: string): string | undefined {
    const { start, end, quote, state } = this.claimed;
    if (quote !== this.quote.text) return 'the quote must stay the first one';
    if (!(Number.isInteger(start) && Number.isInteger(end))) return 'start and end must be whole numbers';
    if (start < 0 || end > after.length || start > end) return 'the range must lie in the text';
    if (state === 'gone') return start === end ? undefined : 'gone: start and end must be equal';
    if (start === end) return `${state}: the range is empty`;
    const isQuote = after.slice(start, end) === quote;
    if (state === 'here' && !isQuote) return 'here: the words there are others';
    if (state === 'changed' && isQuote) return 'changed: the words are as they were';
    const isWithin = (place: number) =>
      /^[\uDC00-\uDFFF]/.test(after.slice(place, place + 1)) || /^\p{M}/u.test(after.slice(place, place + 1));
    return isWithin(start) || isWithin(end) ? 'the range splits a character' : undefined;
  }

  private repeatProblem({ again, unchanged }: Claims) {
    if (JSON.stringify(again) !== JSON.stringify(this.claimed))
      return 'the same call must give the same answer';
    const { start, end, state } = unchanged;
    if (start !== this.claimed.start || end !== this.claimed.end || state !== this.claimed.state) {
      return 'a text that did not change must change nothing';
    }
    return undefined;
  }
}
