import type { Ask } from '../ask.ts';
import type { Row as ProposalRow } from '../query/rows.ts';
import { conditionsOf, presence } from './conditions.ts';
import type { Kind } from './field.ts';
import { placesOf, spokenIn } from './parts.ts';
import { proposalKind } from './proposal-fields.ts';
import type { Condition } from './query.ts';

/** What a question says of the proposals that a field counts: "colleagues without a draft", "calls with a sent proposal". */
export interface Counted<Row> {
  isCounted(proposal: ProposalRow): boolean;
  /** That there are some, or none. */
  conditions: Condition<Row>[];
  places: readonly number[];
}

/** Who has them is what is asked, and no condition of theirs. */
const passedOver = new Set(['lead', 'signers', 'title', 'late']);

/** `taken` are the places of conditions that the kind has itself. */
export function countedIn<Row>(ask: Ask, kind: Kind<Row>, taken: ReadonlySet<number>): Counted<Row> {
  const none = { isCounted: () => true, conditions: [], places: [] };
  const { countsProposals: name } = kind;
  const field = name === undefined ? undefined : kind.fields[name];
  const spoken = spokenIn(ask.topic);
  const noun = spoken.find(({ name: one }) => field?.concepts.includes(one));
  if (!field || name === undefined || (!noun && !kind.isOfPeople)) return none;
  // What is denied before the noun is that there are any; what is denied behind it, is denied of them.
  const negations = spoken.filter(({ name: one, at }) => one === 'negation' && (!noun || at < noun.at));
  const found = ask.topic.found.filter((one) => !negations.includes(one));
  const inside = conditionsOf({ ...ask, topic: { ...ask.topic, found } }, proposalKind).filter(
    ({ field: one, places }) => !passedOver.has(one) && places.every((at) => !taken.has(at)),
  );
  if (inside.length === 0) return none;
  const places = [...inside.flatMap((one) => one.places), ...(noun ? placesOf(noun) : [])];
  const isThere = negations.length === 0;
  const hasOrder = ask.topic.counts.length > 0 || orders.some((one) => ask.topic.concepts.has(one));
  const own = presence(name, field, isThere, [...places, ...negations.flatMap(placesOf)], ask);
  const words = `${own.words}: ${inside.map((one) => one.words).join(', ')}`;
  return {
    isCounted: (proposal) => inside.every(({ keeps }) => keeps(proposal)),
    conditions: hasOrder && isThere ? [{ ...own, keeps: () => true, words }] : [{ ...own, words }],
    places,
  };
}
const orders = ['most', 'fewest', 'biggest', 'smallest', 'compare', 'each'] as const;
