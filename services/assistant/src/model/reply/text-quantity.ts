import { sharedWords, speaksOf } from '@harambee/drafting/slots';
import type { Fact } from '../facts/fact.ts';
import { type Passage, type PlacedFact, segmentOf, withoutFacts } from './passage.ts';

/** A figure of a text that says what it counted there, and no other figure's words (ASSIST-17). */
export function isSaidAsThere(passage: Passage, fact: PlacedFact, facts: readonly Fact[]): boolean {
  const { lead, tail } = segmentOf(passage, fact);
  const beside = `${lead} ${fact.value} ${tail}`;
  const around = withoutFacts(passage);
  if (sharedWords(around, fact.subject) === 0) return false;
  if (!speaksOf(`${around} ${fact.value}`, `${fact.subject} ${fact.value}`)) return false;
  const own = sharedWords(beside, fact.subject);
  return facts.every(
    (other) =>
      other.field !== 'quantity' ||
      other.value === fact.value ||
      sharedWords(`${lead} ${tail}`, other.subject) <= own,
  );
}
