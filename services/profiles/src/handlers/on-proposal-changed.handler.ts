import { type ProposalSnapshotEventName, proposalSnapshotEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { ProposalFigureModel } from '../figures/proposal-figure.model.ts';

/**
 * Stores the status and amount of every proposal, for the tiles of /profiles.
 */
export const onProposalChanged: EventHandler<ProposalSnapshotEventName> = {
  name: 'profiles.on-proposal-changed',
  events: proposalSnapshotEvents,
  async handle({ tenantId, payload }) {
    const { proposalId: _id, revision, status, requestedAmount, currency, amount } = payload;
    const snapshot = { status, requestedAmount, currency, amount, revision };
    await keepNewest(ProposalFigureModel, { _id, tenantId }, snapshot, { late: 'amount' });
  },
};
