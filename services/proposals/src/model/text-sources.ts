import type { TextSource } from '@harambee/domain/schemas';
import { type DraftedSection, needNote, numeralsIn, partsOf } from '@harambee/drafting';

/** Longer statements are sentences, which a model rewords. */
const longestPhrase = 80;

/** What a model's text may state, and the one fact each statement comes from. */
export interface StatedFacts {
  /** Names and figures as our own engine writes them, longest first. */
  phrases: { text: string; fact: string }[];
  /** Numbers that only one fact contains. */
  numerals: Map<string, string>;
}

/** Taken from the drafted sections of the same facts: they name each fact's source. */
export function statedFacts(drafted: readonly DraftedSection[]): StatedFacts {
  const stated = drafted.flatMap(partsOf).flatMap((part) => ('fact' in part ? [part] : []));
  const phrases = new Map<string, string | undefined>();
  const numerals = new Map<string, string | undefined>();
  /** A statement that two facts contain does not reveal its source. */
  const note = (all: Map<string, string | undefined>, key: string, fact: string) =>
    all.set(key, all.has(key) && all.get(key) !== fact ? undefined : fact);
  for (const { text, fact } of stated) {
    const phrase = text.replace(/^“|”$/g, '').replace(/[.。]$/, '');
    if (phrase.length <= longestPhrase && /\p{N}|\p{Lu}|\p{Lo}/u.test(phrase) && phrase.length > 2)
      note(phrases, phrase, fact);
    for (const numeral of new Set(numeralsIn(text))) note(numerals, numeral, fact);
  }
  const certain = <Key>(all: Map<Key, string | undefined>) =>
    [...all].flatMap(([key, fact]) => (fact ? [[key, fact] as const] : []));
  return {
    phrases: certain(phrases)
      .map(([text, fact]) => ({ text, fact }))
      .sort((a, b) => b.text.length - a.text.length),
    numerals: new Map(certain(numerals)),
  };
}

const number = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const isInside = (text: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}]/u.test(text[start - 1] ?? '') || /[\p{L}\p{N}]/u.test(text[end] ?? '');

/** Where a text states a fact, if that is certain; notes about missing facts state nothing. */
export function sourcesIn(
  text: string,
  needs: readonly string[],
  { phrases, numerals }: StatedFacts,
): TextSource[] {
  const taken: (TextSource | { start: number; end: number })[] = [];
  const isFree = (start: number, end: number) =>
    taken.every((other) => end <= other.start || start >= other.end);
  const places = (phrase: string) => {
    const found: number[] = [];
    for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + phrase.length))
      found.push(at);
    return found;
  };
  for (const note of needs.map(needNote))
    for (const start of places(note)) taken.push({ start, end: start + note.length });
  for (const { text: phrase, fact } of phrases) {
    const isWord = /^[\p{L}\p{N}]/u.test(phrase) && !/[\p{Script=Han}]/u.test(phrase);
    for (const start of places(phrase)) {
      const end = start + phrase.length;
      if (isFree(start, end) && !(isWord && isInside(text, start, end))) taken.push({ start, end, fact });
    }
  }
  for (const { 0: found, index } of text.matchAll(number)) {
    const fact = numeralsIn(found).map((numeral) => numerals.get(numeral))[0];
    if (fact && isFree(index, index + found.length))
      taken.push({ start: index, end: index + found.length, fact });
  }
  return taken.filter((one): one is TextSource => 'fact' in one).sort((a, b) => a.start - b.start);
}
