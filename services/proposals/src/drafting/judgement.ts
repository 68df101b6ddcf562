import type { FactCard, GeneratedSection, Readiness } from '@harambee/domain/schemas';
import type { DraftingFacts } from './drafter.ts';
import { factCards } from './fact-cards.ts';
import { readiness } from './readiness/readiness.ts';

/** What is reckoned of a text once it is whole. */
export interface Judgement {
  readiness: Readiness;
  cards: FactCard[];
}

export type Judge = (sections: GeneratedSection[], facts: DraftingFacts) => Promise<Judgement>;

export const judged = (sections: GeneratedSection[], facts: DraftingFacts): Judgement => ({
  readiness: readiness(sections, facts),
  cards: factCards(sections, facts),
});
