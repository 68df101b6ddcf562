import type { EventHandler } from '@harambee/service-kit';
import { KnownMoveModel } from '../records/known-move.model.ts';

/**
 * Stores who gave a proposal which status, and when. The name is new since persons are stored: a new handler reads all
 * events there are, so the changes from before get theirs (ADR 44).
 */
export const onProposalMoved: EventHandler<'proposal.status_changed'> = {
  name: 'assistant.on-proposal-moved-by',
  events: ['proposal.status_changed'],
  async handle({ id: _id, tenantId, at, payload: { proposalId, to, userId: by } }) {
    const move = { proposalId, to, at: new Date(at), ...(by && { by }) };
    await KnownMoveModel.updateOne({ _id, tenantId }, { $set: move }, { upsert: true });
  },
};
