import type { ChatAnswer } from '@harambee/domain/schemas';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { assistant } from '../../app.ts';

const api = testApp(assistant);

test.each([
  ['great, thanks a lot', /^talk\.thanks/],
  ['ok', /^talk\.thanks/],
  ['ok tick it off', /^order\./],
  ['great, delete it', /^order\./],
  ['perfecto, bórralo', /^order\./],
])('%s', async (message, intent) => {
  const actor = await newActor();
  const answer = await api.as(actor).post('/api/chat/respond', { message, history: [] });
  expect(answer.json<ChatAnswer>().intent).toMatch(intent);
});
