import { formatNumber } from '@harambee/domain';
import { plain } from '../../tools/plain.ts';
import { countOf, keepsTo, type Limit } from '../../understanding/amount.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import type { Ask } from '../ask.ts';
import type { Topic } from '../topic.ts';
import type { Field, Kind, Value } from './field.ts';
import { denialAt, type Named, namedIn, nearest, placesOf, spokenIn } from './parts.ts';
import { byPeriods, isEvent } from './period-conditions.ts';
import type { Condition } from './query.ts';
import { valuesIn } from './values.ts';

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
