import { type CountedStatus, type ProposalStatus, proposalStatusNames } from '@harambee/domain';
import { countedPlugin, fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows about a proposal from events. */
export interface KnownProposal {
  /** The proposal's id. */
  _id: string;
  tenantId: string;
  /** Revision in the event it was taken from; an older one changes nothing but `arrivals`. */
  revision: number;
  title: string;
  category: string;
  status: ProposalStatus;
  /** As in the event: US dollars alone. `requestedOf` says what is asked for. */
  requestedAmount: number;
  currency?: string | undefined;
  amount?: number | undefined;
  createdAt: Date;
  /** When it first reached each counted status, from the earliest event that says so. */
  arrivals: Partial<Record<CountedStatus, Date>>;
}

const { emptyText } = fields;

const knownProposal = new Schema<KnownProposal>(
  {
    _id: String,
    tenantId,
    revision: { type: Number, required: true },
    title: emptyText,
    category: emptyText,
    status: { type: String, enum: proposalStatusNames, required: true },
    requestedAmount: { type: Number, required: true },
    currency: String,
    amount: Number,
    createdAt: { type: Date, required: true },
    arrivals: { completed: Date, under_review: Date, approved: Date },
  },
  { collection: 'impact_proposals', versionKey: false },
);

// The report reads the proposals of its months, newest first.
knownProposal.index({ tenantId: 1, createdAt: -1, _id: -1 });
knownProposal.plugin(tenantPlugin);
knownProposal.plugin(countedPlugin, {
  fields: ['status', 'category', 'requestedAmount', 'currency', 'amount', 'createdAt'],
});

export const KnownProposalModel = model<KnownProposal>('ImpactProposal', knownProposal);
