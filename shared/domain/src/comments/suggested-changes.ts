import { diffArrays } from 'diff';

/** One change of words that a suggestion makes, counted in its quote (COMMENT-08). */
export interface SuggestedChange {
  /** `c1`, `c2`, … in reading order. */
  id: string;
  start: number;
  end: number;
  /** The words that would go; empty for words that are only added. */
  from: string;
  /** The words that would come; empty for words that only go. */
  to: string;
}

/** A suggestion with more changes is one change: nobody decides about so many one by one. */
const mostChanges = 200;

/** Beyond this many steps two texts have little in common; finding out what takes seconds. */
const longestSearch = 1_500;

/** Figures with their currency and per cent sign stay whole, so that nobody accepts half of one; so do hyphened words. */
const piece =
  /[$€£]?\p{N}+(?:[.,:/-]\p{N}+)*(?:\s?%)?(?:[\p{L}\p{M}\p{N}]*)|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|[^\p{L}\p{M}\p{N}\s]/gu;
const piecesOf = (text: string): string[] => text.match(piece) ?? [];

/**
 * What a suggestion changes, word by word: the same for page and service, so that they agree on what `c2` is
 * (COMMENT-08).
 *
 * @param quote the words as they were when it was made
 * @param words those that it suggests
 */
export function suggestedChanges(quote: string, words: string): SuggestedChange[] {
  const found = diffArrays(piecesOf(quote), piecesOf(words), { maxEditLength: longestSearch });
  const changes = changesIn(found ?? []);
  if (found && changes.length <= mostChanges) return changes;
  return [{ id: 'c1', start: 0, end: quote.length, from: quote, to: words }];
}

interface Step {
  value: readonly string[];
  added: boolean;
  removed: boolean;
}

function changesIn(steps: readonly Step[]): SuggestedChange[] {
  const changes: SuggestedChange[] = [];
  let at = 0;
  let isOpen = false;
  for (const { value, added, removed } of steps) {
    const text = value.join('');
    if (!added && !removed) {
      at += text.length;
      isOpen = false;
      continue;
    }
    if (!isOpen) changes.push({ id: `c${changes.length + 1}`, start: at, end: at, from: '', to: '' });
    isOpen = true;
    const change = changes.at(-1) as SuggestedChange;
    if (added) change.to += text;
    else {
      change.from += text;
      at += text.length;
      change.end = at;
    }
  }
  return changes;
}

/** Words of a suggestion with some of its changes made, and where each change stands in them. */
export interface AppliedChanges {
  text: string;
  /** By the id of a change: its `to` where it was made, else its `from`. */
  places: ReadonlyMap<string, { start: number; end: number }>;
}

/** The quote with the accepted changes made (COMMENT-08). */
export function applyChanges(
  quote: string,
  changes: readonly SuggestedChange[],
  isAccepted: (id: string) => boolean,
): AppliedChanges {
  let text = '';
  let at = 0;
  const places = new Map<string, { start: number; end: number }>();
  for (const { id, start, end, from, to } of changes) {
    text += quote.slice(at, start);
    const words = isAccepted(id) ? to : from;
    places.set(id, { start: text.length, end: text.length + words.length });
    text += words;
    at = end;
  }
  return { text: text + quote.slice(at), places };
}
