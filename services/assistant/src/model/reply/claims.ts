import { type Fact, isSameRecord } from '../facts/fact.ts';
import type { ReplyFinding } from './finding.ts';
import { mentionsIn, statusesIn, statusKey } from './mentions.ts';

/** "{{F1}} is already", before the word for a status. */
const says =
  /^[\s"”’*]*(?:(?:is|are|was|has|been|remains|still|now|already|also|currently|a|an|marked|as|in|status|with|the|,|:|\(|–|—)\s*)+$/iu;

/** A status said in a word of a proposal that has another (ASSIST-17). */
export function* wrongStatuses(sentence: string, facts: readonly Fact[]): Generator<ReplyFinding> {
  const mentions = mentionsIn(sentence, facts);
  for (const { record, start, end } of statusesIn(sentence)) {
    const of = mentions.findLast((one) => one.record.family === 'proposal' && one.end <= start);
    if (!of || !says.test(sentence.slice(of.end, start))) continue;
    const status = facts.find((fact) => fact.field === 'status' && isSameRecord(fact.record, of.record));
    if (status && statusKey(status.value) !== record.key)
      yield { refusal: 'wrong_claim', words: sentence.slice(of.start, end) };
  }
}
