import type { ChatAnswer } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { assistantWith } from '../app.ts';
import { onPeopleChanged } from '../handlers/on-people-changed.handler.ts';
import {
  deliverCall,
  deliverDocument,
  deliverMove,
  deliverProposal,
  deliverReadiness,
  deliverSignOff,
} from '../testing/deliver.ts';
import { calls, type ModelServer, modelServer, says, writes } from './testing/model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await modelServer();
});
afterAll(() => server.close());

const api = testApp(
  assistantWith(() => ({ baseUrl: server.baseUrl, apiKey: 'k', model: 'm-1', timeoutMs: 3_000 })),
);
const ask = async (actor: TestActor): Promise<ChatAnswer> =>
  (await api.as(actor).post('/api/chat/respond', { message: 'What happened?', history: [] })).json();
/** What the last tool answered. */
const told = (): string => server.requests.at(-1)?.body.messages.at(-1)?.content ?? '';
const at = (day: string) => new Date(`${day}T10:00:00Z`);

async function givenStory() {
  const owner = await newActor({ name: 'Amina Odhiambo' });
  const { tenantId } = owner;
  const juma = { userId: `juma-${tenantId}`, firstName: 'Juma', lastName: 'Baraka', role: 'Member' } as const;
  await onPeopleChanged.handle(event('user.registered', tenantId, juma) as never);
  const proposalId = await deliverProposal(tenantId, {
    ...{ title: 'Clean water', version: 1, openSections: ['funding'] },
    createdAt: at('2026-08-01'),
  });
  await deliverMove(tenantId, { proposalId, to: 'submitted', at: at('2026-09-10'), by: juma.userId });
  await deliverMove(tenantId, { proposalId, to: 'funded', at: at('2026-10-06') });
  await deliverSignOff(tenantId, {
    ...{ proposalId, userId: juma.userId, isAgreed: true, at: at('2026-09-01') },
  });
  await deliverSignOff(tenantId, {
    ...{ proposalId, userId: 'g', kind: 'guest', isAgreed: false, at: at('2026-09-02') },
  });
  return { owner, proposalId };
}

const facts = {
  sent: 'Clean water became Submitted on September 10, 2026, by Juma Baraka',
  funded: 'Clean water became Funded on October 6, 2026',
  agreed: 'Clean water: Juma Baraka agreed on September 1, 2026',
  missing: 'Clean water: the sign-off of a guest is missing since September 2, 2026',
  ready: 'Clean water has a readiness of 62 of 100',
};

test('a model learns who did what when, and says it as it is (ASSIST-30, ASSIST-31)', async () => {
  const { owner, proposalId } = await givenStory();
  await deliverReadiness(owner.tenantId, { proposalId, readiness: 62 });
  server.answers(
    calls('proposal_story', { name: 'clean water' }),
    writes((slot) =>
      Object.values(facts)
        .map((fact) => `- ${slot(fact)}`)
        .join('\n'),
    ),
  );
  expect(await ask(owner)).toMatchObject({
    reply: Object.values(facts)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    answeredBy: 'model',
  });
  expect(told()).toContain('"sectionsWithoutAnswer":["Funding & Budget"]');
});

test('what no event told is unknown to a model, too, and no 0 (ASSIST-31)', async () => {
  const { owner } = await givenStory();
  await deliverProposal(owner.tenantId, { title: 'Goat milk', version: 1 });
  server.answers(calls('proposal_story', { name: 'goat milk' }), says('I do not know its readiness.'));
  await ask(owner);
  expect(told()).toContain('"readiness":"unknown","sectionsWithoutAnswer":"unknown"');
});

test('changes, documents, people and the amounts of calls (ASSIST-30, ASSIST-32)', async () => {
  const { owner } = await givenStory();
  const { tenantId } = owner;
  await deliverDocument(tenantId, { name: 'Audit', expiresOn: '2027-03-31' });
  await deliverCall(tenantId, { leastAmount: 5_000, mostAmount: 40_000, currency: 'EUR' });
  await deliverCall(tenantId, { name: 'Silent call' });
  const expected: [tool: string, facts: string[]][] = [
    ['recent_changes', [facts.funded, facts.sent]],
    ['documents', ['Audit is valid until March 31, 2027']],
    ['people', ['Juma Baraka is a writer']],
    ['list_calls', ['Clean rivers gives €5,000 to €40,000']],
  ];
  for (const [tool, known] of expected) {
    server.answers(
      calls(tool),
      writes((slot) => known.map((fact) => `- ${slot(fact)}`).join('\n')),
    );
    expect(await ask(owner)).toMatchObject({ answeredBy: 'model' });
    expect(told()).not.toContain('Silent call gives');
  }
});

test('nothing of another organization, and not the name of who has left (ASSIST-33)', async () => {
  const { owner } = await givenStory();
  const stranger = await newActor();
  for (const tool of ['proposal_story', 'recent_changes', 'documents', 'people', 'list_calls']) {
    server.answers(calls(tool, { name: 'clean water' }), says('I see nothing.'));
    await ask(stranger);
    expect(told()).not.toMatch(/Clean water|Juma/);
  }
  const left = event('user.removed', owner.tenantId, { userId: `juma-${owner.tenantId}` });
  await onPeopleChanged.handle(left as never);
  server.answers(calls('proposal_story', { name: 'clean water' }), says('I see.'));
  await ask(owner);
  expect(told()).toContain('Clean water became Submitted on September 10, 2026"');
  expect(told()).toContain('Clean water: somebody who has left agreed on September 1, 2026');
  expect(told()).not.toMatch(/juma/i);
});
