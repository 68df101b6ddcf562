import { type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import { draftContext } from './context/draft-context.ts';
import { type DraftedSection, renderSection } from './context/draft-text.ts';
import type { Drafter, DraftingFacts } from './context/drafter.ts';
import { nextTurn } from './next-turn.ts';
import { draftedSectionOf } from './sections/section-writers.ts';

/** One section in parts, each with the fact it comes from. */
export function draftedSection(key: ProposalSectionKey, facts: DraftingFacts, seed: string): DraftedSection {
  return draftedSectionOf(key, draftContext(facts, seed));
}

/**
 * Drafts from templates and facts only, without a model or a network. It states no number or name that is not in the
 * facts or computed from them, and marks what is missing as "[needs: ...]".
 */
export function builtInDrafter(): Drafter {
  return {
    name: 'built-in',
    async *draft(facts, { seed, signal, done = [] }) {
      const written = new Set(done.map(({ key }) => key));
      const context = draftContext(facts, seed);
      for (const key of proposalSectionKeys) {
        signal.throwIfAborted();
        if (written.has(key)) continue;
        yield renderSection(draftedSectionOf(key, context));
        // Lets other requests run between two sections, and a request to stop.
        await nextTurn();
      }
    },
  };
}
