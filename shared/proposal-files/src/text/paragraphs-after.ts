import { carryParagraphIds, engineParagraphs, lastParagraphNumber } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';

/** The text that a new one follows. */
export interface TextBefore {
  sections: readonly GeneratedSection[];
  /** The highest number that a section's paragraphs ever had. */
  lastParagraphs?: Partial<Record<GeneratedSection['key'], number>> | undefined;
}

/**
 * The paragraph ids of a new section, and the highest number that the section ever had: a paragraph that says the same
 * again keeps its id, and with it its edit (docs/adr/0019).
 */
export function paragraphsAfter(
  before: TextBefore | null | undefined,
  section: GeneratedSection,
): { paragraphs: string[]; last: number } {
  const former = before?.sections.find(({ key }) => key === section.key);
  const known = former ? lastParagraphNumber(engineParagraphs(former).map(({ id }) => id)) : 0;
  const last = Math.max(known, before?.lastParagraphs?.[section.key] ?? 0);
  const paragraphs = carryParagraphIds(former, section, last);
  return { paragraphs, last: Math.max(last, lastParagraphNumber(paragraphs)) };
}
