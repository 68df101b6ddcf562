import { type Fact, isName } from '../facts/fact.ts';
import { wrongStates, wrongStatuses } from './claims.ts';
import type { ReplyFinding } from './finding.ts';
import { isIdOfNamed, isOfNamedRecord } from './named-record.ts';
import { type Passage, withoutFacts } from './passage.ts';
import { changedQuantities } from './quantities.ts';
import { isSpokenOf, standsAsName } from './spoken-field.ts';
import { isQuoted, isSaidAsThere } from './text-quantity.ts';

/** What remains of a mark that is none: "{{F99}}", "{F3}", "{{ }}", "[F2]". */
const brokenSlot = /\{[^}]*\}*|\}|\[\s*F\d+\s*\]|\bF\d+\b/u;

/** Everything in a sentence of a model that must not be shown (ASSIST-17). */
export function checkSentence(passage: Passage, facts: readonly Fact[]): ReplyFinding[] {
  const broken = brokenSlot.exec(withoutFacts(passage))?.[0];
  const findings: ReplyFinding[] = [
    ...(broken ? [{ refusal: 'unknown_slot', words: broken } as const] : []),
    ...changedQuantities(passage),
    ...wrongStatuses(passage, facts),
    ...wrongStates(passage, facts),
  ];
  for (const fact of passage.placed) {
    const words = `{{${fact.id}}}`;
    if (isName(fact) || fact.kind === 'title') {
      if (!standsAsName(passage, fact)) findings.push({ refusal: 'other_field', words });
      if (!isIdOfNamed(passage, fact, facts)) findings.push({ refusal: 'other_record', words });
      continue;
    }
    if (fact.record.family === 'said') {
      if (!isQuoted(passage, fact)) findings.push({ refusal: 'other_field', words });
      continue;
    }
    if (fact.record.family === 'text') {
      if (!isSaidAsThere(passage, fact, facts)) findings.push({ refusal: 'other_field', words });
      continue;
    }
    if (!isOfNamedRecord(passage, fact, facts)) findings.push({ refusal: 'other_record', words });
    if (!isSpokenOf(passage, fact)) findings.push({ refusal: 'other_field', words });
  }
  return findings;
}
