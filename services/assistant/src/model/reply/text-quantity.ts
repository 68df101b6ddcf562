import { sharedWords, speaksOf } from '@harambee/drafting/slots';
import { contentTokens } from '../../language/content-words.ts';
import type { Fact, RecordFamily } from '../facts/fact.ts';
import { mentionsIn } from './mentions.ts';
import { type Passage, type PlacedFact, segmentOf, withoutFacts } from './passage.ts';

/** A figure that somebody said is theirs: "you asked about {{F2}}". It is no fact of a record. */
export const isQuoted = (passage: Passage, fact: PlacedFact): boolean =>
  /\byou(?:['’]ve|\s+have)?\s+(?:said|asked\s+(?:about|whether|if)|wrote|mentioned|typed|named)\b|\byour\s+question\b/iu.test(
    segmentOf(passage, fact).lead,
  );

/** A figure of a text that says what it counted there, and no other figure's words (ASSIST-17). */
export function isSaidAsThere(passage: Passage, fact: PlacedFact, facts: readonly Fact[]): boolean {
  const { lead, tail } = segmentOf(passage, fact);
  const beside = `${lead} ${fact.value} ${tail}`;
  const around = withoutFacts(passage);
  if (mentionsIn(passage.sentence, facts).some(({ record }) => isRecord(record.family))) return false;
  if (sharedWords(around, fact.subject) === 0) return false;
  if (!speaksOf(`${around} ${fact.value}`, `${fact.subject} ${fact.value}`)) return false;
  const own = shareOf(beside, fact);
  return facts.every(
    (other) =>
      other.field !== 'quantity' || other.value === fact.value || shareOf(`${lead} ${tail}`, other) < own,
  );
}

/** Help is about no proposal and no badge in particular. */
const isRecord = (family: RecordFamily): boolean =>
  family === 'proposal' || family === 'call' || family === 'badge';

/** Without the words that stand in every sentence: "when it is completed" is about completing. */
const shareOf = (words: string, { subject }: Fact): number =>
  sharedWords(words, contentTokens(subject).join(' '));
