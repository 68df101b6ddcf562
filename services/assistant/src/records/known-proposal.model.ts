import { type ProposalSnapshot, type ProposalStatus, proposalStatusNames } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows of a proposal, learned from events (architecture, rule 5). */
export interface KnownProposal
  extends Pick<
    ProposalSnapshot,
    | 'title'
    | 'grantId'
    | 'category'
    | 'requestedAmount'
    | 'deadline'
    | 'version'
    | 'reached'
    | 'createdAt'
    | 'revision'
  > {
  /** The proposal's id. */
  _id: string;
  tenantId: string;
  status: ProposalStatus;
  /** ISO week of its creation: only a limited number of proposals per week earn points. */
  week: string;
  /** The words of title and grant, to find a proposal by name among thousands. */
  words: string[];
  /** The sections of its form without an answer; absent if no event has told (ASSIST-31). */
  openSections?: ProposalSnapshot['openSections'] | undefined;
  currency?: string | undefined;
  amount?: number | undefined;
}

const { text, emptyText, number } = fields;
const status = { type: String, enum: proposalStatusNames } as const;

const knownProposal = new Schema<KnownProposal>(
  {
    _id: String,
    tenantId,
    title: emptyText,
    grantId: emptyText,
    category: emptyText,
    status: { ...status, required: true },
    requestedAmount: number,
    openSections: { type: [String], default: undefined },
    currency: String,
    amount: Number,
    deadline: emptyText,
    version: number,
    reached: [status],
    createdAt: { type: Date, required: true },
    week: text,
    words: [String],
    revision: number,
  },
  { collection: 'assistant_proposals', versionKey: false },
);

knownProposal.index({ tenantId: 1, status: 1, deadline: 1 });
knownProposal.index({ tenantId: 1, words: 1 });
knownProposal.index({ tenantId: 1, createdAt: -1 });
knownProposal.index({ tenantId: 1, requestedAmount: -1 });
knownProposal.index({ tenantId: 1, currency: 1, amount: -1 });
knownProposal.plugin(tenantPlugin);

export const KnownProposalModel = model<KnownProposal>('AssistantProposal', knownProposal);
