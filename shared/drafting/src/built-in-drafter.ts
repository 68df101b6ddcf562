import { type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import { draftContext } from './context/draft-context.ts';
import { type DraftedSection, renderSection } from './context/draft-text.ts';
import type { Drafter, DraftingFacts } from './context/drafter.ts';
import { draftedSectionOf } from './sections/section-writers.ts';

/** Until requests that are due have had their turn; a timer, which browsers have alone, takes a millisecond at least. */
const pause = () => new Promise<void>((resolve) => (globalThis.setImmediate ?? setTimeout)(resolve));

/** One section in parts, each with the fact it came from. */
export function draftedSection(key: ProposalSectionKey, facts: DraftingFacts, seed: string): DraftedSection {
  return draftedSectionOf(key, draftContext(facts, seed));
}

/**
 * Writes from templates and typed facts alone, without a model or a network. It states no number and no name that is
 * not in the facts or computed from them; what is missing stands in the text as "[needs: ...]".
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
        // Lets a request to stop, and every other request, through between two sections.
        await pause();
      }
    },
  };
}
