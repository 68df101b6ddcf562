import { type ProposalStatus, proposalStatusNames } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows about a proposal from events: enough for the three tiles of /profiles. */
export interface ProposalFigureRecord {
  /** The proposal's id. */
  _id: string;
  tenantId: string;
  status: ProposalStatus;
  /** As in the event: US dollars alone. `requestedOf` says what is asked for. */
  requestedAmount: number;
  currency?: string | undefined;
  amount?: number | undefined;
  /** Revision in the event it was taken from; an older one changes nothing. */
  revision: number;
}

const { number } = fields;

const proposalFigure = new Schema<ProposalFigureRecord>(
  {
    _id: String,
    tenantId,
    status: { type: String, enum: proposalStatusNames, required: true },
    requestedAmount: number,
    currency: String,
    amount: Number,
    revision: number,
  },
  { collection: 'profile_proposals', versionKey: false },
);

// Contains everything the tiles need, so they are counted from the index alone.
proposalFigure.index({ tenantId: 1, status: 1, currency: 1, amount: 1, requestedAmount: 1 });
proposalFigure.plugin(tenantPlugin);

export const ProposalFigureModel = model<ProposalFigureRecord>('ProfileProposal', proposalFigure);
