import { isWordCharacter, type TextChange } from './text-changes.ts';

export interface JudgedAnchor {
  start: number;
  end: number;
  quote: string;
  state: 'here' | 'changed' | 'gone';
}

interface Span {
  from: number;
  to: number;
}

/** The commented words, each with its place in the quote and, if only part of it is quoted, the whole of it. */
export interface Quote {
  text: string;
  words: (Span & { whole: string })[];
}

const wordStart = /[\p{L}\p{M}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?/gu;

export function quoteOf(text: string, start: number, end: number): Quote {
  const words = [...text.slice(start, end).matchAll(wordStart)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    whole: wholeWord(text, start + index, start + index + word.length),
  }));
  return { text: text.slice(start, end), words };
}

/** What is left of the words in a text: whole ones, parts of some, and other characters of the quote. */
function leftOf({ text: quote, words }: Quote, marks: readonly number[], text: string) {
  const placeOf = new Map<number, number>();
  marks.forEach((mark, place) => {
    if (mark >= 0) placeOf.set(mark, place);
  });
  const whole: Span[] = [];
  let isTouched = false;
  for (const word of words) {
    const from = placeOf.get(word.from);
    if (from === undefined) continue;
    const length = word.to - word.from;
    const isThere = Array.from({ length }, (_, index) => placeOf.get(word.from + index) === from + index);
    if (!isThere.every(Boolean)) continue;
    const isOwn = wholeWord(text, from, from + length) === word.whole;
    if (isOwn && word.whole.length === length) whole.push({ from, to: from + length });
    if (!isOwn) isTouched = true;
  }
  const places = [...placeOf.values()];
  const start = placeOf.get(0);
  const isAll =
    start !== undefined &&
    Array.from({ length: quote.length }, (_, index) => placeOf.get(index) === start + index).every(Boolean);
  return { whole, places, placeOf, isTouched, ...(isAll && { hereAt: start }) };
}

/** The smallest range around spans, and the largest that ends at edges of words. */
const around = (spans: readonly Span[]) => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
});

/** The range with the rest of the words that it cuts. */
function toWordEdges(text: string, range: Span): Span {
  let { from, to } = range;
  while (isWordCharacter(text[from - 1]) && isWordCharacter(text[from])) from -= 1;
  while (isWordCharacter(text[to]) && isWordCharacter(text[to - 1])) to += 1;
  return { from, to };
}

function wholeWord(text: string, start: number, end: number) {
  const { from, to } = toWordEdges(text, { from: start, to: end });
  return text.slice(from, to);
}

const outerRange = (places: readonly number[], text: string) =>
  toWordEdges(text, { from: Math.min(...places), to: Math.max(...places) + 1 });

/** If the words no longer stand in their order, or paragraphs of others stand between them. */
function areScattered(marks: readonly number[], text: string) {
  let last: { mark: number; place: number } | undefined;
  for (const [place, mark] of marks.entries()) {
    if (mark < 0) continue;
    if (last && (mark < last.mark || (text.slice(last.place, place).match(/\n+/g) ?? []).length > 1))
      return true;
    last = { mark, place };
  }
  return false;
}

const wordsIn = (text: string): string[] => text.match(wordStart) ?? [];

/** With signs such as `|`, which some count as words. */
const tokensIn = (text: string): string[] => text.match(/[^\s\p{L}\p{M}\p{N}]|[\p{L}\p{M}\p{N}]+/gu) ?? [];

export interface Claim {
  quote: Quote;
  /** For each character of the text after: its place in the quote, or -1. */
  marks: number[];
  change: TextChange;
  /** From where the change is taken to reach, if several places give the same texts. */
  at?: number;
  claimed: JudgedAnchor;
  claimedBefore: JudgedAnchor;
  /** The words beside the claimed range are those that stood beside the anchor when it went. */
  hasNeighborsBack: boolean;
  isUndo: boolean;
}

/**
 * What is wrong with a claim, in words; otherwise the marks to go on with. `isBlurred`: it may be right, and which
 * words are its own can no longer be said.
 */
export type Verdict = string | { marks: number[]; isBlurred?: boolean };

export function verdictOf(claim: Claim): Verdict {
  const { quote, marks, change, claimed } = claim;
  const left = leftOf(quote, marks, change.after);
  const { start, end, state } = claimed;
  if (left.hereAt !== undefined) {
    const at = left.hereAt;
    if (state === 'here') return start === at ? { marks } : elsewhere(claim, at);
    if (isUnknownReturn(claim) && !hasNew(claim)) return { marks };
    if (!left.isTouched) return `lost: all its words are there, at ${at}`;
  }
  if (left.whole.length) return ofRemaining(claim, left.whole, outerRange(left.places, change.after));
  if (left.places.length) {
    const outer = outerRange(left.places, change.after);
    if (state === 'gone' || (start >= outer.from && end <= outer.to)) return { marks };
    return `moved: only parts of its words are left, at ${outer.from}–${outer.to}`;
  }
  return ofNothingLeft(claim);
}

/** The claimed range holds the quote; that is what its characters are from now on. */
const asQuoted = ({ marks, claimed }: Claim) =>
  marks.map((_, place) => (place >= claimed.start && place < claimed.end ? place - claimed.start : -1));

/** If the change brought some of what is its own. */
const hasNew = ({ marks, change }: Claim) =>
  marks.some((mark, place) => mark >= 0 && (change.origins[place] ?? -1) < 0);

/** An undo that does not bring all its words back need not be known for what it is. */
const isUnknownReturn = ({ claimed, claimedBefore, isUndo }: Claim) =>
  isUndo && claimed.state === 'gone' && claimedBefore.state === 'gone';

