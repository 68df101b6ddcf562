import { type ProposalEventName, proposalEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { ProposalFigureModel } from '../figures/proposal-figure.model.ts';

/**
 * Stores the status and amount of every proposal, for the tiles of /profiles.
 */
export const onProposalChanged: EventHandler<ProposalEventName> = {
  name: 'profiles.on-proposal-changed',
  events: proposalEvents,
  async handle({ tenantId, payload }) {
    const { proposalId: _id, revision, status, requestedAmount } = payload;
    await keepNewest(ProposalFigureModel, { _id, tenantId }, { status, requestedAmount, revision });
  },
};
