import { knownFacts, type LaidEdit, mergedSection, withMergedText } from '@harambee/domain';
import type { FactCard, GeneratedSection } from '@harambee/domain/schemas';
import type { ProposalExport } from './proposal-export.ts';

/** A text with its edits, for files: plain text for figures and notes, blocks where people wrote them. */
export function editedSections(
  sections: GeneratedSection[],
  edits: readonly LaidEdit[],
  cards: readonly FactCard[],
): Pick<ProposalExport, 'sections' | 'edited'> {
  if (edits.length === 0) return { sections };
  const facts = knownFacts(sections, cards);
  const edited: ProposalExport['edited'] = {};
  const merged = sections.map((section) => {
    const paragraphs = mergedSection(section, edits, facts);
    if (!paragraphs.some(({ isEdited }) => isEdited)) return section;
    edited[section.key] = paragraphs.map(({ isEdited, blocks, text }) => (isEdited ? blocks : text.text));
    return withMergedText(section, paragraphs);
  });
  return { sections: merged, edited };
}
