import type { ProposalStatus } from '@harambee/domain';
import { movedOn } from '../../records/history.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import type { Topic } from '../topic.ts';
import type { Row } from './rows.ts';
import { dayIn } from './spans.ts';

/** A day in the life of a proposal: a status it got, its creation, the funder's answer, or its deadline. */
export type EventName = ProposalStatus | 'answered' | 'deadline';

/** The concepts that name one. A new event is one entry here and its day in `eventDay`. */
const named: Partial<Record<Concept, EventName>> = {
  ...{ draft: 'draft', writing: 'draft', generating: 'generating', completed: 'completed', failed: 'failed' },
  ...{ submitted: 'submitted', everSent: 'submitted', under_review: 'under_review', unanswered: 'submitted' },
  ...{ approved: 'approved', rejected: 'rejected', funded: 'funded', secured: 'approved' },
  ...{ decision: 'answered', decided: 'answered', willAnswer: 'answered', due: 'deadline' },
};

/** The event that a concept names. */
export const eventOf = (concept: Concept): EventName | undefined => named[concept];

/** The events that a question names, in its order, each once. */
export function eventsNamed({ found, concepts }: Pick<Topic, 'found' | 'concepts'>): EventName[] {
  const ordered = found.toSorted((a, b) => a.at - b.at);
  const events = ordered.flatMap(({ name }) => {
    const event = named[name];
    return event && concepts.has(name) ? [event] : [];
  });
  return [...new Set(events)];
}

/** `YYYY-MM-DD`; undefined where it has not happened. */
export function eventDay(
  row: Pick<Row, 'createdAt' | 'moves' | 'deadline'>,
  event: EventName,
): string | undefined {
  if (event === 'draft') return dayIn(row.createdAt);
  if (event === 'deadline') return row.deadline || undefined;
  if (event !== 'answered') return movedOn(row, event);
  const answer = row.moves.find(({ to }) => to === 'approved' || to === 'rejected');
  return answer && dayIn(answer.at);
}

export interface Stretch {
  from: string;
  /** '' for today. */
  until: string;
  days: number;
}

/** From one event to another, or to the change that follows it, or to today. Undefined if the first has not happened. */
export function stretchOf(row: Row, [first, last]: readonly EventName[], now: number): Stretch | undefined {
  if (!first) return undefined;
  const from = eventDay(row, first);
  if (!from) return undefined;
  const at = row.moves.findLastIndex(({ to }) => to === first);
  const next = first === 'draft' ? row.moves[0]?.at : row.moves[at + 1]?.at;
  const until = last ? (eventDay(row, last) ?? '') : next ? dayIn(next) : '';
  const end = until || dayIn(new Date(now));
  return { from, until, days: Math.round((Date.parse(end) - Date.parse(from)) / 86_400_000) };
}

/** What comes before an event, where a question names no other: what was sent was started, what was answered was sent. */
const before: Partial<Record<EventName, EventName>> = {
  ...{ completed: 'draft', submitted: 'draft', under_review: 'submitted' },
  ...{ approved: 'submitted', rejected: 'submitted', answered: 'submitted', funded: 'approved' },
};

/** The two events that a length of time is asked between, the earlier first; undefined for none. */
export function stretchAsked(events: readonly EventName[]): [EventName, EventName] | undefined {
  const [one, other] = events;
  if (!one) return undefined;
  if (other) return [one, other];
  const start = before[one];
  return start && [start, one];
}

/** How long a funder took to answer, or has taken until today. */
export const waitOf = (row: Row, now: number): Stretch | undefined =>
  stretchOf(row, ['submitted', 'answered'], now);

const since = /^(?:since|ago|depuis|fait|hace|ha|tangu|toka)$/;
const dayWords = /^(?:days?|weeks?|jours?|semaines?|dias?|semanas?|siku|wiki)$/;

/** "How many days ago did we send it?": from one event until today. */
export const asksSince = (topic: Pick<Topic, 'found' | 'concepts' | 'tokens'>): boolean =>
  eventsNamed(topic).length === 1 &&
  topic.tokens.some((token) => since.test(token)) &&
  topic.tokens.some((token) => dayWords.test(token));
