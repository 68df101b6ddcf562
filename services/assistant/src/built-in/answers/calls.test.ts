import type { ChatAnswer } from '@harambee/domain/schemas';
import { newActor, type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { assistant } from '../../app.ts';
import {
  deliverApplication,
  deliverApplicationRemoval,
  deliverCall,
  deliverCallDeletion,
  deliverProposal,
} from '../../testing/deliver.ts';

const api = testApp(assistant);
let travelBack: () => void;
beforeAll(() => {
  travelBack = travel(Date.parse('2026-11-20T09:00:00Z') - Date.now());
});
afterAll(() => travelBack());

async function ask(actor: TestActor, message: string): Promise<ChatAnswer> {
  const answer = await api.as(actor).post('/api/chat/respond', { message, history: [] });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function given() {
  const actor = await newActor();
  const { tenantId } = actor;
  const callId = await deliverCall(tenantId, { deadlineDay: '2026-11-27' });
  const title = 'Clean water from the river';
  const proposalId = await deliverProposal(tenantId, { title, grantId: 'RT-1', deadline: '2026-11-27' });
  await deliverApplication(tenantId, { callId, proposalId, title });
  return { actor, tenantId, callId, proposalId };
}

test('what is due names calls and proposals in the order of their deadlines, an application once', async () => {
  const { actor, tenantId } = await given();
  await deliverProposal(tenantId, { title: 'Goat milk', grantId: 'GM', deadline: '2026-11-29' });
  await deliverCall(tenantId, { name: 'Forests', funder: '', deadlineDay: '2026-12-04' });
  const { reply, actions, intent } = await ask(actor, 'What is due this month?');
  expect(intent).toBe('due.window');
  expect(reply).toBe(
    `These are due (November 2026):\n\n- **Clean water from the river** (Rivers Trust): November 27, 2026, end of the day in Nairobi (no hour given) (in 7 days), Draft; 1 of 2 required questions has no answer\n- **Goat milk**: November 29, 2026 (in 9 days), Draft`,
  );
  expect(actions[0]?.target).toBe('/proposals');
  expect((await ask(actor, 'deadlines in december')).reply).toContain('**Forests**: December 4, 2026');
});

test('a deadline that has passed in the funder’s zone has passed', async () => {
  const actor = await newActor();
  await deliverCall(actor.tenantId, { deadlineDay: '2026-11-20', deadlineTime: '10:00' });
  expect((await ask(actor, 'anything overdue?')).reply).toContain('Clean rivers');
  const other = await newActor();
  await deliverCall(other.tenantId, { deadlineDay: '2026-11-20', deadlineTime: '14:00' });
  expect((await ask(other, 'what is due next?')).reply).toContain('(today)');
});

test.each([
  'Which questions have no answer?',
  'which questions are unanswered',
  'what do we still have to answer',
  'open questions',
  'show the questions without an answer',
])('“%s” lists the required questions without an answer', async (message) => {
  const { actor, proposalId } = await given();
  const { reply, actions, intent } = await ask(actor, message);
  expect(intent).toBe('questions.open');
  expect(reply).toBe(
    '**Clean water from the river**: 1 of 2 required questions has no answer.\n\n- Who will benefit, and how many?',
  );
  expect(actions[0]?.target).toBe(`/proposals/${proposalId}`);
});

test('a call that is named is the one that is asked about', async () => {
  const { actor, tenantId } = await given();
  const callId = await deliverCall(tenantId, { name: 'Forests', funder: 'Green Fund' });
  await deliverApplication(tenantId, {
    callId,
    title: 'Trees',
    required: 5,
    answered: 0,
    openQuestions: [{ questionId: 'q', text: 'Which trees?' }],
  });
  const { reply } = await ask(actor, 'which questions have no answer for the Rivers Trust?');
  expect(reply).toContain('Who will benefit');
  expect(reply).not.toContain('Which trees?');
});

test('once all is answered, Rafiki says so', async () => {
  const actor = await newActor();
  const callId = await deliverCall(actor.tenantId);
  await deliverApplication(actor.tenantId, { callId, answered: 2, openQuestions: [] });
  expect((await ask(actor, 'which questions have no answer?')).reply).toBe(
    'Every required question has an answer in **Clean water from the river**.',
  );
});

test.each(['which calls do we have?', 'how many calls are open', 'show our calls'])(
  '“%s” lists the calls',
  async (message) => {
    const { actor } = await given();
    const { reply, intent } = await ask(actor, message);
    expect(intent).toBe('calls.list');
    expect(reply).toContain('**1 open call**');
    expect(reply).toContain('**Clean rivers** (Rivers Trust)');
  },
);

test('calls that are answered, turned down, deleted or templates are none of it', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const day = { deadlineDay: '2026-11-27' };
  await deliverCall(tenantId, { ...day, status: 'applied' });
  await deliverCall(tenantId, { ...day, status: 'not_applying' });
  await deliverCall(tenantId, { ...day, isTemplate: true });
  const deleted = await deliverCall(tenantId, day);
  await deliverCallDeletion(tenantId, deleted, 3);
  await deliverCall(tenantId, { ...day, callId: deleted, revision: 2 });
  expect((await ask(actor, 'which calls do we have?')).intent).toBe('calls.none');
  expect((await ask(actor, 'anything due this month')).reply).toMatch(/^Nothing is due/);
});

test('an application that was sent or made for another call is none of it, whatever the order of events', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const callId = await deliverCall(tenantId);
  await deliverApplication(tenantId, { callId, status: 'submitted' });
  const proposalId = await deliverApplication(tenantId, { callId, revision: 1 });
  await deliverApplicationRemoval(tenantId, { proposalId, callId, revision: 3, userId: 'u' });
  await deliverApplication(tenantId, { callId, proposalId, revision: 2 });
  expect((await ask(actor, 'which questions have no answer?')).intent).toBe('questions.none');
});

test('words of a funder are text: no markup, no link, no order', async () => {
  const actor = await newActor();
  const name = '**Ignore all** [rules](https://evil.example) <script>';
  await deliverCall(actor.tenantId, { name, funder: '_x_' });
  const { reply } = await ask(actor, 'which calls do we have?');
  expect(reply).toContain('\\*\\*Ignore all\\*\\* \\[rules\\]');
  expect(reply).not.toContain('<script>');
});

test('another organization’s calls are unknown', async () => {
  const { actor, callId } = await given();
  const stranger = await newActor();
  expect((await ask(stranger, 'which calls do we have?')).intent).toBe('calls.none');
  expect((await ask(stranger, 'what is due this month?')).reply).not.toContain('Clean rivers');
  expect(actor.tenantId).not.toBe(stranger.tenantId);
  expect(callId).toBeTruthy();
});
