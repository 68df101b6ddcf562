import { knownFacts, type MergedParagraph, mergedSection, withMergedText } from '@harambee/domain';
import type { GeneratedSection, Proposal } from '@harambee/domain/schemas';

/** A text as everybody reads it. */
export interface MergedText {
  sections: GeneratedSection[];
  paragraphs: ReadonlyMap<GeneratedSection['key'], MergedParagraph[]>;
}

export function mergedTextOf({ sections, edits = [], facts = [] }: Proposal): MergedText {
  const known = knownFacts(sections, facts);
  const paragraphs = new Map(sections.map((section) => [section.key, mergedSection(section, edits, known)]));
  return {
    sections: sections.map((section) => withMergedText(section, paragraphs.get(section.key) ?? [])),
    paragraphs,
  };
}
