import { dayOf, formatNumber, proposalStatusNames } from '@harambee/domain';
import { plain } from '../../tools/plain.ts';
import { countOf, keepsTo, type Limit } from '../../understanding/amount.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import type { Period } from '../../understanding/period.ts';
import type { Span } from '../../understanding/spans.ts';
import type { Ask } from '../ask.ts';
import { isInAny } from '../query/spans.ts';
import type { Topic } from '../topic.ts';
import { spansIn } from '../words/dates.ts';
import type { Field, Kind, Value } from './field.ts';
import { denialAt, type Named, namedIn, nearest, placesOf, spokenIn } from './parts.ts';
import { valuesIn } from './values.ts';

/** What a question narrows the rows to, by one field. */
export interface Condition<Row> {
  field: string;
  keeps(row: Row): boolean;
  /** Only that there is a value, or none. */
  isPresence?: boolean;
  isNone?: boolean;
  /** Its values are what is left after some were denied. */
  isDenied?: boolean;
  /** It is denied. */
  isOther?: boolean;
  /** Of a choice: the values that it names. */
  values?: readonly Value[];
  /** As the answer says it. */
  words: string;
  /** Where the question says it. */
  places: readonly number[];
}

/** Of what is counted 0 is none, and no number is not known. */
const isNothing = (values: readonly Value[], isCount: boolean): boolean =>
  isCount ? values.includes(0) : values.length === 0;

const without = { en: 'no', sw: 'bila', fr: 'sans', es: 'sin', pt: 'sem' };
const having = { en: 'with', sw: 'yenye', fr: 'avec', es: 'con', pt: 'com' };

/** A row has a value, or has none: for every field that may be empty. */
export function presence<Row>(
  name: string,
  { of, label, isCount = false, claim }: Field<Row>,
  isThere: boolean,
  places: readonly number[],
  { topic: { language }, records: { now } }: Ask,
): Condition<Row> {
  return {
    field: name,
    isPresence: true,
    isNone: !isThere,
    keeps: (row) => {
      const values = of(row, now);
      return isThere ? values.length > 0 && !isNothing(values, isCount) : isNothing(values, isCount);
    },
    words: claim ? claim[language] : `${(isThere ? having : without)[language]} ${label[language]}`,
    places,
  };
}

const isNumeric = <Row>({ type }: Field<Row>): boolean => type === 'number' || type === 'money';

/** Smaller numbers count days, points or sections, and are no amounts of money. */
const leastAmount = 100;

/** "More than 75", "between 20,000 and 40,000": of the number that the question names nearest. */
function byNumbers<Row>(ask: Ask, kind: Kind<Row>, named: readonly Named[]): Condition<Row>[] {
  const { topic, records } = ask;
  const { fields } = kind;
  const numeric = named.filter(({ field }) => fields[field] && isNumeric(fields[field]));
  const [money] = Object.entries(fields).flatMap(([name, { type }]) => (type === 'money' ? [name] : []));
  return [...topic.limits, ...topic.counts, ...exactIn(topic, numeric)].flatMap((limit) => {
    const isMoney = limit.amount >= leastAmount;
    const fitting = numeric.filter(({ field }) => (fields[field]?.type === 'money') === isMoney);
    const one = nearest(fitting, Math.min(...limit.used), Math.max(...limit.used));
    const name = one?.field ?? (isMoney ? money : mainOf(kind));
    const field = name === undefined ? undefined : fields[name];
    if (!field || name === undefined) return [];
    const keeps = (row: Row) => field.of(row, records.now).some((value) => keepsTo(Number(value), limit));
    const words = `${isMoney ? '' : `${field.label[topic.language]} `}${limit.sign} ${formatNumber(limit.amount)}`;
    return [{ field: name, keeps, words, places: [...limit.used, ...(one ? placesOf(one) : [])] }];
  });
}

/** "With a day to spare", "3 days late": a number right before what it counts. */
function exactIn(topic: Topic, numeric: readonly Named[]): Limit[] {
  const isTaken = (at: number) => [...topic.limits, ...topic.counts].some(({ used }) => used.has(at));
  return numeric.flatMap(({ at }) => {
    const isCount = (one: number): boolean => {
      const token = topic.tokens[one] ?? '';
      // "A readiness" counts nothing, "only a day" does.
      const isOne = countOf(token) === 1 && !/^\d/.test(token);
      return countOf(token) !== undefined && (!isOne || onlyWords.has(topic.tokens[one - 1] ?? ''));
    };
    const place = [at - 1, at - 2].find(isCount);
    const amount = place === undefined ? undefined : countOf(topic.tokens[place] ?? '');
    if (place === undefined || amount === undefined || isTaken(place)) return [];
    return [{ sign: '=' as const, amount, used: new Set([place]) }];
  });
}

/** The number that is meant where none is named; money needs its amount. */
const mainOf = <Row>({ main, fields }: Kind<Row>): string | undefined =>
  main !== undefined && fields[main]?.type === 'number' ? main : undefined;

