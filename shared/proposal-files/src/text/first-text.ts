import type { LaidEdit } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { builtInDrafter, type DraftingFacts } from '@harambee/drafting';
import { type JudgedText, judgedText, withFactsOfEdits } from './judged-text.ts';
import { paragraphsAfter } from './paragraphs-after.ts';

/** The first text of a proposal as its page shows it. */
export interface FirstText extends JudgedText {
  sections: GeneratedSection[];
}

/**
 * The first text of a proposal with its assessment, as the service writes it: the same facts and seed give the same
 * bytes in a service and in a browser (OFFLINE-31). The seed is the id of the proposal.
 */
export async function firstText(
  facts: DraftingFacts,
  seed: string,
  edits: readonly LaidEdit[] = [],
): Promise<FirstText> {
  const { signal } = new AbortController();
  const sections: GeneratedSection[] = [];
  for await (const section of builtInDrafter().draft(facts, { seed, signal })) {
    const { paragraphs } = paragraphsAfter(undefined, section);
    sections.push({ ...section, paragraphs });
  }
  const judgment = await judgedText(sections, facts, edits);
  return { sections, ...judgment, cards: withFactsOfEdits(judgment.cards, edits, facts) };
}
