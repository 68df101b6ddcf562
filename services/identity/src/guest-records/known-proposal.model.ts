import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows of a proposal from its events: that it is the organization's, and its title for letters. */
export interface KnownProposal {
  _id: string;
  tenantId: string;
  title: string;
  revision: number;
}

const knownProposalSchema = new Schema<KnownProposal>(
  { _id: fields.text, tenantId, title: fields.emptyText, revision: fields.number },
  { collection: 'identity_proposals', versionKey: false },
);
knownProposalSchema.plugin(tenantPlugin);
knownProposalSchema.index({ tenantId: 1 });

export const KnownProposalModel = model('IdentityProposal', knownProposalSchema);
