import type { Ask } from '../ask.ts';
import { eventsNamed } from '../query/events.ts';
import type { Topic } from '../topic.ts';
import { conditionsOf } from './conditions.ts';
import { countedIn } from './counted.ts';
import type { Kind } from './field.ts';
import { namedIn, placesOf, spokenIn } from './parts.ts';
import type { Condition, Query } from './query.ts';
import { type Shape, shapeOf } from './shape.ts';

/** Concepts that ask for nothing beside what the rest of a question asks. */
const light: ReadonlySet<string> = new Set([
  'list',
  'pick',
  'ofThose',
  'still',
  'either',
  'thirdPerson',
  'where',
]);

/** A question as a query, and at which places it has words that are neither a condition, nor what it asks for, nor harmless. */
export interface Understood<Row> {
  query: Query<Row>;
  left: readonly number[];
}

/** Undefined where it says what the kind does not know: what was not done. */
export function queryOf<Row>(ask: Ask, kind: Kind<Row>): Understood<Row> | undefined {
  const { topic } = ask;
  const own = conditionsOf(ask, kind);
  const counted = countedIn(ask, kind, new Set(own.flatMap(({ places }) => places)));
  // What says which are counted says that there are any.
  const all = [
    ...own.filter(
      ({ isPresence, field }) => !isPresence || !counted.conditions.some((one) => one.field === field),
    ),
    ...counted.conditions,
  ];
  if (kind.isOnlyAffirmed && all.some(({ isDenied, isOther }) => isDenied || isOther)) return undefined;
  const used = new Set([...all.flatMap(({ places }) => places), ...counted.places]);
  const named = namedIn(topic, kind);
  const event = eventOf(topic, all);
  const { shape: read, places } = shapeOf({
    topic,
    kind,
    free: named.filter(({ at }) => !used.has(at)),
    ...(event && { event }),
  });
  // The first one that was sent was sent, whatever came of it.
  const isOfDay = read.does === 'extreme' || (read.does === 'group' && read.isByMonth);
  const isOfEvent = isOfDay && read.field === event && !topic.concepts.has('unanswered');
  const conditions = isOfEvent ? all.filter(({ field }) => field !== 'status') : all;
  for (const at of places) used.add(at);
  const isOfNone =
    read.does === 'distinct' &&
    topic.tokens.some((token) => never.test(token)) &&
    conditions.some(({ isDenied, field }) => isDenied && field === 'status');
  const shape = isOfNone ? { ...read, isNone: true } : read;
  const isBare = shape.does === 'list' || shape.does === 'count';
  // "Money" by itself may be the name of anything.
  const free = named.filter(
    ({ at, concept, isNegated }) => !used.has(at) && !isNegated && !(isBare && concept === 'money'),
  );
  // What a condition is about, an answer shows: the day, or how many days late.
  const isInAnswer = ({ field, isPresence, isNone }: Condition<Row>): boolean =>
    (isPresence && !isNone) || (kind.fields[field]?.type === 'date' && !isPresence);
  const given = conditions.filter(isInAnswer);
  const shown = [...new Set([...given, ...free].map(({ field }) => field))];
  for (const one of free) for (const at of placesOf(one)) used.add(at);
  const when = spokenIn(topic).find(({ name }) => name === 'when');
  const day = when && dayAsked(conditions, shown, kind);
  if (when && day) {
    shown.push(day);
    for (const at of placesOf(when)) used.add(at);
  }
  // "Who leads the proposal with the highest readiness?" is told by its column.
  if (shown.includes('lead'))
    for (const one of spokenIn(topic)) if (one.name === 'who') for (const at of placesOf(one)) used.add(at);
  return {
    query: {
      ...{ kind, conditions, shape, isCounted: counted.isCounted },
      shown: [...new Set(shown)].filter((one) => !isSaidAnyway(one, shape, shown)),
    },
    left: leftIn(ask, kind, { used, isBare }),
  };
}

/** None at any time: "never", "not one". */
const never =
  /^(?:never|none|jamais|aucune?s?|nunca|jamas|ningun[ao]?|nenhum[a]?|hajawahi|hawajawahi|haijawahi|halijawahi|kamwe)$/;

/** The event that the statuses of a question name, if it is one and not denied. */
function eventOf<Row>(topic: Topic, conditions: readonly Condition<Row>[]): string | undefined {
  const status = conditions.find(({ field }) => field === 'status');
  if (status?.isDenied) return undefined;
  const events = eventsNamed(topic);
  return events.length === 1 && events[0] !== 'draft' && events[0] !== 'deadline' ? events[0] : undefined;
}

/** "When were they sent?": the day that a condition or a shown field is about, or that of the one status. */
function dayAsked<Row>(
  conditions: readonly Condition<Row>[],
  shown: readonly string[],
  { fields }: Kind<Row>,
): string | undefined {
  const named = [...conditions.map(({ field }) => field), ...shown].find(
    (one) => fields[one]?.type === 'date',
  );
  const [status] = conditions.flatMap(({ field, values = [] }) =>
    field === 'status' && values.length === 1 ? values : [],
  );
  return named ?? (status !== undefined && fields[status]?.type === 'date' ? String(status) : undefined);
}

/** What an answer says without a column: the amount of a line, what it orders by, days left of what is late. */
const isSaidAnyway = (field: string, shape: Shape, shown: readonly string[]): boolean =>
  field === 'amount' ||
  (shape.does === 'extreme' && shape.field === field) ||
  (field === 'daysLeft' && shown.includes('late'));

/** Where words stand that mean something and are not used. */
function leftIn<Row>(
  { topic }: Ask,
  kind: Kind<Row>,
  { used, isBare }: { used: ReadonlySet<number>; isBare: boolean },
): number[] {
  const { tokens, unknown, numbers } = topic.own;
  const spoken = spokenIn(topic);
  // "What is the highest …" asks for no explanation.
  const isLight = ({ name }: (typeof spoken)[number]) =>
    light.has(name) || kind.light.includes(name) || (name === 'meaning' && !isBare);
  const harmless = new Set(spoken.filter(isLight).map(({ at }) => at));
  const isSaid = (one: (typeof spoken)[number]) =>
    harmless.has(one.at) || placesOf(one).some((at) => used.has(at));
  const isStrange = (token: string) => unknown.includes(token) || numbers.includes(token);
  const named = [...topic.periods, ...topic.limits, ...topic.counts].flatMap((one) => [...one.used]);
  return [
    ...spoken.filter((one) => !isSaid(one)).flatMap(placesOf),
    ...tokens.flatMap((token, at) => (isStrange(token) && !used.has(at) ? [at] : [])),
    ...named.filter((at) => !used.has(at)),
  ];
}
