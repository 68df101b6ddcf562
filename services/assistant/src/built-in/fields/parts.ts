import type { Concept, Found } from '../../understanding/lexicon.ts';
import { isCategoryWord } from '../query/categories.ts';
import type { Topic } from '../topic.ts';
import type { Kind } from './field.ts';

/** Where a question names a field. */
export interface Named {
  field: string;
  concept: Concept;
  at: number;
  length: number;
  /** The verb itself says no: "haina". */
  isNegated: boolean;
}

/** The places of a message that something stands on. */
export const placesOf = ({ at, length }: Pick<Found<Concept>, 'at' | 'length'>): number[] =>
  Array.from({ length }, (_, n) => at + n);

/** What a message says by concepts, in its order. */
export const spokenIn = ({ found, concepts }: Topic): Found<Concept>[] =>
  found.filter(({ name }) => concepts.has(name)).toSorted((a, b) => a.at - b.at);

/** The fields of a kind that a question names. */
export function namedIn<Row>(topic: Topic, { fields }: Pick<Kind<Row>, 'fields'>): Named[] {
  const byConcept = Object.entries(fields).flatMap(([field, { concepts }]) =>
    concepts.map((concept) => ({ field, concept })),
  );
  const named = spokenIn(topic).flatMap(({ name, at, length, isNegated }) =>
    byConcept
      .filter(({ concept }) => concept === name)
      .map(({ field }) => ({ field, concept: name, at, length, isNegated })),
  );
  // "Empty sections" names one field with two words.
  return named.flatMap((one) => {
    const isTail = (other: Named): boolean =>
      other.field === one.field && other.at < one.at && one.at - (other.at + other.length) <= 0;
    const next = named.find((other) => other.field === one.field && other.at === one.at + one.length);
    return named.some(isTail) ? [] : [next ? { ...one, length: one.length + next.length } : one];
  });
}

/** The one that stands nearest to the words at some places: right behind them, or before them. */
export function nearest<One extends { at: number; length: number }>(
  some: readonly One[],
  first: number,
  last: number,
): One | undefined {
  const distance = ({ at, length }: One) => (at > last ? at - last : Math.max(0, first - (at + length - 1)));
  return some.toSorted((a, b) => distance(a) - distance(b) || a.at - b.at)[0];
}

/** A negation may stand so far before what it denies. */
const reach = 5;

/** Where something stands that a negation can deny: fields, their values, names. */
function deniable<Row>(topic: Topic, kind: Kind<Row>): number[] {
  const meant = spokenIn(topic).filter(
    ({ name }) => name === 'mine' || (kind.meanings[name] && !kind.light.includes(name)),
  );
  return [
    ...[...meant, ...namedIn(topic, kind)].map(({ at }) => at),
    ...[...topic.funders, ...topic.people].map(({ at }) => at),
    ...topic.tokens.flatMap((token, at) => (isCategoryWord(token) ? [at] : [])),
  ].toSorted((a, b) => a - b);
}

/** The negations that deny what stands at a place: what comes first behind them. */
export function negationsOf<Row>(topic: Topic, kind: Kind<Row>, at: number): Found<Concept>[] {
  const targets = deniable(topic, kind);
  return spokenIn(topic).filter((one) => {
    const end = one.at + one.length - 1;
    return (
      (one.name === 'negation' || one.name === 'except') &&
      at > end &&
      at - end <= reach &&
      targets.find((place) => place > end) === at
    );
  });
}

/** Whether what stands at a place is denied, and by the words at which places. */
export function denialAt<Row>(
  topic: Topic,
  kind: Kind<Row>,
  at: number,
): { isDenied: boolean; places: number[] } {
  const spoken = spokenIn(topic);
  const before = negationsOf(topic, kind, at);
  const isVerb = spoken.some((one) => one.at === at && one.isNegated);
  return { isDenied: isVerb || before.length > 0, places: before.flatMap(placesOf) };
}
