import type { DomainEvent } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { KnownMoveModel } from '../records/known-move.model.ts';

async function keep(events: readonly DomainEvent<'proposal.status_changed'>[]): Promise<void> {
  await KnownMoveModel.bulkWrite(
    events.map(({ id: _id, tenantId, at, payload: { proposalId, to, userId: by } }) => {
      const move = { proposalId, to, at: new Date(at), ...(by && { by }) };
      return { updateOne: { filter: { _id, tenantId }, update: { $set: move }, upsert: true } };
    }),
  );
}

/**
 * Stores who gave a proposal which status, and when. The name is new since persons are stored: a new handler reads all
 * events there are, so the changes from before get theirs (ADR 44).
 */
export const onProposalMoved: EventHandler<'proposal.status_changed'> = {
  name: 'assistant.on-proposal-moved-by',
  events: ['proposal.status_changed'],
  handle: (event) => keep([event]),
  handleAll: keep,
};
