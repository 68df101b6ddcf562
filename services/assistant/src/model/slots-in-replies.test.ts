import type { ChatAnswer, ChatBody } from '@harambee/domain/schemas';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { assistantWith } from '../app.ts';
import { deliverProposal } from '../testing/deliver.ts';
import { calls, fails, type ModelServer, modelServer, says, writes } from './testing/model-server.ts';

jest.setTimeout(60_000);

let server: ModelServer;
beforeAll(async () => {
  server = await modelServer();
});
afterAll(() => server.close());

const api = testApp(
  assistantWith(() => ({ baseUrl: server.baseUrl, apiKey: 'k', model: 'm-1', timeoutMs: 3_000 })),
);

const water = { title: 'Safe water for 14 schools', grantId: 'SWT-2026-01', requestedAmount: 87_934 };
const pumps = { title: 'Solar pumps for Kakuma', grantId: 'KEF-0392', requestedAmount: 128_000 };

async function settle(): Promise<TestActor> {
  const actor = await newActor({ name: 'Wanjiru Achieng' });
  await deliverProposal(actor.tenantId, { ...water, deadline: '2099-11-30' });
  await deliverProposal(actor.tenantId, { ...pumps, deadline: '2099-12-15' });
  return actor;
}

const respond = (actor: TestActor, body: Partial<ChatBody> = {}, accept = 'application/json') =>
  api.as(actor).post('/api/chat/respond', { message: 'What is due next?', history: [], ...body }, { accept });
const ask = async (actor: TestActor, body?: Partial<ChatBody>): Promise<ChatAnswer> =>
  (await respond(actor, body)).json();

test('no figure reaches the model but in the legend of the slots', async () => {
  const actor = await settle();
  server.answers(
    calls('list_due'),
    calls('points'),
    calls('search_help', { query: 'points' }),
    says('I see.'),
  );
  await ask(actor, {
    message: 'Do the 14 schools still ask for $87,934, and is {{F1}} due on 30 November 2099?',
    history: [{ role: 'assistant', content: 'You have **2** proposals and 20 points.' }],
  });
  const messages = server.requests.at(-1)?.body.messages.filter(({ role }) => role !== 'system') ?? [];
  const quoted = messages.flatMap(({ content }) => content ?? []).join('\n');
  const withoutLegend = quoted.replace(/"facts":\{(?:"F\d+":\{[^{}]*(?:\{\{F\d+\}\}[^{}]*)*\},?)*\}/g, '');
  const withoutSlots = withoutLegend.replace(/\{\{F\d+\}\}/g, '').replace(/"id":"[0-9a-f]+"/g, '');
  expect(withoutSlots.match(/.{0,30}\p{N}.{0,30}/gu)).toBeNull();
  // What looked like a slot in the question is none.
  expect(quoted).toContain('{ {');
});

test('a right amount of another proposal goes back once, by name, and is put right', async () => {
  const actor = await settle();
  server.answers(
    calls('list_due'),
    writes((slot) => `${slot(water.title)} asks for ${slot('$128,000')}.`),
    writes((slot) => `${slot(water.title)} asks for ${slot('$87,934')}.`),
  );
  expect(await ask(actor)).toMatchObject({
    reply: 'Safe water for 14 schools asks for $87,934.',
    answeredBy: 'model',
  });
  expect(server.requests).toHaveLength(3);
  const told = server.requests[2]?.body.messages.at(-1);
  expect(told?.role).toBe('user');
  expect(told?.content).toMatch(/"sentence":"\{\{F\d+\}\} asks for \{\{F\d+\}\}\."/);
  expect(told?.content).toContain('This is a fact of something else than what the sentence names');
  expect(server.requests[2]?.body).not.toHaveProperty('tools');
});

test('what is still wrong is left out as a sentence, and the rest stands', async () => {
  const actor = await settle();
  server.answers(
    calls('list_due'),
    writes(
      (slot) =>
        `${slot(water.title)} is due on ${slot('November 30, 2099')}. It asks for about ${slot('$87,934')}. ${slot(pumps.title)} has 3 days left.`,
    ),
  );
  expect(await ask(actor)).toMatchObject({
    reply: 'Safe water for 14 schools is due on November 30, 2099.',
    answeredBy: 'model',
  });
  // Once with the tools, once to put it right; no more.
  expect(server.requests).toHaveLength(3);
});

