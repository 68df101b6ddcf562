import type { EventHandler } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { ProposalFigureModel } from '../figures/proposal-figure.model.ts';

/**
 * Keeps status and amount of every proposal, for the tiles of /profiles. Every event says the whole of its proposal, and
 * is written only over an older one, so events may come twice and in any order.
 */
export const onProposalChanged: EventHandler<
  'proposal.created' | 'proposal.updated' | 'proposal.status_changed'
> = {
  name: 'profiles.on-proposal-changed',
  events: ['proposal.created', 'proposal.updated', 'proposal.status_changed'],
  async handle({ tenantId, payload }) {
    const { proposalId: _id, revision, status, requestedAmount } = payload;
    const snapshot = { status, requestedAmount, revision };
    const { upsertedCount } = await ProposalFigureModel.updateOne(
      { _id, tenantId },
      { $setOnInsert: snapshot },
      { upsert: true },
    );
    if (upsertedCount > 0) return;
    await ProposalFigureModel.updateOne(
      { _id, tenantId, revision: trusted({ $lt: revision }) },
      { $set: snapshot },
    );
  },
};
