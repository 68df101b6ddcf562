import type { ApplicationSnapshot } from '@harambee/domain';
import { event, randomId } from '@harambee/service-kit';
import { onApplicationChanged } from '../applications/on-application-changed.handler.ts';

/** Delivers an application as its service would publish it. Returns the id of the proposal. */
export async function deliverApplication(
  tenantId: string,
  changes: Partial<ApplicationSnapshot> & Pick<ApplicationSnapshot, 'callId'>,
): Promise<string> {
  const payload: ApplicationSnapshot = {
    proposalId: randomId(),
    revision: 1,
    userId: 'u',
    title: 'Clean water from the river',
    status: 'draft',
    questions: 3,
    required: 2,
    answered: 1,
    overLimit: 0,
    ticked: 0,
    openQuestions: [{ questionId: 'q1', text: 'Who?' }],
    ...changes,
  };
  await onApplicationChanged.handle(event('application.changed', tenantId, payload) as never);
  return payload.proposalId;
}
