import type { Concept } from '../../understanding/lexicon.ts';
import type { Ask } from '../ask.ts';
import { type EventName, eventDay, eventOf, stretchAsked } from '../query/events.ts';
import type { Row } from '../query/rows.ts';
import type { Field, Kind } from './field.ts';
import { fieldLabels } from './labels.ts';
import { spokenIn } from './parts.ts';
import { proposalKind } from './proposal-fields.ts';

/** Words of a length of time, and those that put lengths in an order by themselves. */
const lengths: readonly Concept[] = ['took', 'duration'];
const ends: readonly Concept[] = ['longest', 'shortest'];

const verbs = /^(?:took|mis|pris|tard|demor|lev)/;

const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;

/** The days between two events, whichever comes first; of what has not had both, nothing. */
function daysBetween([from, until]: readonly [EventName, EventName]): Field<Row> {
  return {
    type: 'number',
    unit: 'days',
    concepts: ['took'],
    of: (row) => {
      const [first, last] = [eventDay(row, from), eventDay(row, until)];
      return first && last ? [Math.abs(dayNumber(last) - dayNumber(first))] : [];
    },
    label: fieldLabels.length,
  };
}

/**
 * "Which took longest from its creation to sending?": the proposals with that length as one more field, and the words
 * of its events as its name, so that they narrow nothing. What stands before the length is about other proposals
 * ("of the approved ones, which took longest to be sent?").
 */
export function withLength(ask: Ask): { ask: Ask; kind: Kind<Row> } {
  const { topic } = ask;
  const none = { ask, kind: proposalKind };
  if ((topic.mention?.rows.length ?? 0) === 1) return none;
  const spoken = spokenIn(topic);
  const length =
    spoken.find(({ name }) => lengths.includes(name)) ?? spoken.find(({ name }) => ends.includes(name));
  // Who waits, waits until today.
  if (!length || spoken.some(({ name }) => name === 'unanswered')) return none;
  const events = spoken.flatMap((one) => {
    // "Took longest to be sent" is no question of what is still to send.
    const event = one.name === 'unsent' && one.at > length.at ? 'submitted' : eventOf(one.name);
    return event ? [{ ...one, event }] : [];
  });
  const behind = events.filter(({ at }) => at > length.at);
  const used = behind.length > 0 ? behind : events.length > 1 ? events : [];
  const names = [...new Set(used.map(({ event }) => event))];
  // "Took longest" asks for a length, "longest" alone for a wait.
  const isOnlyOrdered =
    ends.includes(length.name) &&
    !topic.tokens.slice(length.at, length.at + length.length).some((token) => verbs.test(token));
  const stretch = names.length > 2 || (isOnlyOrdered && names.length < 2) ? undefined : stretchAsked(names);
  if (!stretch) return none;
  const isUsed = (at: number, name: Concept) => used.some((one) => one.at === at && one.name === name);
  const found = topic.found
    .filter(({ at, name }) => !used.some((one) => one.at === at) || isUsed(at, name))
    .map((one) =>
      lengths.includes(one.name) || isUsed(one.at, one.name) ? { ...one, name: 'took' as const } : one,
    );
  const concepts = new Set<Concept>([...found.map(({ name }) => name), 'took']);
  return {
    ask: { ...ask, topic: { ...topic, found, concepts } },
    kind: {
      ...proposalKind,
      main: 'length',
      fields: { ...proposalKind.fields, length: daysBetween(stretch) },
    },
  };
}
