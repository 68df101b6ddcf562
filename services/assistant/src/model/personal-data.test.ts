import type { ChatAnswer, ChatBody } from '@harambee/domain/schemas';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { assistantWith } from '../app.ts';
import { deliverProposal } from '../testing/deliver.ts';
import { calls, type ModelServer, modelServer, says, writes } from './testing/model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await modelServer();
});
afterAll(() => server.close());

const api = testApp(
  assistantWith(() => ({ baseUrl: server.baseUrl, apiKey: 'k', model: 'm-1', timeoutMs: 3_000 })),
);
const oneCase = 'Nakai Ewesit, a mother of three, is HIV-positive. May I write that?';
const ask = async (actor: TestActor, body: Partial<ChatBody>): Promise<ChatAnswer> =>
  (
    await api.as(actor).post('/api/chat/respond', { message: 'What is due next?', history: [], ...body })
  ).json();
const sent = () => server.requests.map(({ text }) => text).join();

test('a question with personal data goes to a model only after the person agrees', async () => {
  const actor = await newActor();
  server.answers(says('Better without a name.'));
  expect(await ask(actor, { message: oneCase })).toMatchObject({
    answeredBy: 'built-in',
    withheld: 'personal_data',
  });
  expect(server.requests).toEqual([]);
  const confirmed = await ask(actor, { message: oneCase, confirmed: 'personal_data' });
  expect(confirmed).toMatchObject({ answeredBy: 'model', reply: 'Better without a name.' });
  expect(confirmed).not.toHaveProperty('withheld');
  expect(sent()).toContain('Nakai Ewesit');
});

test('earlier messages go to the model only if the person agreed to it', async () => {
  const actor = await newActor();
  server.answers(says('Nothing is due.'));
  const history = [
    { role: 'user' as const, content: oneCase },
    { role: 'assistant' as const, content: 'I can help with proposals.' },
  ];
  expect(await ask(actor, { history })).not.toHaveProperty('withheld');
  expect(sent()).not.toContain('Nakai');
  expect(sent()).toContain('I can help with proposals.');
  await ask(actor, { history: history.map((said) => ({ ...said, confirmed: 'personal_data' as const })) });
  expect(sent()).toContain('Nakai Ewesit');
});

test('records with personal data reach no model without consent, and the answer says so', async () => {
  const actor = await newActor();
  await deliverProposal(actor.tenantId, {
    title: 'Amina Yusuf, aged 9, has epilepsy',
    deadline: '2099-11-30',
  });
  server.answers(
    calls('list_due'),
    writes((slot) => `${slot('[withheld: personal data]')} is due on ${slot('November 30, 2099')}.`),
  );
  // The model knows no more than that there is a title; the person reads it.
  expect(await ask(actor, {})).toMatchObject({
    reply: 'Amina Yusuf, aged 9, has epilepsy is due on November 30, 2099.',
    answeredBy: 'model',
    withheld: 'personal_data',
  });
  expect(sent()).not.toContain('Amina Yusuf');
  expect(sent()).toContain('2099');
  server.answers(
    calls('list_due'),
    writes((slot) => `${slot('1 proposal')} is due.`),
  );
  expect(await ask(actor, { confirmed: 'personal_data' })).not.toHaveProperty('withheld');
  expect(sent()).toContain('Amina Yusuf');
});
