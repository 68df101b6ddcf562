import { type CallSnapshotEventName, callSnapshotEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownCallModel } from '../records/known-call.model.ts';

/** Stores what an organization makes of its chance at each call. Its name and revision are its own (ADR 44). */
export const onCallLikelihood: EventHandler<CallSnapshotEventName | 'call.deleted'> = {
  name: 'assistant.on-call-likelihood',
  events: [...callSnapshotEvents, 'call.deleted'],
  async handle({ tenantId, payload }) {
    const { callId: _id, revision: likelihoodRevision } = payload;
    const likelihood = 'call' in payload ? payload.call.likelihood || undefined : undefined;
    await keepNewest(
      KnownCallModel,
      { _id, tenantId },
      { likelihood, likelihoodRevision },
      { revisionField: 'likelihoodRevision' },
    );
  },
};
