import type { Application } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { getApplication } from './application.service.ts';
import { applicationEdited, whileWritable } from './reserved-application.ts';

/**
 * PUT /api/proposals/{id}/application: makes the proposal for another call, or for the built-in one. Answers stay with
 * the call they were written for.
 */
export async function chooseCall(actor: Actor, id: string, callId: string | null): Promise<Application> {
  await whileWritable(actor, id, {
    $set: { updatedAt: new Date(), ...(callId !== null && { callId }) },
    ...(callId === null && { $unset: { callId: 1 } }),
    $push: { outbox: applicationEdited(actor, id) },
  });
  return getApplication(actor, id);
}
