import { type ProposalSectionKey, staleSections } from '@harambee/domain';
import type { ProposalFields, StaleSection } from '@harambee/domain/schemas';
import mongoose from 'mongoose';
import { ProposalTextModel, type ProposalTextRecord } from './proposal-text.model.ts';

type WrittenText = Pick<ProposalTextRecord, 'tenantId' | 'proposalId' | 'facts' | 'carried'>;

/** The form each section was written from: that of this text, or of the version the section was taken over from. */
export async function formsOfSections({
  tenantId,
  proposalId,
  facts,
  carried = [],
}: WrittenText): Promise<(section: ProposalSectionKey) => ProposalFields> {
  const versions = [...new Set(carried.map(({ version }) => version))];
  const earlier =
    versions.length === 0
      ? []
      : await ProposalTextModel.find(
          { tenantId, proposalId, version: mongoose.trusted({ $in: versions }) },
          { version: 1, 'facts.proposal': 1 },
        ).lean<Pick<ProposalTextRecord, 'version' | 'facts'>[]>();
  return (section) => {
    const from = carried.find((one) => one.section === section)?.version;
    return earlier.find(({ version }) => version === from)?.facts.proposal ?? facts.proposal;
  };
}

/** The sections of a text that are older than the current answers. */
export const staleSectionsOf = async (text: WrittenText, form: ProposalFields): Promise<StaleSection[]> =>
  staleSections(await formsOfSections(text), form);
