import type { Stretch } from '@harambee/domain';

/** Words of a text in reading order. */
export function wordsOf(text: string): Stretch[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}

/** The first and the last chosen word, by their order. */
export interface Chosen {
  first: number;
  last: number;
}

/** How far a key goes: one word, or a line of the text. */
type Step = { by: 'word' | 'paragraph'; forward: boolean };

const steps: Readonly<Record<string, Step>> = {
  ArrowRight: { by: 'word', forward: true },
  ArrowLeft: { by: 'word', forward: false },
  ArrowDown: { by: 'paragraph', forward: true },
  ArrowUp: { by: 'paragraph', forward: false },
};

/**
 * What a key chooses: an arrow moves by a word or to another paragraph, with Shift it takes more words or fewer.
 * Undefined for a key that chooses nothing.
 */
export function chooseByKey(
  text: string,
  { first, last }: Chosen,
  key: { key: string; shiftKey: boolean },
): Chosen | undefined {
  const step = steps[key.key];
  if (!step) return undefined;
  const words = wordsOf(text);
  const end = Math.max(0, words.length - 1);
  const within = (place: number) => Math.min(end, Math.max(0, place));
  if (key.shiftKey) {
    const to = step.by === 'word' ? last + (step.forward ? 1 : -1) : edgeOf(text, words, last, step.forward);
    return { first, last: Math.max(first, within(to)) };
  }
  if (step.by === 'word') {
    const next = within(step.forward ? last + 1 : first - 1);
    return { first: next, last: next };
  }
  const next = within(beginningOf(text, words, first, step.forward));
  return { first: next, last: next };
}

export function stretchOfWords(text: string, { first, last }: Chosen): Stretch | undefined {
  const words = wordsOf(text);
  const [from, to] = [words[first], words[last]];
  return from && to && { start: from.start, end: to.end };
}

/** The words with which one begins: those of the first paragraph up to the end of its first sentence. */
export function firstChosen(text: string): Chosen {
  const words = wordsOf(text);
  const last = words.findIndex(
    ({ start, end }, place) => /[.!?:]$/.test(text.slice(start, end)) || isLineEnd(text, words, place),
  );
  return { first: 0, last: Math.max(0, last) };
}

const isLineEnd = (text: string, words: readonly Stretch[], place: number): boolean => {
  const next = words[place + 1];
  return !next || text.slice(words[place]?.end, next.start).includes('\n');
};

/** The last word of a paragraph, or the one before its first. */
function edgeOf(text: string, words: readonly Stretch[], from: number, forward: boolean): number {
  if (!forward) return beginningOf(text, words, from, false);
  let at = from + 1;
  while (at < words.length - 1 && !isLineEnd(text, words, at)) at += 1;
  return at;
}

/** The first word of the next paragraph, or of this one, or of the one before. */
function beginningOf(text: string, words: readonly Stretch[], from: number, forward: boolean): number {
  if (forward) {
    let at = from;
    while (at < words.length - 1 && !isLineEnd(text, words, at)) at += 1;
    return at + 1;
  }
  let at = from - 1;
  while (at > 0 && !isLineEnd(text, words, at - 1)) at -= 1;
  return at;
}
