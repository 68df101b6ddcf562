import { carryParagraphIds, engineParagraphs, lastParagraphNumber } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { ProposalTextModel, type ProposalTextRecord } from '../proposals/proposal-text.model.ts';
import type { Claim } from './claim.ts';

type TextBefore = Pick<ProposalTextRecord, 'sections' | 'lastParagraphs'>;

/**
 * Reads paragraph ids from the previous text: a paragraph that says the same again keeps its id, and with it its
 * edit.
 */
export async function paragraphsBefore({ record }: Claim) {
  const { _id: proposalId, tenantId, version } = record;
  const before = await ProposalTextModel.findOne(
    { tenantId, proposalId, version },
    { sections: 1, lastParagraphs: 1 },
  ).lean<TextBefore>();
  return {
    /** The paragraph ids of a new section, and the highest number that the section ever had. */
    idsOf(section: GeneratedSection): { paragraphs: string[]; last: number } {
      const former = before?.sections.find(({ key }) => key === section.key);
      const known = former ? lastParagraphNumber(engineParagraphs(former).map(({ id }) => id)) : 0;
      const last = Math.max(known, before?.lastParagraphs?.[section.key] ?? 0);
      const paragraphs = carryParagraphIds(former, section, last);
      return { paragraphs, last: Math.max(last, lastParagraphNumber(paragraphs)) };
    },
  };
}
