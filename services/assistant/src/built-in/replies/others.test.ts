import type { ChatAnswer } from '@harambee/domain/schemas';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { assistant } from '../../app.ts';
import { deliverProposal, deliverSignOff } from '../../testing/deliver.ts';

const api = testApp(assistant);

test('a guest who has to sign is told of without a name', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const at = new Date('2026-11-02T10:00:00Z');
  for (const title of ['Clean water', 'School garden']) {
    const proposalId = await deliverProposal(tenantId, { title, status: 'completed' });
    await deliverSignOff(tenantId, { proposalId, userId: 'g1', kind: 'guest', isAgreed: false, at });
  }
  const ask = async (message: string): Promise<ChatAnswer> =>
    (await api.as(actor).post('/api/chat/respond', { message, history: [] })).json();
  const { reply } = await ask('Who still has to sign?');
  expect(reply).toContain('Clean water');
  expect(reply).toContain('School garden');
  expect(reply.match(/a guest/g)).toHaveLength(2);
  expect(reply).not.toContain('g1');
});
