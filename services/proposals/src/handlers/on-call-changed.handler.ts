import { type CallSnapshot, funderContent } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownCallModel } from '../applications/known-call.model.ts';

/** What applications need of a call. Events may arrive twice and in any order; a deleted call keeps its questions. */
export const onCallChanged: EventHandler<'call.created' | 'call.updated' | 'call.deleted'> = {
  name: 'proposals.on-call-changed',
  events: ['call.created', 'call.updated', 'call.deleted'],
  async handle({ tenantId, name, payload }) {
    const key = { tenantId, _id: payload.callId };
    const { revision } = payload;
    if (name === 'call.deleted') return keepNewest(KnownCallModel, key, { revision, isDeleted: true });
    const { call, deadlineAt } = payload as CallSnapshot;
    await keepNewest(KnownCallModel, key, {
      revision,
      call: funderContent(call),
      deadlineAt,
      isDeleted: undefined,
    });
  },
};
