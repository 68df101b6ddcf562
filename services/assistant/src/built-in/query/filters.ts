import { formatNumber, type ProposalStatus, requestedOf } from '@harambee/domain';
import { movedOn } from '../../records/history.ts';
import { plain } from '../../tools/plain.ts';
import { isWithinLimits } from '../../understanding/amount.ts';
import { isDeniedAt } from '../../understanding/denial.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import type { Span } from '../../understanding/spans.ts';
import { statusesIn } from '../../understanding/statuses.ts';
import { type Ask, labelOf } from '../ask.ts';
import { covers } from '../recorded-topic.ts';
import type { Topic } from '../topic.ts';
import { spansIn } from '../words/dates.ts';
import { narrowing } from '../words/narrowing.ts';
import { listIn } from '../words/records.ts';
import { categoryIn, categoryTokens } from './categories.ts';
import { isMissed, type Row } from './rows.ts';
import { dayIn, isInAny } from './spans.ts';

/** What a question narrows the proposals to. */
export interface Filter {
  kind:
    | 'status'
    | 'time'
    | 'category'
    | 'funder'
    | 'limits'
    | 'currency'
    | 'title'
    | 'lead'
    | 'missed'
    | 'signOff';
  keeps(row: Row): boolean;
  /** As the answer says it. */
  words: string;
}

/** Reads one filter from a question; undefined if it does not set it. `spans` instead of the periods that it names. */
type ReadFilter = (ask: Ask, spans: readonly Span[]) => Filter | undefined;

/** Statuses that are events in a period: "rejected last month" is when it was rejected. */
const dated: readonly ProposalStatus[] = [
  ...(['completed', 'failed', 'submitted', 'under_review', 'approved', 'rejected', 'funded'] as const),
];

const isSecured = (topic: Topic): boolean =>
  topic.concepts.has('secured') && statusesIn(topic)?.named.join() === 'approved,funded';

/** Statuses that count on the day they were reached. */
function eventsIn(topic: Topic): readonly ProposalStatus[] {
  // Money counts on the day on which the funder said yes, not again when it arrives.
  if (isSecured(topic)) return ['approved'];
  if (topic.concepts.has('everSent')) return ['submitted'];
  return (statusesIn(topic)?.named ?? []).filter((status) => dated.includes(status));
}

const denied = (isOther: boolean, words: string): string => (isOther ? `≠ ${words}` : words);

/** Whether a concept is named, and denied. */
function found(topic: Topic, concept: Concept): { isDenied: boolean } | undefined {
  const one = topic.found.find(({ name }) => name === concept);
  return one && topic.concepts.has(concept) ? { isDenied: isDeniedAt(topic, one.at) } : undefined;
}

const byStatus: ReadFilter = ({ topic }, spans) => {
  const asked = statusesIn(topic);
  // "Waiting for a signature" waits for no funder.
  const isOfSigning = topic.concepts.has('signOff') && topic.concepts.has('unanswered');
  if (!asked || isOfSigning) return undefined;
  const events = spans.length > 0 ? eventsIn(topic) : [];
  const shown = isSecured(topic)
    ? (['approved', 'funded'] as const)
    : events.length > 0
      ? events
      : asked.statuses;
  return {
    kind: 'status',
    keeps: ({ status }) => events.length > 0 || asked.statuses.includes(status),
    words: shown.map(labelOf).join(asked.isNegated && asked.named.length === 0 ? ', ' : ' / '),
  };
};

/** The day that a period is about: a deadline, an event, or the creation. */
const byTime: ReadFilter = ({ topic }, spans) => {
  if (spans.length === 0) return undefined;
  const { concepts } = topic;
  const isOfDeadlines = concepts.has('due') || concepts.has('missed');
  const events = eventsIn(topic);
  const daysOf = (row: Row): string[] => {
    if (isOfDeadlines) return [row.dueOn];
    if (events.length === 0) return [dayIn(row.createdAt)];
    return events.flatMap((status) => movedOn(row, status) ?? []);
  };
  const isOther = isOfDeadlines && !!found(topic, 'due')?.isDenied;
  return {
    kind: 'time',
    keeps: (row) => daysOf(row).some((day) => day !== '' && isInAny(day, spans) !== isOther),
    words: denied(isOther, spansIn(spans, topic.language)),
  };
};

const byCategory: ReadFilter = ({ topic }) => {
  const category = categoryIn(topic);
  if (!category) return undefined;
  const at = topic.tokens.findIndex((token) => categoryTokens(category).includes(token));
  const isOther = at >= 0 && isDeniedAt(topic, at);
  return {
    kind: 'category',
    keeps: (row) => (row.category === category) !== isOther,
    words: denied(isOther, plain(category)),
  };
};

