import { isNumberWord } from '@harambee/domain';
import type { CutUnit } from './cut-units.ts';
import { asides, concretes, fillers, fractions, times } from './loss-words.ts';
import { worthOf } from './shorter.ts';

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/[’']/g, ' ');

const wordsOf = (text: string): string[] => plain(text).match(/\p{L}+/gu) ?? [];

/** Longer words carry what a sentence is about. */
const contentWords = (text: string): string[] => wordsOf(text).filter((word) => word.length > 4);

/** How many of its words stand nowhere else, 0 to 1. */
function newness(words: readonly string[], uses: ReadonlyMap<string, number>): number {
  const own = [...new Set(words)];
  if (own.length === 0) return 0;
  return own.filter((word) => (uses.get(word) ?? 0) <= 1).length / own.length;
}

/** Of a sentence in the middle: names of people, places, partners. */
const hasName = (text: string): boolean => /(?<=[\p{Ll},;] )\p{Lu}[\p{L}’'-]+/u.test(text);

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const upTo = (most: number, value: number): number => Math.min(most, value);

/** What a sentence tells without a fact behind it: figures in digits or words, times, people and papers, names. */
function substanceOf(text: string): number {
  const said = plain(text);
  const spelled = wordsOf(text).filter(isNumberWord).length;
  return (
    upTo(1.2, 0.9 * countOf(text, /\p{N}+/gu)) +
    upTo(1, 0.6 * spelled + 0.6 * countOf(said, fractions)) +
    upTo(0.5, 0.3 * countOf(said, times)) +
    upTo(0.9, 0.3 * countOf(said, concretes)) +
    (hasName(text) ? 0.3 : 0)
  );
}

/**
 * How much a reader would miss each unit of an answer, more for more: facts that reviewers look for, then figures,
 * times, people and names, then what is said nowhere else; least what only says how much somebody feels or hopes.
 */
export function lossesOf(units: readonly CutUnit[]): number[] {
  const uses = new Map<string, number>();
  const words = units.map(({ text }) => contentWords(text));
  for (const own of words) for (const word of new Set(own)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const factUses = new Map<string, number>();
  for (const fact of units.flatMap(({ facts }) => facts)) factUses.set(fact, (factUses.get(fact) ?? 0) + 1);
  return units.map(({ text, facts, hasNeed, pieces }, place) => {
    const worths = facts.map((fact) => worthOf(fact) * ((factUses.get(fact) ?? 0) > 1 ? 0.2 : 1));
    const substance = substanceOf(text);
    const filler = upTo(0.9, 0.45 * countOf(plain(text), fillers));
    return (
      Math.max(0, ...worths) +
      (hasNeed ? 0.5 : 0) +
      substance +
      // A list or table says more in less than sentences do.
      (pieces.length > 1 ? 0.4 : 0) +
      0.3 * newness(words[place] ?? [], uses) -
      filler -
      upTo(0.2, countOf(plain(text), asides))
    );
  });
}
