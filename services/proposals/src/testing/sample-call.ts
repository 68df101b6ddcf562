import { type CallSnapshot, deadlineMoment, emptyCall, emptyCallRow } from '@harambee/domain';
import type { Application, CallContent, CallQuestion } from '@harambee/domain/schemas';
import { event, randomId } from '@harambee/service-kit';
import type { TestActor, TestApp } from '@harambee/service-kit/testing';
import { onCallChanged } from '../handlers/on-call-changed.handler.ts';

export const question = (id: string, text: string, more: Partial<CallQuestion> = {}): CallQuestion => ({
  ...emptyCallRow('questions', id),
  text,
  ...more,
});

/** A call with a question of each kind: of a section, of rows, of nothing we have. */
export const lakesCall: CallContent = {
  ...emptyCall,
  name: 'Small grants for clean lakes',
  funder: 'Lakes Foundation',
  reference: 'LF-2027-04',
  deadlineDay: '2027-03-31',
  deadlineZone: 'Europe/Brussels',
  questions: [
    question('need', 'Why is your project needed?', { limit: 100, limitUnit: 'words', number: '1' }),
    question('money', 'What does it cost?', { limit: 200, limitUnit: 'characters', number: '2' }),
    question('lasting', 'How will the work continue after the grant?', { sectionKey: 'sustainability' }),
    question('name', 'Legal name of the applicant'),
    question('more', 'Anything else?', { required: false }),
  ],
};

export function callSnapshot(
  content: Partial<CallContent> = {},
  callId = randomId(),
  revision = 0,
): CallSnapshot {
  const { notes: _notes, found: _found, ...call } = { ...lakesCall, ...content };
  const deadlineAt = deadlineMoment(call);
  return { callId, revision, userId: 'somebody', call, ...(deadlineAt && { deadlineAt }) };
}

/** Tells this service of a call, as its own service would; the id of the call. */
export async function givenKnownCall(
  { tenantId }: Pick<TestActor, 'tenantId'>,
  content: Partial<CallContent> = {},
  callId = randomId(),
  revision = 0,
): Promise<string> {
  const name = revision === 0 ? 'call.created' : 'call.updated';
  await onCallChanged.handle(event(name, tenantId, callSnapshot(content, callId, revision)));
  return callId;
}

export async function readApplication(api: TestApp, actor: TestActor, id: string): Promise<Application> {
  const answer = await api.as(actor).get(`/api/proposals/${id}/application`);
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
  return answer.json().application;
}
