import { type DomainEvent, type ProposalStatus, proposalStatusNames } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { ProposalFigureModel } from '../figures/proposal-figure.model.ts';

type Told = DomainEvent<'proposal.created' | 'proposal.updated' | 'proposal.status_changed'>;

/** The status an event tells of; a changed form tells of none. */
const statusOf = (told: Told): ProposalStatus | undefined =>
  told.name === 'proposal.created' ? 'draft' : told.name === 'proposal.updated' ? undefined : told.payload.to;

const kinds: Record<Told['name'], number> = {
  'proposal.created': 0,
  'proposal.status_changed': 1,
  'proposal.updated': 2,
};

/**
 * Place of an event among those of its proposal: by time, and within one millisecond by what must have come first
 * (creation, then the way through the statuses). A whole order, so that the result does not depend on the order of arrival.
 */
export function rankOf(told: Told): number {
  const status = statusOf(told);
  const step = status ? proposalStatusNames.indexOf(status) : 0;
  return told.at.getTime() * 100 + kinds[told.name] * 10 + step;
}

/**
 * Keeps status and amount of every proposal, for the tiles of /profiles. Each is written only over what an earlier event
 * left, so events may come twice and in any order.
 */
export const onProposalChanged: EventHandler<Told['name']> = {
  name: 'profiles.on-proposal-changed',
  events: ['proposal.created', 'proposal.updated', 'proposal.status_changed'],
  async handle(told) {
    const { tenantId, payload } = told;
    const { proposalId: _id, requestedAmount } = payload;
    const rank = rankOf(told);
    const status = statusOf(told);
    await ProposalFigureModel.updateOne(
      { _id, tenantId },
      { $setOnInsert: { status: 'draft', requestedAmount: 0, statusRank: 0, amountRank: 0 } },
      { upsert: true },
    );
    await ProposalFigureModel.updateOne(
      {
        _id,
        tenantId,
        $or: [
          { amountRank: trusted({ $lt: rank }) },
          // The same millisecond and kind: any rule will do that is always the same.
          { amountRank: rank, requestedAmount: trusted({ $lt: requestedAmount }) },
        ],
      },
      { $set: { requestedAmount, amountRank: rank } },
    );
    if (!status) return;
    await ProposalFigureModel.updateOne(
      { _id, tenantId, statusRank: trusted({ $lt: rank }) },
      { $set: { status, statusRank: rank } },
    );
  },
};
