import { inlinesOfBlocks, type LaidEdit, mergedSections } from '@harambee/domain';
import type { FactCard, GeneratedSection, ProposalVersion, Readiness } from '@harambee/domain/schemas';
import { cardOfFact, type DraftingFacts, type Judge, judged } from '@harambee/drafting';

/** The assessment of a whole text (DRAFT-06). */
export interface JudgedText {
  readiness: Readiness;
  metadata: ProposalVersion['metadata'];
  cards: FactCard[];
}

/** Ids of the facts that edits state. */
export const factsOfEdits = (edits: readonly LaidEdit[]): string[] =>
  edits
    .flatMap(({ blocks }) => inlinesOfBlocks(blocks ?? []))
    .flatMap((inline) => ('fact' in inline ? [inline.fact] : []));

/** The fact cards of a text, including those of facts that only people's edits state. */
export function withFactsOfEdits(
  cards: readonly FactCard[],
  edits: readonly LaidEdit[],
  facts: DraftingFacts,
): FactCard[] {
  const known = new Set(cards.map(({ id }) => id));
  const more = [...new Set(factsOfEdits(edits))].filter((id) => !known.has(id));
  return [...cards, ...more.flatMap((id) => cardOfFact(id, facts) ?? [])];
}

const inThisThread: Judge = async (...text) => judged(...text);

/** The assessment of a whole text as readers see it, with its edits; the cards are those of the engine's text. */
export async function judgedText(
  sections: GeneratedSection[],
  facts: DraftingFacts,
  edits: readonly LaidEdit[],
  judge: Judge = inThisThread,
): Promise<JudgedText> {
  const unedited = await judge(sections, facts);
  const read = mergedSections(sections, edits, withFactsOfEdits(unedited.cards, edits, facts));
  const { readiness } = edits.length > 0 ? await judge(read, facts) : unedited;
  const words = read.reduce((sum, section) => sum + section.words, 0);
  const metadata = { words, quality: readiness.score, measure: readiness.measure };
  return { readiness, cards: unedited.cards, metadata };
}
