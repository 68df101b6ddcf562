import type { ProposalStatus } from '@harambee/domain';
import type { Span } from '../../understanding/spans.ts';
import { statusesIn } from '../../understanding/statuses.ts';
import type { Ask } from '../ask.ts';
import { type Filter, filtersOf } from './filters.ts';
import { type Row, rowsOf } from './rows.ts';

/** The proposals that a question narrows to, and what narrows them in words. */
export interface Narrowed {
  some: Row[];
  all: Row[];
  /** " (Draft, 2026)", or ''. */
  words: string;
  kinds: ReadonlySet<Filter['kind']>;
  statuses?: readonly ProposalStatus[];
}

/** The period of a question: of deadlines that which comes, of everything else that which has been. */
const spanOf = ({ topic: { periods, concepts } }: Ask): Span | undefined =>
  concepts.has('due') && !concepts.has('missed') ? periods[0]?.ahead : periods[0]?.past;

/** Narrows all proposals by every filter that the question sets. `span` instead of the first period that it names; filters that are `passedOver` the caller deals with. */
export async function narrow(
  ask: Ask,
  span: Span | undefined = spanOf(ask),
  passedOver: readonly Filter['kind'][] = [],
): Promise<Narrowed> {
  const all = await rowsOf(ask.records);
  const filters = filtersOf(ask, span).filter(({ kind }) => !passedOver.includes(kind));
  const parts = filters.map(({ words }) => words).filter((words) => words !== '');
  const statuses = statusesIn(ask.topic)?.statuses;
  return {
    ...{ all, some: all.filter((row) => filters.every(({ keeps }) => keeps(row))) },
    words: parts.length > 0 ? ` (${parts.join(', ')})` : '',
    kinds: new Set(filters.map(({ kind }) => kind)),
    ...(statuses && { statuses }),
  };
}
