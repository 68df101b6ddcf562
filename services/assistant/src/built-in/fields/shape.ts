import type { Concept, Found } from '../../understanding/lexicon.ts';
import type { Topic } from '../topic.ts';
import type { Field, Kind } from './field.ts';
import { type Named, nearest, placesOf, spokenIn } from './parts.ts';

/** What a question does with the rows that it narrows to. */
export type Shape =
  | { does: 'list' }
  | { does: 'count' }
  | { does: 'sum'; field: string }
  | { does: 'average'; field: string }
  | { does: 'extreme'; field: string; isMost: boolean; top: number }
  /** Of all that the other conditions keep, how many keep the status. */
  | { does: 'share'; field: string }
  /** `isByMonth`: by the month of a day. */
  | { does: 'group'; field: string; end?: 'most' | 'fewest'; isByMonth?: true }
  /** `isNone`: those none of whose rows have what a status denies: "which funders have never said yes". */
  | { does: 'distinct'; field: string; isNone?: boolean };

export interface Shaped {
  shape: Shape;
  places: readonly number[];
}

/** Words that put in an order, each with the end that they ask for and the fields that they can be of. */
interface Order {
  concept: Concept;
  isMost: boolean;
  types: readonly Field<never>['type'][];
  /** The one field that it can be of. */
  field?: string;
}

const orders: readonly Order[] = [
  { concept: 'biggest', isMost: true, types: ['money', 'number'] },
  { concept: 'smallest', isMost: false, types: ['money', 'number'] },
  { concept: 'most', isMost: true, types: ['money', 'number'] },
  { concept: 'fewest', isMost: false, types: ['money', 'number'] },
  { concept: 'newest', isMost: true, types: ['date'] },
  { concept: 'oldest', isMost: false, types: ['date'] },
  { concept: 'mostLate', isMost: true, types: ['number'], field: 'late' },
  { concept: 'longest', isMost: true, types: ['number'], field: 'wait' },
  { concept: 'shortest', isMost: false, types: ['number'], field: 'wait' },
];

/** "Which call gives more?" */
const most: Order = { concept: 'compare', isMost: true, types: ['money', 'number'] };
const least: Order = { ...most, isMost: false };
const moreWords = /^(?:more|plus|mas|mais|zaidi)$/;
const lessWords = /^(?:less|moins|menos|fewer)$/;

/** What a question groups by where it only names it: "per category", "which status". */
const groups: readonly string[] = ['category', 'currency', 'status'];

interface Reading<Row> {
  topic: Topic;
  kind: Kind<Row>;
  /** The fields that the question names and no condition has used. */
  free: readonly Named[];
  /** The date of the one event that its status names: "sent" in "the first one that we sent". */
  event?: string;
}

const first = (topic: Topic, ...concepts: Concept[]) =>
  spokenIn(topic).find(({ name }) => concepts.includes(name));

/** How many: "the three biggest", "top 3". */
function topOf({ numbers, tokens }: Topic): { top: number; places: number[] } {
  const small = numbers.find((one) => Number(one) > 1 && Number(one) <= 20);
  const at = small === undefined ? -1 : tokens.indexOf(small);
  if (at >= 0) return { top: Number(small), places: [at] };
  const spelled = tokens.findIndex((token) => spelledNumbers.has(token));
  return spelled < 0
    ? { top: 1, places: [] }
    : { top: spelledNumbers.get(tokens[spelled] ?? '') ?? 1, places: [spelled] };
}
const spelledNumbers = new Map(
  [
    'two deux dos dois duas mbili mawili',
    'three trois tres tatu matatu',
    'four quatre cuatro quatro nne manne',
    'five cinq cinco tano matano',
  ].flatMap((words, n) => words.split(' ').map((word): [string, number] => [word, n + 2])),
);

/** "Who leads each?": each of those that are listed, not each value of a field. */
const pronoun = /^(?:each|each one|each of them|chacune?|cada un[oa]?|cada uma?|kila mmoja|kila moja|kila)$/;

function eachOf({ topic }: Pick<Reading<never>, 'topic'>): Found<Concept> | undefined {
  const each = first(topic, 'each');
  return each && pronoun.test(topic.tokens.slice(each.at, each.at + each.length).join(' '))
    ? each
    : undefined;
}

/** "Which are drafts, and the days left of each?": a list with another field in each row. */
function eachRowOf<Row>(reading: Reading<Row>): Shaped | undefined {
  const { topic, free } = reading;
  const each = eachOf(reading);
  if (!each || first(topic, 'most', 'fewest', 'biggest', 'smallest', 'average')) return undefined;
  // "How many has each?" and "each funder" ask for groups.
  const isKey = free.some(({ at }) => at === each.at + each.length);
  const isCount = first(topic, 'howMany') && !free.some(({ field }) => isNumeric(reading.kind.fields[field]));
  if (isKey || isCount || (free.length === 0 && !first(topic, 'howMuch', 'when'))) return undefined;
  return { shape: { does: 'list' }, places: placesOf(each) };
}

