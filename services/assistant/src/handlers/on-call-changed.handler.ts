import { type CallSnapshotEventName, callSnapshotEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownCallModel } from '../records/known-call.model.ts';

/** Stores every call as its newest event describes it. Events may arrive twice and in any order. */
export const onCallChanged: EventHandler<CallSnapshotEventName> = {
  name: 'assistant.on-call-changed',
  events: callSnapshotEvents,
  async handle({ tenantId, payload: { callId: _id, revision, call, deadlineAt } }) {
    const { name, funder, status, isTemplate, deadlineDay, deadlineTime, deadlineZone, questions } = call;
    await keepNewest(
      KnownCallModel,
      { _id, tenantId },
      {
        ...{
          name,
          funder,
          status: status || 'considering',
          isTemplate,
          deadlineDay,
          deadlineTime,
          deadlineZone,
        },
        deadlineAt: deadlineAt && new Date(deadlineAt),
        questions: questions.length,
        isDeleted: false,
        revision,
      },
    );
  },
};

/** A deleted call is forgotten but for its revision, so that a late event does not bring it back. */
export const onCallDeleted: EventHandler<'call.deleted'> = {
  name: 'assistant.on-call-deleted',
  events: ['call.deleted'],
  async handle({ tenantId, payload: { callId: _id, revision } }) {
    await keepNewest(
      KnownCallModel,
      { _id, tenantId },
      { name: '', funder: '', deadlineAt: undefined, questions: 0, isDeleted: true, revision },
    );
  },
};
