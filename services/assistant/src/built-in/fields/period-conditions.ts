import { dayOf, proposalStatusNames } from '@harambee/domain';
import type { Period } from '../../understanding/period.ts';
import type { Span } from '../../understanding/spans.ts';
import type { Ask } from '../ask.ts';
import { isInAny } from '../query/spans.ts';
import type { Topic } from '../topic.ts';
import { spansIn } from '../words/dates.ts';
import type { Field, Kind } from './field.ts';
import { denialAt, type Named, nearest, placesOf } from './parts.ts';
import type { Condition } from './query.ts';

/** The period as it is meant of a field: what comes, or what has been. */
function spanOf<Row>(
  { past, ahead }: Period,
  { isAhead }: Field<Row>,
  { topic, records }: Ask,
  isBoth: boolean,
): Span {
  if (!isAhead || topic.concepts.has('missed')) return past;
  // "Have run out or will run out before Christmas": what has been, too.
  if (ahead.from === '' && isBoth) return ahead;
  // What is due before Christmas is due from today on.
  return ahead.from === '' ? { ...ahead, from: dayOf(new Date(records.now)) } : ahead;
}

/** "In September or in October": periods that a small word joins, any of which counts; open ones narrow each other. */
function alternatives({ periods, tokens }: Topic): Period[][] {
  const groups: Period[][] = [];
  for (const period of periods) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const between = before ? tokens.slice(Math.max(...before.used) + 1, Math.min(...period.used)) : [];
    const isJoined =
      between.some((token) => splitters.has(token)) &&
      between.every((token) => splitters.has(token) || /^(?:in|en|em|de|ya|mwezi|wa)$/.test(token));
    const isOpen = [before, period].some((one) => ['before', 'since'].includes(one?.past.kind ?? ''));
    if (last && isJoined && !isOpen) last.push(period);
    else groups.push([period]);
  }
  return groups;
}

/** "In October", "before Christmas": of the date that the question names nearest. */
export function byPeriods<Row>(ask: Ask, kind: Kind<Row>, named: readonly Named[]): Condition<Row>[] {
  const { topic, records } = ask;
  const { fields } = kind;
  const dates = named.filter(({ field }) => fields[field]?.type === 'date');
  return alternatives(topic).flatMap((periods) => {
    const used = periods.flatMap((period) => [...period.used]);
    const one = nearest(dates, Math.min(...used), Math.max(...used));
    // What is still to come is due: nothing else of a proposal has a day ahead.
    const today = dayOf(new Date(records.now));
    const isAhead = periods.every(({ past }) => past.from >= today && past.kind !== 'since');
    const name = one?.field ?? kind.dateOf ?? (isAhead && fields.deadline?.isAhead ? 'deadline' : undefined);
    const field = name === undefined ? undefined : fields[name];
    if (!field || name === undefined) return [];
    const isBoth = isSaidTwice(topic, dates, name);
    const spans = periods.map((period) => spanOf(period, field, ask, isBoth));
    const denial = one ? denialAt(topic, kind, one.at) : { isDenied: false, places: [] };
    // "Not sent in 2025": never, or in another year? "Except those sent in 2025" leaves out those alone.
    const isLeftOut = denial.isDenied && isEvent(name);
    if (isLeftOut && one && !topic.excepted.has(one.at)) return [];
    const events = one && isEvent(name) ? eitherOf(topic, dates, one) : [];
    const names = events.length > 0 ? events.map(({ field }) => field) : [name];
    const keeps = (row: Row) => {
      const days = names.flatMap((event) => fields[event]?.of(row, records.now) ?? []);
      if (isLeftOut) return !days.some((day) => isInAny(String(day), spans));
      return days.some((day) => isInAny(String(day), spans) !== denial.isDenied);
    };
    const said = `${isLeftOut ? `${field.label[topic.language]} ` : ''}${spansIn(spans, topic.language)}`;
    const words = `${denial.isDenied ? '≠ ' : ''}${said}`;
    return [
      {
        field: name,
        keeps,
        words,
        places: [...used, ...[...(one ? [one] : []), ...events].flatMap(placesOf), ...denial.places],
      },
    ];
  });
}

/** "Expired, or will expire": one date on both sides of "or". */
function isSaidTwice({ tokens }: Topic, dates: readonly Named[], field: string): boolean {
  const [first, second] = dates.filter((one) => one.field === field);
  return (
    !!first &&
    !!second &&
    tokens.slice(first.at + first.length, second.at).some((token) => alternative.test(token))
  );
}
const alternative = /^(?:or|ou|o|u|au|ama)$/;

const splitters = new Set('or and ou et o u y e au na ama'.split(' '));

/** "Approved or rejected in August": either day. */
function eitherOf(topic: Topic, dates: readonly Named[], one: Named): Named[] {
  const isJoined = ({ at, length }: Named): boolean => {
    const [from, until] = at < one.at ? [at + length, one.at] : [one.at + one.length, at];
    const between = topic.tokens.slice(from, until);
    return between.length <= 3 && between.some((token) => splitters.has(token));
  };
  return dates.filter((other) => other === one || (isEvent(other.field) && isJoined(other)));
}

/** A day on which a proposal got a status. */
export const isEvent = (field: string): boolean => statusNames.has(field);
const statusNames: ReadonlySet<string> = new Set(proposalStatusNames);
