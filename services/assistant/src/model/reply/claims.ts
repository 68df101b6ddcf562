import { type Fact, isSameRecord } from '../facts/fact.ts';
import type { ReplyFinding } from './finding.ts';
import { type Mention, mentionsIn, statusesIn, statusKey } from './mentions.ts';
import type { Passage } from './passage.ts';

/** "{{F1}} is already", before the word for a status. */
const says =
  /^[\s"”’*]*(?:(?:is|are|was|has|been|remains|still|now|already|also|currently|a|an|marked|as|in|status|with|the|,|:|\(|–|—)\s*)+$/iu;

/** "These are drafts:", before a list of proposals. */
function statusOfList({ context, sentence }: Passage, facts: readonly Fact[]): Mention | undefined {
  const introduction = /[^.!?]*:\s*$/u.exec(context)?.[0] ?? '';
  const [first] = mentionsIn(sentence, facts);
  const statuses = statusesIn(introduction);
  return first?.record.family === 'proposal' && first.start === 0 && statuses.length === 1
    ? statuses[0]
    : undefined;
}

/** A status said in a word of a proposal that has another (ASSIST-17). */
export function* wrongStatuses(passage: Passage, facts: readonly Fact[]): Generator<ReplyFinding> {
  const { sentence } = passage;
  const mentions = mentionsIn(sentence, facts);
  for (const { record, start, end } of statusesIn(sentence)) {
    const of = mentions.findLast((one) => one.record.family === 'proposal' && one.end <= start);
    if (!of || !says.test(sentence.slice(of.end, start))) continue;
    if (hasAnother(of, record.key, facts))
      yield { refusal: 'wrong_claim', words: sentence.slice(of.start, end) };
  }
  const listed = statusOfList(passage, facts);
  const [first] = mentionsIn(sentence, facts);
  if (listed && first && hasAnother(first, listed.record.key, facts))
    yield { refusal: 'wrong_claim', words: `${listed.record.key}: ${sentence}` };
}

function hasAnother({ record }: Mention, status: string, facts: readonly Fact[]): boolean {
  const own = facts.find((fact) => fact.field === 'status' && isSameRecord(fact.record, record));
  return own !== undefined && statusKey(own.value) !== status;
}

/** A deadline that is ahead called overdue, a badge called earned that is not (ASSIST-17). */
export function* wrongStates({ sentence }: Passage, facts: readonly Fact[]): Generator<ReplyFinding> {
  for (const { record, start, end } of mentionsIn(sentence, facts)) {
    const own = facts.filter((fact) => isSameRecord(fact.record, record));
    const isLate = /^[\s*]*(?:is|was)\s+(?:already\s+|now\s+)?(?:overdue|late)\b/iu.test(sentence.slice(end));
    const isAhead = own.some(({ field }) => field === 'deadline');
    const isEarned =
      /(?:\bhave|['’]ve|\bhas|\balready)\s+(?:already\s+)?(?:earned|got|unlocked)\s+(?:the\s+)?$/iu.test(
        sentence.slice(0, start),
      );
    const progress = own.find(({ field }) => field === 'progress')?.value.split(' of ');
    if ((isLate && isAhead) || (isEarned && progress && progress[0] !== progress[1]))
      yield { refusal: 'wrong_claim', words: sentence };
  }
}
