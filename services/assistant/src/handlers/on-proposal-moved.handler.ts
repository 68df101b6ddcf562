import type { EventHandler } from '@harambee/service-kit';
import { KnownMoveModel } from '../records/known-move.model.ts';

/** Stores when a proposal got which status. A new handler reads all events there are, so nothing is missing. */
export const onProposalMoved: EventHandler<'proposal.status_changed'> = {
  name: 'assistant.on-proposal-moved',
  events: ['proposal.status_changed'],
  async handle({ id: _id, tenantId, at, payload: { proposalId, to } }) {
    const move = { proposalId, to, at: new Date(at) };
    await KnownMoveModel.updateOne({ _id, tenantId }, { $setOnInsert: move }, { upsert: true });
  },
};