function ofRemaining(claim: Claim, whole: Span[], outer: Span): Verdict {
  const { marks, change, claimed, claimedBefore, isUndo } = claim;
  const { start, end, state } = claimed;
  const inner = around(whole);
  const expected = `${inner.from}–${inner.to}`;
  if (isUnknownReturn(claim)) return { marks };
  if (state === 'gone') return `lost: words of it are left, at ${expected}`;
  const coversAll = start <= inner.from && end >= inner.to;
  const coversSome = whole.some(({ from, to }) => start <= from && end >= to);
  const isBackElsewhere = isUndo && claimedBefore.state === 'gone' && claim.hasNeighborsBack;
  if (state === 'here' && isBackElsewhere) return { marks: asQuoted(claim), isBlurred: true };
  // The missing words were typed again, beside what is left.
  if (state === 'here' && coversAll) return { marks: asQuoted(claim) };
  if (coversAll && start >= outer.from && end <= outer.to) return { marks };
  if (coversSome && (isUndo || areScattered(marks, change.after))) return { marks, isBlurred: true };
  const isLikely =
    hadOthersLikeIt(claim) ||
    areRetyped(claim, outer, whole.length) ||
    (change.kind.includes('paragraph moved') && state === 'changed');
  if (hasOwnWordsAtBothEnds(claim) && isLikely) return { marks, isBlurred: true };
  if (!coversSome) return `moved: what is left is at ${expected}`;
  return `${coversAll ? 'too long' : 'too short'}: what is left is at ${expected}`;
}

/** The range is longer by missing words of the quote, which somebody typed again beside what was left. */
function areRetyped({ quote, change, claimed }: Claim, outer: Span, wholeWords: number) {
  const extra = [
    ...wordsIn(change.after.slice(Math.min(claimed.start, outer.from), outer.from)),
    ...wordsIn(change.after.slice(outer.to, Math.max(claimed.end, outer.to))),
  ];
  const own = wordsIn(quote.text);
  return extra.filter((word) => own.includes(word)).length <= own.length - wholeWords;
}

function ofNothingLeft(claim: Claim): Verdict {
  const { quote, marks, change, claimed, claimedBefore, hasNeighborsBack } = claim;
  const { start, end, state } = claimed;
  if (state === 'gone') return isWhereItWas(claim) ? { marks } : 'gone: it is not where the words were';
  // Typed again, or pasted, where they were: nobody can tell that from an undo.
  const isNew = change.origins.slice(start, end).some((from) => from < 0);
  if (claimedBefore.state === 'gone' && state === 'here' && hasNeighborsBack && isNew) {
    return { marks: asQuoted(claim) };
  }
  if (hasOwnWordsAtBothEnds(claim)) {
    // A sentence that was drafted again may say the same in some words; whether they are the old ones, nobody knows.
    const isShort = end - start <= quote.text.length * 2 + 20;
    if (change.kind.includes('drafted again') && claimedBefore.state !== 'gone' && isShort) {
      return { marks, isBlurred: true };
    }
    if (hadOthersLikeIt(claim)) return { marks, isBlurred: true };
  }
  return claimedBefore.state === 'gone'
    ? 'returned: nobody took the removal back'
    : 'moved: none of its words is left';
}

function hasOwnWordsAtBothEnds({ quote, change, claimed }: Claim) {
  const found = tokensIn(change.after.slice(claimed.start, claimed.end));
  const own = tokensIn(quote.text);
  return own.includes(found[0] ?? '') && own.includes(found.at(-1) ?? '');
}

/**
 * Among what was written between its words, some are like its own; which of them are its own, an anchor does not say.
 */
function hadOthersLikeIt({ quote, change, claimedBefore }: Claim) {
  if (claimedBefore.state !== 'changed') return false;
  const own = tokensIn(quote.text);
  const like = tokensIn(change.before.slice(claimedBefore.start, claimedBefore.end)).filter((token) =>
    own.includes(token),
  );
  return like.length > new Set(like).size;
}

/** Where the words were; exact at one place of change, and within the text otherwise. */
function isWhereItWas({ change, at, claimed, claimedBefore }: Claim) {
  const { splice } = change;
  if (!splice) return true;
  const from = at ?? splice.at;
  const delta = splice.added - splice.removed;
  const { start, end } = claimedBefore;
  const low = start <= from ? start : start > from + splice.removed ? start + delta : from;
  const high = end < from ? end : end <= from + splice.removed ? from + splice.added : end + delta;
  // A few words more or less, or the other side of what came, is no other place.
  const near = 40 + splice.added;
  return claimed.start >= low - near && claimed.start <= high + near;
}

/** It is said to be somewhere else than known: right only if the two places cannot be told apart. */
function elsewhere(claim: Claim, at: number): Verdict {
  const { change, claimed, claimedBefore, isUndo, hasNeighborsBack } = claim;
  const paragraph = (place: number) => {
    const from = change.after.lastIndexOf('\n', place - 1) + 1;
    const to = change.after.indexOf('\n', place);
    return { text: change.after.slice(from, to < 0 ? undefined : to), offset: place - from };
  };
  const [one, other] = [paragraph(at), paragraph(claimed.start)];
  // Two paragraphs with the same words, and one was moved.
  const areAlike =
    change.kind.includes('paragraph moved') && one.text === other.text && one.offset === other.offset;
  const isBack = isUndo && claimedBefore.state === 'gone' && hasNeighborsBack;
  return areAlike || isBack ? { marks: asQuoted(claim) } : `moved: its words are at ${at}`;
}
