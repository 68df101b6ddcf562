import { type CallSnapshotEventName, callSnapshotEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownCallModel } from '../records/known-call.model.ts';

/**
 * Stores how much each call gives. It has a name and a revision of its own: it reads all events there are, so the calls
 * from before amounts were stored get theirs, and a process of the version before, which knows none, keeps nothing back
 * (ADR 44).
 */
export const onCallAmounts: EventHandler<CallSnapshotEventName | 'call.deleted'> = {
  name: 'assistant.on-call-amounts',
  events: [...callSnapshotEvents, 'call.deleted'],
  async handle({ tenantId, payload }) {
    const { callId: _id, revision: amountsRevision } = payload;
    const amounts =
      'call' in payload
        ? {
            leastAmount: payload.call.leastAmount ?? undefined,
            mostAmount: payload.call.mostAmount ?? undefined,
            currency: payload.call.currency || undefined,
          }
        : { leastAmount: undefined, mostAmount: undefined, currency: undefined };
    await keepNewest(
      KnownCallModel,
      { _id, tenantId },
      { ...amounts, amountsRevision },
      {
        revisionField: 'amountsRevision',
      },
    );
  },
};