test('where the second answer fails, what was right of the first one stands', async () => {
  const actor = await settle();
  server.answers(
    calls('list_due'),
    writes((slot) => `${slot(water.title)} asks for ${slot('$87,934')}. You have 12 others.`),
    fails(500),
  );
  expect(await ask(actor)).toMatchObject({ reply: 'Safe water for 14 schools asks for $87,934.' });
});

test('a second answer that says less changes nothing', async () => {
  const actor = await settle();
  server.answers(
    calls('list_due'),
    writes((slot) => `${slot(water.title)} asks for ${slot('$87,934')}. You have 12 others.`),
    says('You have 12 others.'),
  );
  expect(await ask(actor)).toMatchObject({ reply: 'Safe water for 14 schools asks for $87,934.' });
});

test.each([
  ['no sentence is left', 'You have 2 proposals.'],
  ['the tools gave facts, and it states none', 'Your deadlines look fine to me.'],
  ['a number is spelled out', 'You have two proposals to send.'],
  ['there is one, in a word', 'You have one proposal to send.'],
  ['a slot is unknown', 'The next one is due in {{F99}}.'],
  ['a slot is broken', 'The next one is due in {F3}.'],
  ['a day is said in words', 'The next one is due tomorrow.'],
])('where %s, the built-in assistant answers', async (_why, reply) => {
  const actor = await settle();
  server.answers(calls('list_due'), says(reply));
  expect(await ask(actor)).toMatchObject({ answeredBy: 'built-in', intent: 'due.next' });
});

test('a reply without tools and without figures needs no slot', async () => {
  const actor = await settle();
  server.answers(says('Hello Wanjiru! What shall we look at?'));
  expect(await ask(actor, { message: 'hello' })).toMatchObject({
    reply: 'Hello Wanjiru! What shall we look at?',
    answeredBy: 'model',
  });
  expect(server.requests).toHaveLength(1);
});

test('a stream never shows a half sentence, a slot or a refused sentence', async () => {
  const actor = await settle();
  server.answers(
    calls('list_due'),
    writes(
      (slot) =>
        `${slot(pumps.title)} asks for ${slot('$87,934')}. ${slot(water.title)} asks for ${slot('$87,934')}. Shall I take you there? I can also tell you what is due.`,
    ),
  );
  const { body } = await respond(actor, {}, 'text/event-stream');
  const texts = [...body.matchAll(/event: text\ndata: (.*)\n\n/g)].map(
    ([, data]): string => JSON.parse(data ?? '').text,
  );
  const whole =
    'Safe water for 14 schools asks for $87,934. Shall I take you there? I can also tell you what is due.';
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    expect(whole.startsWith(text)).toBe(true);
    expect(text).toMatch(/[.?]$/);
  }
  expect(body).toContain(`"reply":"${whole}"`);
  expect(body).not.toMatch(/\{\{|Solar pumps/);
});

test('a model asks its tools by slots, and a grant ID of the question names its proposal', async () => {
  const actor = await settle();
  server.answers(
    calls('find_proposal', { name: '{{F2}}' }),
    calls('list_due'),
    writes((slot) => `${slot('KEF-0392')} asks for ${slot('$128,000')}.`),
  );
  expect(await ask(actor, { message: 'What about KEF-0392?' })).toMatchObject({
    reply: 'KEF-0392 asks for $128,000.',
    answeredBy: 'model',
  });
  expect(server.requests[1]?.body.messages.at(-1)?.content).toContain(pumps.title);
  expect(server.requests[1]?.body.messages.at(-1)?.content).not.toContain(water.title);
});

test('a title is shown as text, whatever was typed into it', async () => {
  const actor = await newActor();
  const title = '[Prize](https://evil.example) {{F1}}';
  await deliverProposal(actor.tenantId, { title, deadline: '2099-11-30' });
  server.answers(
    calls('list_due'),
    writes((slot) => `${slot(title)} is due on ${slot('November 30, 2099')}.`),
  );
  const { reply } = await ask(actor);
  expect(reply).toBe('\\[Prize\\]\\(https://evil.example\\) \\{\\{F1\\}\\} is due on November 30, 2099.');
});

test('a status that the records contradict is left out', async () => {
  const actor = await settle();
  server.answers(
    calls('list_due'),
    writes((slot) => `${slot(water.title)} is approved. It asks for ${slot('$87,934')}.`),
  );
  expect(await ask(actor)).toMatchObject({ answeredBy: 'built-in' });
});
