import type { FactCard, GeneratedSection, TracedText } from '@harambee/domain/schemas';
import { partsOf } from './generated-text.ts';

/** Cards by their id. */
export type Facts = ReadonlyMap<string, FactCard>;

/** `facts` is absent where a service of before, or a kept answer, knows none. */
export const factsById = (cards: readonly FactCard[] | undefined): Facts =>
  new Map(cards?.map((card) => [card.id, card]));

/** What is stated and what is missing, for the bar above a text. */
export interface FactCount {
  fromRecords: number;
  computed: number;
  needed: number;
  /** Only numbers are traced in this text; otherwise names are too. */
  isNumbersOnly: boolean;
}

const hasNumeral = /\p{N}/u;

/** Each stretch counts as often as it stands in the text and its tables. */
export function countFacts(sections: readonly GeneratedSection[], facts: Facts): FactCount {
  const count: FactCount = { fromRecords: 0, computed: 0, needed: 0, isNumbersOnly: true };
  for (const { text, sources } of sections.flatMap(textsOf)) {
    for (const part of partsOf(text, knownSources(sources, facts))) {
      if (part.kind === 'need') count.needed += 1;
      if (part.kind !== 'fact') continue;
      if (facts.get(part.fact ?? '')?.kind === 'computed') count.computed += 1;
      else count.fromRecords += 1;
      if (!hasNumeral.test(part.text)) count.isNumbersOnly = false;
    }
  }
  return count;
}

const textsOf = ({ text, sources, tables = [] }: GeneratedSection): TracedText[] => [
  { text, sources },
  ...tables.flatMap(({ rows }) => rows.flat()),
];

/** A mark without a card would open nothing, so it is none. */
export const knownSources = (sources: TracedText['sources'], facts: Facts) =>
  (sources ?? []).filter(({ fact }) => facts.has(fact));

/** The element that describes a fact to screen readers, once for all places that state it. */
export const descriptionId = (fact: string): string => `fact-${fact.replaceAll(/\s/g, '-')}`;
export const needDescriptionId = 'fact-needed';
