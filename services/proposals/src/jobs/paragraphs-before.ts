import type { GeneratedSection } from '@harambee/domain/schemas';
import { paragraphsAfter } from '@harambee/proposal-files/text';
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
  return { idsOf: (section: GeneratedSection) => paragraphsAfter(before, section) };
}
