import { isoWeek, type ProposalSnapshotEventName, proposalSnapshotEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { tokensOf } from '../language/tokens.ts';
import { type KnownProposal, KnownProposalModel } from '../records/known-proposal.model.ts';

/** Longer titles can be found by their first words. */
const longestWordList = 60;

/** Stores every proposal as its newest event describes it. Events may arrive twice and in any order. */
export const onProposalChanged: EventHandler<ProposalSnapshotEventName> = {
  name: 'assistant.on-proposal-changed',
  events: proposalSnapshotEvents,
  async handle({ tenantId, payload }) {
    const { proposalId: _id, title, grantId, category, status, requestedAmount, deadline } = payload;
    const { version, reached, createdAt, revision, currency, amount } = payload;
    const snapshot: Omit<KnownProposal, '_id' | 'tenantId'> = {
      ...{ title, grantId, category, status, requestedAmount, deadline, version, reached, revision },
      ...{ currency, amount },
      createdAt: new Date(createdAt),
      week: isoWeek(new Date(createdAt)),
      words: [...new Set(tokensOf(`${title} ${grantId}`))].slice(0, longestWordList),
    };
    await keepNewest(KnownProposalModel, { _id, tenantId }, snapshot, { late: 'amount' });
  },
};
