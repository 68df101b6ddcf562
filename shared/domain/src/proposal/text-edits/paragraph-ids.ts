import type { GeneratedSection } from '../proposal-text.schemas.ts';
import { type EngineParagraph, engineParagraphs, slottedText } from './engine-paragraphs.ts';

type Text = Pick<GeneratedSection, 'text' | 'sources' | 'paragraphs'>;

/** Below this similarity, two paragraphs are different. */
const leastLikeness = 0.5;

interface Words {
  /** Without the values of facts. */
  words: Map<string, number>;
  facts: Map<string, number>;
  /** With them, as it reads: a text that was taken over may have lost the marks of its facts. */
  plain: Map<string, number>;
}

const fact = /\{([^{}]+)\}/g;
const word = /[\p{L}\p{M}\p{N}]+/gu;

function tally(items: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

const wordsIn = (text: string) => tally(Array.from(text.toLowerCase().matchAll(word), ([found]) => found));

function wordsOf(paragraph: EngineParagraph): Words {
  const slotted = slottedText(paragraph);
  return {
    facts: tally(Array.from(slotted.matchAll(fact), ([, id = '']) => id)),
    words: wordsIn(slotted.replace(fact, ' ')),
    plain: wordsIn(paragraph.text),
  };
}

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);

/** Dice coefficient: twice the common words over all words. Two empty sides give 0. */
function dice(one: Map<string, number>, other: Map<string, number>): number | undefined {
  const all = sum(one) + sum(other);
  if (all === 0) return;
  let shared = 0;
  for (const [item, count] of one) shared += Math.min(count, other.get(item) ?? 0);
  return (2 * shared) / all;
}

function likeness(one: Words, other: Words): number {
  return Math.max(slottedLikeness(one, other), dice(one.plain, other.plain) ?? 0);
}

function slottedLikeness(one: Words, other: Words): number {
  const words = dice(one.words, other.words);
  const facts = dice(one.facts, other.facts);
  if (words === undefined || facts === undefined) return words ?? facts ?? 0;
  return 0.75 * words + 0.25 * facts;
}

/** Pairs the old and new paragraphs, in order on both sides, so that the total similarity is highest. */
function aligned(previous: readonly Words[], next: readonly Words[]): [before: number, now: number][] {
  const alike = previous.map((one) => next.map((other) => likeness(one, other)));
  const best = Array.from({ length: previous.length + 1 }, () => new Float64Array(next.length + 1));
  const at = (before: number, now: number) => best[before]?.[now] ?? 0;
  const joined = (before: number, now: number) => {
    const value = alike[before]?.[now] ?? 0;
    return value >= leastLikeness ? value + at(before + 1, now + 1) : -1;
  };
  for (let before = previous.length - 1; before >= 0; before -= 1) {
    const row = best[before] as Float64Array;
    for (let now = next.length - 1; now >= 0; now -= 1) {
      row[now] = Math.max(joined(before, now), at(before + 1, now), at(before, now + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let before = 0, now = 0; before < previous.length && now < next.length; ) {
    const value = at(before, now);
    if (joined(before, now) === value) pairs.push([before++, now++]);
    else if (at(before + 1, now) === value) before += 1;
    else now += 1;
  }
  return pairs;
}

const numberOf = (id: string) => Number(id.slice(1)) || 0;

/** The highest number among ids; 0 without any. */
export const lastParagraphNumber = (ids: readonly string[]): number =>
  ids.reduce((highest, id) => Math.max(highest, numberOf(id)), 0);

/**
 * The ids of a section's paragraphs: one that says what a paragraph of the text before said keeps its id, whatever
 * happened to the values of its facts; a new one gets the next number.
 *
 * @param lastNumber the highest number this section ever had: an id never comes back for another paragraph
 */
export function carryParagraphIds(previous: Text | undefined, next: Text, lastNumber = 0): string[] {
  const before = previous ? engineParagraphs(previous) : [];
  const now = engineParagraphs(next);
  const pairs = aligned(before.map(wordsOf), now.map(wordsOf));
  const known = new Map(pairs.map(([from, to]) => [to, before[from]?.id]));
  let last = Math.max(lastNumber, lastParagraphNumber(before.map(({ id }) => id)));
  return now.map((_, place) => known.get(place) ?? `p${++last}`);
}