const isNumeric = <Row>(field: Field<Row> | undefined): boolean =>
  field?.type === 'number' || field?.type === 'money';

function groupOf<Row>({ topic, kind, free, event }: Reading<Row>): Shaped | undefined {
  const named = free.find(({ field }) => groups.includes(field));
  const each = first(topic, 'each');
  const end = first(topic, 'most', 'fewest', 'biggest', 'smallest');
  const isEnd = end
    ? { end: end.name === 'most' || end.name === 'biggest' ? ('most' as const) : ('fewest' as const) }
    : {};
  const month = first(topic, 'byMonth');
  if (month) {
    const field = (event !== undefined && kind.fields[event] ? event : kind.dateOf) ?? 'created';
    const said = [month, ...(each ? [each] : []), ...(end ? [end] : [])];
    return { shape: { does: 'group', field, isByMonth: true, ...isEnd }, places: said.flatMap(placesOf) };
  }
  if (named) {
    const said = [named, ...(each ? [each] : []), ...(end ? [end] : [])];
    return { shape: { does: 'group', field: named.field, ...isEnd }, places: said.flatMap(placesOf) };
  }
  // "Each funder", "how many per colleague", "who leads the most".
  const who = first(topic, 'who');
  const keys: readonly Pick<Named, 'field' | 'at' | 'length'>[] = [
    ...free.filter(({ field }) => field === 'funder' || field === 'lead'),
    ...(who && kind.who ? [{ ...who, field: kind.who }] : []),
  ];
  const key = keys.find(({ field }) => field === 'funder') ?? keys[0];
  if (!key || !(each || (end && (end.name === 'most' || end.name === 'fewest')))) return undefined;
  if (key.field === 'lead' && end && !who && !each) return undefined;
  const said = [...(each ? [each] : []), ...(end ? [end] : []), ...(who ? [who] : []), ...keys];
  return { shape: { does: 'group', field: key.field, ...isEnd }, places: said.flatMap(placesOf) };
}

/** "Longest" is of a wait for the funder only where the question speaks of one. */
const isOfWaits = ({ concepts }: Topic): boolean =>
  (['unanswered', 'decided', 'decision', 'waitedDays', 'rejected', 'approved'] as const).some((one) =>
    concepts.has(one),
  ) && !concepts.has('under_review');

function extremeOf<Row>({ topic, kind, free, event }: Reading<Row>): Shaped | undefined {
  // "The lowest maximum": of what calls give at most.
  const isOfMost = topic.concepts.has('atMost') && topic.concepts.has('smallest');
  const isMore =
    kind.meanings.openStill !== undefined && topic.concepts.has('gives') && topic.concepts.has('compare');
  // "Cuál tiene más secciones vacías": the more of what stands right behind.
  const more = topic.limits.length + topic.counts.length === 0 ? first(topic, 'compare') : undefined;
  const said = topic.tokens[more?.at ?? -1] ?? '';
  const isMoreOf =
    more !== undefined &&
    first(topic, 'pick', 'list') !== undefined &&
    (moreWords.test(said) || lessWords.test(said)) &&
    free.some(
      ({ field, at }) =>
        isNumeric(kind.fields[field]) && (at > more.at ? at - more.at <= 2 : more.at - at === 1),
    );
  const isLonger = kind.fields.length !== undefined && topic.concepts.has('compare');
  const order =
    isMore || isMoreOf || (isLonger && !orders.some(({ concept }) => topic.concepts.has(concept)))
      ? lessWords.test(said)
        ? least
        : most
      : orders.find(({ concept }) => topic.concepts.has(concept) && !(isOfMost && concept === 'biggest'));
  const word = order && first(topic, order.concept);
  if (!order || !word) return undefined;
  const fits = free.filter(({ field }) => order.types.includes(kind.fields[field]?.type as never));
  const one = nearest(fits, word.at, word.at + word.length - 1);
  const fallback = {
    number: kind.main ?? '',
    date: (event !== undefined && kind.fields[event] ? event : kind.dateOf) ?? 'created',
  };
  const isOfDays = order.types.includes('date');
  // "The most days left before its deadline" is of no wait.
  const isOfSpare = one?.field === 'spare' && order.field === 'wait';
  const isOfLength = kind.fields.length !== undefined && !isOfDays;
  const name =
    (isOfLength ? 'length' : undefined) ??
    (isOfSpare || isOfLength ? undefined : order.field) ??
    one?.field ??
    (isOfDays ? fallback.date : fallback.number);
  if (!kind.fields[name] || (name === 'wait' && !isOfWaits(topic))) return undefined;
  const { top, places } = topOf(topic);
  return {
    shape: { does: 'extreme', field: name, isMost: order.isMost, top },
    places: [...placesOf(word), ...(one ? placesOf(one) : []), ...places],
  };
}

