import { type CallSnapshot, funderContent } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownCallModel } from '../applications/known-call.model.ts';
import { publishApplicationsOf } from '../applications/publish-application.service.ts';

/** What applications need of a call. Events may arrive twice and in any order; a deleted call keeps its questions. */
export const onCallChanged: EventHandler<'call.created' | 'call.updated' | 'call.deleted'> = {
  name: 'proposals.on-call-changed',
  events: ['call.created', 'call.updated', 'call.deleted'],
  async handle({ tenantId, name, payload }) {
    const { callId, revision, userId } = payload;
    const key = { tenantId, _id: callId };
    if (name === 'call.deleted') return keepNewest(KnownCallModel, key, { revision, isDeleted: true });
    const { call, deadlineAt } = payload as CallSnapshot;
    await keepNewest(KnownCallModel, key, {
      revision,
      call: funderContent(call),
      deadlineAt,
      isDeleted: undefined,
    });
    await publishApplicationsOf({ tenantId, callId, userId });
  },
};
