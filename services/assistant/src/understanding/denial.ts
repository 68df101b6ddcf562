import type { Language } from './languages.ts';
import { conceptsIn } from './lexicon.ts';
import type { Reading } from './reading.ts';
import { tokensOf } from './tokens.ts';

/** A negation counts for what follows it closely. */
const reach = 3;

/** "Except" says more before it says what: "except the one that is with the funder". */
const exceptReach = 5;

/** Where a clause ends: after so many words. */
const clauseEnds = (message: string): number[] => {
  let count = 0;
  return message.split(/[,;:.?!\n]+/).map((clause) => {
    count += tokensOf(clause).length;
    return count;
  });
};

/** The places after "except", at most up to the end of the clause: what stands there is left out. */
export function exceptedIn(message: string, tokens: readonly string[], language: Language): Set<number> {
  const ends = clauseEnds(message);
  const found = conceptsIn(tokens, language, () => true).filter(({ name }) => name === 'except');
  return new Set(
    found.flatMap(({ at, length }) => {
      const first = at + length;
      const end = Math.min(ends.find((one) => one > first) ?? tokens.length, first + exceptReach);
      return Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n);
    }),
  );
}

/** Whether what stands at a place is denied: "not of education", "not led by me", "all except drafts". */
export function isDeniedAt(
  { found, concepts, excepted }: Pick<Reading, 'found' | 'concepts' | 'excepted'>,
  at: number,
  within = reach,
): boolean {
  if (excepted.has(at)) return concepts.has('except');
  return found.some(
    (one) =>
      (one.name === 'negation' && one.at < at && at - one.at <= within && concepts.has('negation')) ||
      (one.at === at && one.isNegated),
  );
}
