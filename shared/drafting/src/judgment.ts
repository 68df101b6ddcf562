import type { FactCard, GeneratedSection, Readiness } from '@harambee/domain/schemas';
import type { DraftingFacts } from './context/drafter.ts';
import { factCards } from './facts/fact-cards.ts';
import { readiness } from './readiness/readiness.ts';

/** The figures calculated for a complete text. */
export interface Judgment {
  readiness: Readiness;
  cards: FactCard[];
}

export type Judge = (sections: GeneratedSection[], facts: DraftingFacts) => Promise<Judgment>;

export const judged = (sections: GeneratedSection[], facts: DraftingFacts): Judgment => ({
  readiness: readiness(sections, facts),
  cards: factCards(sections, facts),
});
