import { type ProposalStatus, proposalStatuses } from '@harambee/domain';
import { movedOn } from '../../records/history.ts';
import { type ForEach, languages } from '../../understanding/languages.ts';
import { covers } from '../recorded-topic.ts';
import type { Topic } from '../topic.ts';
import { deadlineWords } from '../words/deadlines.ts';
import { history } from '../words/history.ts';
import { records as said } from '../words/records.ts';

import { eventDay } from './events.ts';
import type { Row } from './rows.ts';
import { dayIn } from './spans.ts';

/** By which day a question orders proposals, and from which end. */
export interface DayOrder {
  /** `YYYY-MM-DD`; undefined for those that have no such day. */
  dayOf(row: Row): string | undefined;
  isFirst: boolean;
  /** What happened on that day. */
  words: ForEach<string>;
}

const everywhere = (words: string) =>
  Object.fromEntries(languages.map((language) => [language, words])) as ForEach<string>;

/** A deadline, the day of the status that is asked about, or the day of the creation. */
export function dayOrderOf(topic: Topic, statuses: readonly ProposalStatus[] = []): DayOrder {
  const { concepts } = topic;
  const isFirst = !concepts.has('newest');
  if (concepts.has('mostLate') || concepts.has('due') || concepts.has('missed'))
    return {
      isFirst: isFirst || concepts.has('mostLate'),
      dayOf: ({ dueOn }) => dueOn,
      words: deadlineWords.deadline,
    };
  // Who waits for a funder waits from the day of sending.
  const isWaiting =
    (concepts.has('longest') && statuses.includes('submitted')) ||
    (statuses.length > 1 &&
      statuses.every((status) => status === 'submitted' || status === 'under_review')) ||
    (concepts.has('everSent') && statuses.includes('submitted'));
  if (statuses.length > 1 && statuses.every((one) => ['approved', 'rejected', 'funded'].includes(one)))
    return { isFirst, dayOf: (row) => eventDay(row, 'answered'), words: history.answered };
  const status = isWaiting ? 'submitted' : statuses.length === 1 ? statuses[0] : undefined;
  covers(topic, 'oldest', 'longest');
  if (!status || status === 'draft')
    return { isFirst, dayOf: ({ createdAt }) => dayIn(createdAt), words: said.created };
  return { isFirst, dayOf: (row) => movedOn(row, status), words: everywhere(proposalStatuses[status].label) };
}
