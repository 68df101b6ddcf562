import type { JudgedAnchor } from './anchor-expectations.ts';
import { wordsOf } from './text-changes.ts';

// A plain follower, to show that what the judge asks for can be done. Slow, and only for tests of the judge.

interface Word {
  from: number;
  to: number;
  text: string;
  line: number;
}

function wordsWithLines(text: string): Word[] {
  const ends = [...text.matchAll(/\n|[.]\s/g)].map(({ 0: end, index }) => index + end.length);
  let line = 0;
  return wordsOf(text).map(({ from, to }) => {
    while ((ends[line] ?? Number.POSITIVE_INFINITY) <= from) line += 1;
    return { from, to, text: text.slice(from, to), line };
  });
}

/** Pairs of equal items of two lists, in order, as many as possible. */
function commonPairs<T>(one: readonly T[], other: readonly T[], same: (a: T, b: T) => boolean): [T, T][] {
  const best = Array.from({ length: one.length + 1 }, () => new Int32Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = best[i] as Int32Array;
      const below = best[i + 1] as Int32Array;
      row[j] = same(one[i] as T, other[j] as T)
        ? (below[j + 1] as number) + 1
        : Math.max(below[j] as number, row[j + 1] as number);
    }
  }
  const pairs: [T, T][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (same(one[i] as T, other[j] as T)) pairs.push([one[i++] as T, other[j++] as T]);
    else if ((best[i + 1]?.[j] as number) >= (best[i]?.[j + 1] as number)) i += 1;
    else j += 1;
  }
  return pairs;
}

const sameText = (one: { text: string }, other: { text: string }) => one.text === other.text;

/** Which word of the text after is which word of the text before. */
function wordPairs(before: string, after: string) {
  const [old, now] = [wordsWithLines(before), wordsWithLines(after)];
  const pairs = new Map<Word, Word>();
  const taken = new Set<Word>();
  const pair = (one: Word | undefined, other: Word | undefined) => {
    if (!one || !other || pairs.has(one) || taken.has(other)) return;
    pairs.set(one, other);
    taken.add(other);
  };
  let head = 0;
  while (head < old.length && head < now.length && old[head]?.text === now[head]?.text) head += 1;
  let tail = 0;
  while (
    tail < Math.min(old.length, now.length) - head &&
    old.at(-1 - tail)?.text === now.at(-1 - tail)?.text
  )
    tail += 1;
  // Words were only added or only taken away at one place.
  if (head + tail >= Math.min(old.length, now.length)) {
    for (let index = 0; index < head; index += 1) pair(old[index], now[index]);
    for (let index = 1; index <= tail; index += 1) pair(old.at(-index), now.at(-index));
    return pairs;
  }
  const linesOf = (words: Word[]) =>
    [...new Set(words.map(({ line }) => line))].map((line) => {
      const own = words.filter((word) => word.line === line);
      return { text: own.map(({ text }) => text).join(' '), own };
    });
  const [oldLines, newLines] = [linesOf(old), linesOf(now)];
  const pairLines = (one: (typeof oldLines)[number], other: (typeof oldLines)[number]) => {
    one.own.forEach((word, index) => {
      pair(word, other.own[index]);
    });
  };
  for (const [one, other] of commonPairs(oldLines, newLines, sameText)) pairLines(one, other);
  for (const line of oldLines.filter(({ own }) => own[0] && !pairs.has(own[0]))) {
    const moved = newLines.find(
      (other) => other.text === line.text && other.own[0] && !taken.has(other.own[0]),
    );
    if (moved) pairLines(line, moved);
  }
  const left = () =>
    [old.filter((word) => !pairs.has(word)), now.filter((word) => !taken.has(word))] as const;
  const [oldMiddle, newMiddle] = left();
  while (oldMiddle[0] && oldMiddle[0].text === newMiddle[0]?.text) pair(oldMiddle.shift(), newMiddle.shift());
  while (oldMiddle.at(-1) && oldMiddle.at(-1)?.text === newMiddle.at(-1)?.text) {
    pair(oldMiddle.pop(), newMiddle.pop());
  }
  for (const [one, other] of commonPairs(oldMiddle, newMiddle, sameText)) pair(one, other);
  // What stands elsewhere now, as a word that there is only once.
  const [oldLeft, newLeft] = left();
  for (const word of oldLeft) {
    const same = newLeft.filter((other) => other.text === word.text);
    if (same.length === 1 && oldLeft.filter((other) => other.text === word.text).length === 1)
      pair(word, same[0]);
  }
  return pairs;
}

interface Remembering extends JudgedAnchor {
  beside?: [string, string];
}

const besideOf = (text: string, start: number, end: number): [string, string] => [
  wordsOf(text.slice(0, start)).length ? (text.slice(0, start).trim().split(/\s+/).at(-1) ?? '') : '',
  text.slice(end).trim().split(/\s+/)[0] ?? '',
];

/** Where the quote stands in a text, each place of it. */
const placesOf = (text: string, quote: string) => {
  const places: number[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) places.push(at);
  return places;
};

export function followWords(anchors: readonly Remembering[], before: string, after: string): Remembering[] {
  if (before === after) return [...anchors];
  const pairs = wordPairs(before, after);
  return anchors.map((anchor) => followOne(anchor, before, after, pairs));
}

function followOne(anchor: Remembering, before: string, after: string, pairs: Map<Word, Word>): Remembering {
  const { start, end, quote, state, beside } = anchor;
  const shifted = (place: number) => {
    const last = [...pairs]
      .filter(([word]) => word.to <= place)
      .sort(([one], [other]) => one.to - other.to)
      .at(-1);
    return last ? Math.min(after.length, last[1].to + Math.min(1, place - last[0].to)) : 0;
  };
  const at = (from: number): Remembering => ({ start: from, end: from + quote.length, quote, state: 'here' });
  if (state === 'gone') {
    const place = Math.min(after.length, shifted(start));
    const found = new Set([...pairs.values()].map((word) => word.from));
    const added = wordsOf(after).filter((word) => !found.has(word.from));
    const isNew = (at: number) => added.some((word) => word.to > at && word.from < at + quote.length);
    const areNewBetween = (one: number, other: number) =>
      [...found].every((at) => at < Math.min(one, other) || at >= Math.max(one, other) || at >= one);
    const back = placesOf(after, quote)
      .filter((from) => isNew(from) && areNewBetween(from, place))
      .filter((from) => String(besideOf(after, from, from + quote.length)) === String(beside))
      .sort((one, other) => Math.abs(one - place) - Math.abs(other - place))[0];
    return back === undefined ? { ...anchor, start: place, end: place } : at(back);
  }
  // Of the words between, only those that the quote has; part of a word if the quote has only part.
  const quoted = quote.split(/\s+/);
  const own = [...pairs].filter(
    ([word]) =>
      word.from < end &&
      word.to > start &&
      quoted.includes(before.slice(Math.max(word.from, start), Math.min(word.to, end))),
  );
  if (!own.length) {
    const place = Math.min(after.length, shifted(start));
    return { start: place, end: place, quote, state: 'gone', beside: besideOf(before, start, end) };
  }
  const from = Math.min(...own.map(([word, now]) => now.from + Math.max(0, start - word.from)));
  const to = Math.max(...own.map(([word, now]) => now.to - Math.max(0, word.to - end)));
  const [whole] = placesOf(after, quote)
    .filter((place) => own.some(([, now]) => now.from < place + quote.length && now.to > place))
    .sort((one, other) => Math.abs(one - from) - Math.abs(other - from));
  if (whole !== undefined) return at(whole);
  return { start: from, end: to, quote, state: 'changed' };
}