function averageOf<Row>({ topic, kind, free }: Reading<Row>): Shaped | undefined {
  const word = first(topic, 'average');
  if (!word) return undefined;
  const numeric = free.filter(({ field }) => ['money', 'number'].includes(kind.fields[field]?.type ?? ''));
  const one = nearest(
    numeric.filter(({ field }) => field !== 'amount').length > 0
      ? numeric.filter(({ field }) => field !== 'amount')
      : numeric,
    word.at,
    word.at + word.length - 1,
  );
  const asked = first(topic, 'howMuch');
  const field = one?.field ?? (kind.fields.amount ? 'amount' : undefined);
  if (!field) return undefined;
  return {
    shape: { does: 'average', field },
    places: [word, ...(one ? [one] : []), ...(asked ? [asked] : [])].flatMap(placesOf),
  };
}

const hadWords = new Set('has have got a ont tiene tienen tem ana wana'.split(' '));

/** "Who leads the Healthcare ones?", "which funders have said no?": the different values of a field. */
function distinctOf<Row>({ topic, kind, free }: Reading<Row>): Shaped | undefined {
  const who = first(topic, 'who');
  const lead = free.find(({ field }) => field === 'lead' || field === 'person');
  if (who && lead)
    return { shape: { does: 'distinct', field: lead.field }, places: [who, lead].flatMap(placesOf) };
  // "Who has overdue proposals?", but not "who has sent": a verb follows.
  if (who && kind.who) return { shape: { does: 'distinct', field: kind.who }, places: placesOf(who) };
  const had = who
    ? [1, 2].map((on) => who.at + who.length - 1 + on).find((at) => hadWords.has(topic.tokens[at] ?? ''))
    : undefined;
  const isVerb = spokenIn(topic).some(
    ({ at, name }) => at === (had ?? 0) + 1 && kind.meanings[name]?.field === 'status',
  );
  if (who && had !== undefined && !isVerb && kind.fields.lead && topic.concepts.has('proposal'))
    return { shape: { does: 'distinct', field: 'lead' }, places: placesOf(who) };
  const pick = first(topic, 'pick', 'list', 'howMany');
  const funder = free.find(({ field }) => field === 'funder');
  // "Which funders": the word that asks stands before what it asks for.
  const isNear = (one: Found<Concept>, at: number) =>
    Math.abs(at - one.at) <= 2 || (at >= one.at && at - (one.at + one.length) <= 0);
  if (pick && funder && kind.fields.funder && isNear(pick, funder.at))
    return { shape: { does: 'distinct', field: 'funder' }, places: [pick, funder].flatMap(placesOf) };
  return undefined;
}

/** "What percentage was rejected?" Success has its own answer. */
function shareOf<Row>({ topic, kind }: Reading<Row>): Shaped | undefined {
  const word = first(topic, 'rate');
  const isOther = (
    [
      'rejected',
      'submitted',
      'everSent',
      'draft',
      'completed',
      'unsent',
      'unanswered',
      'under_review',
    ] as const
  ).some((one) => topic.concepts.has(one));
  if (!word || !isOther || !kind.fields.status) return undefined;
  return { shape: { does: 'share', field: 'status' }, places: placesOf(word) };
}

/** What the question does with the rows. */
export function shapeOf<Row>(reading: Reading<Row>): Shaped {
  const { topic, kind, free } = reading;
  const isOfOne = kind.named(topic).length === 1;
  const special =
    shareOf(reading) ??
    (isOfOne ? undefined : eachRowOf(reading)) ??
    (isOfOne ? undefined : groupOf(reading)) ??
    averageOf(reading) ??
    extremeOf(reading) ??
    distinctOf(reading);
  const count = first(topic, 'howMany');
  const asked = first(topic, 'howMuch');
  // "How much is the biggest?", "how many in each?": the word that asks says no more.
  const asking = spokenIn(topic)
    .filter(({ name }) => name === 'howMany' || name === 'howMuch')
    .flatMap(placesOf);
  if (special) return { ...special, places: [...special.places, ...asking] };
  if (count && !asked) return { shape: { does: 'count' }, places: asking };
  const amount = free.filter(({ field }) => kind.fields[field]?.type === 'money');
  if (asked && kind.fields.amount)
    return { shape: { does: 'sum', field: 'amount' }, places: [...asking, ...amount.flatMap(placesOf)] };
  // "…, and where does each stand?"
  const each = first(topic, 'each');
  return { shape: { does: 'list' }, places: each ? placesOf(each) : [] };
}