const onlyWords = new Set(
  'only just exactly barely seulement juste solo solamente apenas so tu pekee'.split(' '),
);

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
function byPeriods<Row>(ask: Ask, kind: Kind<Row>, named: readonly Named[]): Condition<Row>[] {
  const { topic, records } = ask;
  const { fields } = kind;
  const dates = named.filter(({ field }) => fields[field]?.type === 'date');
  return alternatives(topic).flatMap((periods) => {
    const used = periods.flatMap((period) => [...period.used]);
    const one = nearest(dates, Math.min(...used), Math.max(...used));
    const name = one?.field ?? kind.dateOf;
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

/** "Without a lead", "that have no readiness yet", "with a deadline". */
function byPresence<Row>(
  ask: Ask,
  kind: Kind<Row>,
  named: readonly Named[],
  isTaken: (at: number) => boolean,
): Condition<Row>[] {
  const { topic } = ask;
  return named.flatMap((one) => {
    const field = kind.fields[one.field];
    if (!field || field.isAlways || isTaken(one.at)) return [];
    // A verb that is denied ("hazijafungwa") says no date; one without its person says nobody.
    if (one.isNegated && field.type !== 'person') return [];
    const { isDenied, places } = denialAt(topic, kind, one.at);
    if (isDenied && field.claim) return [];
    const said = [...placesOf(one), ...places];
    if (isDenied) return [presence(one.field, field, false, said, ask)];
    // "With their deadlines" asks to see them.
    const isTheirs = theirs.has(topic.tokens[one.at - 1] ?? '');
    const isHad = !isTheirs && [1, 2].some((back) => havingWords.has(topic.tokens[one.at - back] ?? ''));
    const isOrdered = orderWords.some((word) => topic.concepts.has(word));
    const isBegun = field.isCount === true && isBegunAt(topic, one.at);
    return field.claim || isBegun || (isHad && field.type !== 'money' && !isOrdered)
      ? [presence(one.field, field, true, said, ask)]
      : [];
  });
}
/** "For which we already began a proposal": there is one. */
const isBegunAt = (topic: Topic, at: number): boolean =>
  spokenIn(topic).some((one) => one.name === 'writing' && one.at < at && at - one.at <= 3);

/** "Which has the highest readiness?" asks for an order, not for whether there is one. */
const orderWords: readonly Concept[] = [
  'biggest',
  'smallest',
  'most',
  'fewest',
  'newest',
  'oldest',
  'compare',
];
const theirs = new Set(
  'their its leur leurs son sa ses su sus seu seus sua suas zao yao yake zake'.split(' '),
);
const havingWords = new Set(
  'with have has having got avec ont ayant con tienen tiene com tem wenye yenye zenye lenye mwenye'.split(
    ' ',
  ),
);

/** "That nobody leads": words of their own say that there is none. */
const byAbsence = <Row>(ask: Ask, kind: Kind<Row>): Condition<Row>[] =>
  Object.entries(kind.fields).flatMap(([name, field]) =>
    spokenIn(ask.topic)
      .filter((one) => one.name === field.without)
      .map((one) => presence(name, field, false, placesOf(one), ask)),
  );

/** "For Green Acre", "not led by Grace", "in dollars": the values that a question names, each deniable. */
function byValues<Row>(ask: Ask, kind: Kind<Row>): Condition<Row>[] {
  const { topic, records } = ask;
  return valuesIn(ask, kind).map(({ field: name, values, at, places, words, isDenied: isRest }) => {
    const field = kind.fields[name];
    // "That Grace does not lead": the verb is denied, not the name.
    const verb = namedIn(topic, kind).find((one) => one.field === name && !places.includes(one.at));
    const own = denialAt(topic, kind, at);
    const denials = [own, ...(verb ? [denialAt(topic, kind, verb.at)] : [])];
    // "Not sent in time" is sent too late, or not at all.
    const isOfVerb = name === 'onTime' && !own.isDenied;
    if (isOfVerb) denials.push(...[at - 1, at - 2, at - 3].map((place) => denialAt(topic, kind, place)));
    const isOther = denials.some(({ isDenied }) => isDenied);
    return {
      field: name,
      keeps: (row) => {
        const own = field?.of(row, records.now) ?? [];
        // Of what is neither, nothing is said.
        if (field?.type === 'yesNo') return own.includes(values.includes(0) === isOther ? 1 : 0);
        return own.some((value) => values.includes(value)) !== isOther;
      },
      ...(isOther ? { isOther } : { values }),
      ...(isRest && { isDenied: true }),
      words: `${isOther ? '≠ ' : ''}${field?.type === 'yesNo' ? `${values.includes(0) ? '≠ ' : ''}${field.label[topic.language]}` : plain(words)}`,
      places: [...places, ...denials.flatMap((one) => one.places), ...(verb ? placesOf(verb) : [])],
    };
  });
}

/** A day on which a proposal got a status. */
const isEvent = (field: string): boolean => statusNames.has(field);
const statusNames: ReadonlySet<string> = new Set(proposalStatusNames);

/** All conditions that a question sets; they combine. */
export function conditionsOf<Row>(ask: Ask, kind: Kind<Row>): Condition<Row>[] {
  const named = namedIn(ask.topic, kind);
  const periods = byPeriods(ask, kind, named);
  // "Rejected last month" is when it was rejected, whatever came later.
  const dated = new Set(periods.filter(({ field }) => isEvent(field)).flatMap(({ places }) => places));
  const found = ask.topic.found.filter(({ at }) => !dated.has(at));
  const values = byValues({ ...ask, topic: { ...ask.topic, found } }, kind);
  const numbers = byNumbers(ask, kind, named);
  // "With less than 2 empty sections" may name the field twice.
  const isCounted = ({ field }: Named): boolean =>
    kind.fields[field]?.isCount === true && numbers.some((one) => one.field === field);
  const all = [...values, ...numbers, ...periods, ...byAbsence(ask, kind)];
  const taken = new Set(all.flatMap(({ places }) => places));
  return [
    ...all,
    ...byPresence(
      ask,
      kind,
      named.filter((one) => !isCounted(one)),
      (at) => taken.has(at),
    ),
  ];
}
