import type { ChatAnswer } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { assistant } from '../../app.ts';
import { onPeopleChanged } from '../../handlers/on-people-changed.handler.ts';
import { deliverMove, deliverProposal, deliverReadiness, deliverSignOff } from '../../testing/deliver.ts';

const api = testApp(assistant);
const replyTo = async (actor: TestActor, message: string): Promise<string> =>
  (await api.as(actor).post('/api/chat/respond', { message, history: [] })).json<ChatAnswer>().reply;

test('a guest who has to sign is told of without a name', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const at = new Date('2026-11-02T10:00:00Z');
  for (const title of ['Clean water', 'School garden']) {
    const proposalId = await deliverProposal(tenantId, { title, status: 'completed' });
    await deliverSignOff(tenantId, { proposalId, userId: 'g1', kind: 'guest', isAgreed: false, at });
  }
  const reply = await replyTo(actor, 'Who still has to sign?');
  expect(reply).toContain('Clean water');
  expect(reply).toContain('School garden');
  expect(reply.match(/a guest/g)).toHaveLength(2);
  expect(reply).not.toContain('g1');
  expect(await replyTo(actor, 'Who still has to sign School garden?')).toContain('a guest');
});

test('the sections without an answer are named as on the form; unknown is said to be unknown', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  await deliverProposal(tenantId, { title: 'Clean water', openSections: ['implementation', 'funding'] });
  await deliverProposal(tenantId, { title: 'School garden' });
  const reply = await replyTo(actor, 'Which sections are missing in Clean water?');
  expect(reply).toContain('Implementation');
  expect(reply).toContain('Funding & Budget');
  expect(await replyTo(actor, 'Which sections are missing in School garden?')).toMatch(/cannot see/);
});

test('who did what when: with the person, until they have left', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const userId = `juma-${tenantId}`;
  const told = (name: 'user.registered' | 'user.removed', payload: object) =>
    onPeopleChanged.handle(event(name, tenantId, payload as never) as never);
  await told('user.registered', { userId, firstName: 'Juma', lastName: 'Baraka', role: 'Member' });
  const proposalId = await deliverProposal(tenantId, { title: 'Clean water', status: 'submitted' });
  await deliverMove(tenantId, {
    ...{ proposalId, to: 'submitted', by: userId },
    at: new Date('2026-09-10T10:00:00Z'),
  });
  const first = await replyTo(actor, 'Who submitted Clean water?');
  expect(first).toContain('Juma Baraka');
  expect(first).toContain('September 10, 2026');
  await told('user.removed', { userId });
  expect(await replyTo(actor, 'Who submitted Clean water?')).not.toContain('Juma');
});

test('readiness: the figure of the newest text, or that it cannot be seen', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const proposalId = await deliverProposal(tenantId, { title: 'Clean water', version: 2 });
  await deliverReadiness(tenantId, { proposalId, version: 1, revision: 1, readiness: 41 });
  expect(await replyTo(actor, 'How ready is Clean water?')).toMatch(/cannot see/);
  await deliverReadiness(tenantId, { proposalId, version: 2, revision: 2, readiness: 77 });
  expect(await replyTo(actor, 'How ready is Clean water?')).toContain('77');
});
