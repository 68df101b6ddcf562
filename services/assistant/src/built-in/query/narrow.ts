import type { ProposalStatus } from '@harambee/domain';
import type { Span } from '../../understanding/spans.ts';
import { statusesIn } from '../../understanding/statuses.ts';
import type { Ask } from '../ask.ts';
import { type Filter, filtersOf } from './filters.ts';
import { type Row, rowsOf } from './rows.ts';
import { periodsOf } from './spans.ts';

/** The proposals that a question narrows to, and what narrows them in words. */
export interface Narrowed {
  some: Row[];
  all: Row[];
  /** " (Draft, 2026)", or ''. */
  words: string;
  kinds: ReadonlySet<Filter['kind']>;
  statuses?: readonly ProposalStatus[];
}

/** The periods of a question: of deadlines those which come, of everything else those which have been. */
const spansMeant = ({ topic }: Ask): Span[] =>
  periodsOf(topic, topic.concepts.has('due') && !topic.concepts.has('missed') ? 'ahead' : 'past');

/** Narrows all proposals by every filter that the question sets. `spans` instead of the periods that it names; filters that are `passedOver` the caller deals with. */
export async function narrow(
  ask: Ask,
  spans: readonly Span[] = spansMeant(ask),
  passedOver: readonly Filter['kind'][] = [],
): Promise<Narrowed> {
  const all = await rowsOf(ask.records);
  const filters = filtersOf(ask, spans).filter(({ kind }) => !passedOver.includes(kind));
  const parts = filters.map(({ words }) => words).filter((words) => words !== '');
  const statuses = statusesIn(ask.topic)?.statuses;
  return {
    ...{ all, some: all.filter((row) => filters.every(({ keeps }) => keeps(row))) },
    words: parts.length > 0 ? ` (${parts.join(', ')})` : '',
    kinds: new Set(filters.map(({ kind }) => kind)),
    ...(statuses && { statuses }),
  };
}