const byFunder: ReadFilter = ({ topic }) => {
  const [first] = topic.funders;
  if (!first) return undefined;
  const isOther = isDeniedAt(topic, first.at);
  const names = topic.funders.map(({ name }) => name);
  return {
    kind: 'funder',
    keeps: ({ funder }) => names.includes(funder) !== isOther,
    words: denied(isOther, names.map((name) => plain(name)).join(' / ')),
  };
};

const byLimits: ReadFilter = ({ topic: { limits } }) =>
  limits.length === 0
    ? undefined
    : {
        kind: 'limits',
        keeps: (row) => isWithinLimits(requestedOf(row).amount, limits),
        words: limits.map(({ sign, amount }) => `${sign} ${formatNumber(amount)}`).join(', '),
      };

const currencies = ['usd', 'eur', 'kes'] as const;
const codeOf = { usd: 'USD', eur: 'EUR', kes: 'KES' };
const signs = { usd: '$', eur: '€', kes: 'KSh' };

/** The one currency that a question names, in words or by its sign; with two of them it asks for both. */
const byCurrency: ReadFilter = ({ topic }) => {
  const { concepts, message } = topic;
  const named = currencies.filter((one) => concepts.has(one) || message.includes(signs[one]));
  const [only] = named;
  if (!only || named.length > 1 || concepts.has('convert')) return undefined;
  const isOther = !!found(topic, only)?.isDenied;
  return {
    kind: 'currency',
    keeps: (row) => (requestedOf(row).currency === codeOf[only]) !== isOther,
    words: denied(isOther, codeOf[only]),
  };
};

const byTitle: ReadFilter = ({ topic }) => {
  const { mention, without } = topic;
  if (!mention && !without) return undefined;
  if (without) covers(topic, 'except');
  const idsOf = (some: typeof mention) => some?.rows.map(({ id }) => id) ?? [];
  const [wanted, left] = [idsOf(mention), idsOf(without)];
  const quoted = (words: readonly string[] = []) => words.map((word) => `“${plain(word)}”`);
  return {
    kind: 'title',
    keeps: ({ id }) => (!mention || wanted.includes(id)) && !left.includes(id),
    words: [...quoted(mention?.words), ...quoted(without?.words).map((word) => denied(true, word))].join(
      ', ',
    ),
  };
};

/** "Which does Brian lead?", "which are not mine?" (OWNER-09). Of a sign-off, a person is who signs. */
const byLead: ReadFilter = ({ topic, records }) => {
  const { people, language } = topic;
  if (topic.concepts.has('noLead')) {
    covers(topic, 'negation', 'lead', 'who');
    return { kind: 'lead', keeps: ({ leadId }) => leadId === '', words: narrowing.noLead[language] };
  }
  const mine = found(topic, 'mine');
  const [first] = people;
  if ((!first && !mine) || topic.concepts.has('signOff')) return undefined;
  // "Not led by Grace", and "that Grace does not lead".
  const isOther =
    !!mine?.isDenied || (!!first && isDeniedAt(topic, first.at)) || !!found(topic, 'lead')?.isDenied;
  const ids = first ? people.map(({ userId }) => userId) : [records.userId];
  const names = first ? people.map(({ name }) => plain(name)).join(' / ') : narrowing.you[language];
  return {
    kind: 'lead',
    keeps: ({ leadId }) => ids.includes(leadId) !== isOther,
    words: denied(isOther, names),
  };
};

const byDeadline: ReadFilter = ({ topic }) => {
  if (topic.concepts.has('noDeadline'))
    return {
      kind: 'missed',
      keeps: ({ dueOn }) => dueOn === '',
      words: narrowing.noDeadline[topic.language],
    };
  const late = found(topic, 'missed');
  if (!late) return undefined;
  return {
    kind: 'missed',
    keeps: (row) => isMissed(row) !== late.isDenied,
    words: denied(late.isDenied, narrowing.missed[topic.language]),
  };
};

const bySignOff: ReadFilter = ({ topic, records }) => {
  const { people, concepts, language } = topic;
  if (!concepts.has('signOff')) return undefined;
  const isMine = concepts.has('mine');
  const ids = isMine ? [records.userId] : people.map(({ userId }) => userId);
  const who = isMine ? [narrowing.you[language]] : people.map(({ name }) => plain(name));
  covers(topic, 'negation');
  return {
    kind: 'signOff',
    keeps: ({ unsigned }) => (ids.length > 0 ? ids.some((id) => unsigned.includes(id)) : unsigned.length > 0),
    words: narrowing.toSign[language](listIn(who, language)),
  };
};

/** In the order in which an answer names them. */
const all: readonly ReadFilter[] = [
  ...[byStatus, byCategory, byFunder, byLimits, byCurrency, byTitle],
  ...[byLead, byDeadline, bySignOff, byTime],
];

/** Every filter that a question sets; they combine. */
export const filtersOf = (ask: Ask, spans: readonly Span[]): Filter[] =>
  all.flatMap((read) => read(ask, spans) ?? []);
