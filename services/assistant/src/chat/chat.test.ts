import { propertyRuns } from '@harambee/config/property-runs.mjs';
import {
  chatHistoryLength,
  chatMessageLimit,
  type ProposalStatus,
  paths,
  proposalStatusNames,
} from '@harambee/domain';
import type { ChatAnswer } from '@harambee/domain/schemas';
import {
  expectNoCollectionScan,
  newActor,
  type TestActor,
  testApp,
  twoTenants,
} from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { assistant } from '../app.ts';
import { madeUpTenant } from '../evaluation/made-up-tenant.ts';
import { Records, sumOf } from '../records/records.ts';
import { deliverAward, deliverProfile, deliverProposal } from '../testing/deliver.ts';

const api = testApp(assistant);
const url = '/api/chat/respond';

const ask = async (actor: TestActor, message: string, history: object[] = []): Promise<ChatAnswer> =>
  (await api.as(actor).post(url, { message, history })).json();

test('only signed-in people are answered', async () => {
  expect((await api.anonymous.post(url, { message: 'hi', history: [] })).statusCode).toBe(401);
});

test('a page that the role does not include is not offered, and the answer says who can', async () => {
  const asked = 'Take me to the new proposal form';
  const writer = await ask(await newActor({ role: 'Member' }), asked);
  expect(writer.actions.map(({ target }) => target)).toEqual([paths.newProposal]);
  const viewer = await ask(await newActor({ role: 'Viewer' }), asked);
  expect(viewer.actions).toEqual([]);
  expect(viewer.reply).toContain(
    'Only owners and writers of the organization can change proposals, and you are a viewer.',
  );
});

test.each([
  ['no message', { message: '', history: [] }],
  ['a message of blanks', { message: ' \n\t ', history: [] }],
  ['a message of characters without a shape', { message: '\u200b\u2060', history: [] }],
  ['a message that is too long', { message: 'a'.repeat(chatMessageLimit + 1), history: [] }],
  [
    'a history that is too long',
    { message: 'hi', history: Array(chatHistoryLength + 1).fill({ role: 'user', content: 'a' }) },
  ],
  ['a role of its own', { message: 'hi', history: [{ role: 'system', content: 'a' }] }],
  ['a field of its own', { message: 'hi', history: [], tenantId: 'x' }],
  ['a message of another kind', { message: { $ne: '' }, history: [] }],
])('%s is refused', async (_name, body) => {
  expect((await api.as(await newActor()).post(url, body)).statusCode).toBe(400);
});

test('the longest message and history are accepted', async () => {
  const history = Array(chatHistoryLength).fill({ role: 'user', content: 'a '.repeat(4_000) });
  const response = await api.as(await newActor()).post(url, { message: 'a '.repeat(1_000), history });
  expect(response.statusCode).toBe(200);
});

test('a new organization without records is told what to do first', async () => {
  const actor = await newActor({ name: 'Amina Odhiambo' });
  expect((await ask(actor, 'how many proposals do we have')).actions[0]?.target).toBe(paths.newProposal);
  expect((await ask(actor, 'what is missing in my profile')).actions[0]?.target).toBe(paths.newProfile);
  expect((await ask(actor, 'what should i do next')).reply).toContain('Write your organization profile');
  expect((await ask(actor, 'how many points')).reply).toContain('0 points');
  expect((await ask(actor, 'hi')).reply).toContain('Amina');
});

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const requestIn = (currency: string, amount: number) => ({ currency, amount, requestedAmount: 0 });

test('the requested amount is given in each currency, with the proposals it comes from', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  await deliverProposal(tenantId, { title: 'Wells', status: 'funded', ...requestIn('KES', 4_000_000) });
  await deliverProposal(tenantId, { title: 'Pumps', ...requestIn('KES', 820_000) });
  await deliverProposal(tenantId, { title: 'Looms', requestedAmount: 12_000 });
  await deliverProposal(tenantId, { title: 'Not yet', requestedAmount: 0 });
  const says = async (message: string) => spaced((await ask(actor, message)).reply);
  expect(await says('how much have we asked for?')).toBe(
    'You have asked for **KES 4,820,000 and $12,000** in 4 proposals.\n\nAmounts in different currencies are not added up, and I cannot convert them.',
  );
  expect(await says('how many proposals do we have')).toContain('asking for KES 4,820,000 and $12,000.');
  expect(await says('what do we ask for on average')).toBe(
    'On average you ask for **KES 2,410,000 and $12,000** in a proposal, each currency for itself.',
  );
  expect(await says('which is our biggest proposal')).toBe(
    'Amounts in different currencies cannot be compared; this is each currency for itself:\n\n- **Looms**: $12,000\n- **Wells**: KES 4,000,000',
  );
  expect(await says('status of Wells')).toContain('KES 4,000,000');
});

test('the currency of the profile comes first', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  await deliverProposal(tenantId, requestIn('KES', 4_000_000));
  await deliverProposal(tenantId, { requestedAmount: 12_000 });
  const statements = { currency: 'USD' } as NonNullable<typeof madeUpTenant.profile.statements>;
  await deliverProfile(tenantId, { ...madeUpTenant.profile, statements });
  expect(spaced((await ask(actor, 'how much money have we asked for')).reply)).toContain(
    '**$12,000 and KES 4,000,000**',
  );
});

test('an older event without a currency counts as dollars; when it arrives again with one, that currency counts', async () => {
  const actor = await newActor();
  const proposal = { proposalId: `old-${actor.tenantId}`, revision: 3, requestedAmount: 0, currency: 'KES' };
  await deliverProposal(actor.tenantId, { requestedAmount: 500 });
  await deliverProposal(actor.tenantId, proposal);
  const asked = async () => spaced((await ask(actor, 'how much have we asked for?')).reply);
  expect(await asked()).toContain('**$500** in 2 proposals');
  await deliverProposal(actor.tenantId, { ...proposal, amount: 900 });
  await deliverProposal(actor.tenantId, proposal);
  expect(await asked()).toContain('**KES 900 and $500** in 2 proposals');
});

test('"it" is the proposal mentioned last', async () => {
  const actor = await newActor();
  const id = await deliverProposal(actor.tenantId, { deadline: '2099-11-30' });
  const first = await ask(actor, 'what is due next?');
  const history = [
    { role: 'user', content: 'what is due next?' },
    { role: 'assistant', content: first.reply },
    { role: 'assistant', content: 'Great! Taking you there now.' },
  ];
  for (const message of ['open it', 'is it due soon?', 'yes']) {
    const { actions, intent } = await ask(actor, message, history);
    expect({ message, target: actions[0]?.target }).toEqual({ message, target: paths.proposal(id) });
    expect(intent).toMatch(/^proposal\./);
  }
});

test('two proposals with the same name are both offered', async () => {
  const actor = await newActor();
  await deliverProposal(actor.tenantId, { title: 'Safe water north', grantId: 'A-1' });
  await deliverProposal(actor.tenantId, { title: 'Safe water south', grantId: 'A-2' });
  const { reply, actions } = await ask(actor, 'safe water');
  expect(reply).toContain('Which one do you mean?');
  expect(actions).toEqual([]);
});

test('a profile from an event that did not yet check its fields is not called complete', async () => {
  const actor = await newActor();
  const { problems: _problems, ...older } = madeUpTenant.profile;
  await deliverProfile(actor.tenantId, older);
  expect((await ask(actor, 'is my profile complete')).reply).toContain('do not know yet');
  await deliverProfile(actor.tenantId, { ...madeUpTenant.profile, revision: 5, problems: [] });
  expect((await ask(actor, 'is my profile complete')).reply).toContain('complete. Well done');
  await deliverProfile(actor.tenantId, { ...madeUpTenant.profile, revision: 3 });
  expect((await ask(actor, 'is my profile complete')).reply).toContain('complete. Well done');
});

test('no answer contains anything of another organization', async () => {
  const { ours, theirs } = await twoTenants();
  const id = await deliverProposal(theirs.tenantId, {
    title: 'Canary wells',
    grantId: 'CANARY',
    deadline: '2099-01-01',
  });
  await deliverProfile(theirs.tenantId, { ...madeUpTenant.profile, name: 'Canary', mission: 'Canary' });
  await deliverAward(theirs.tenantId, 70);
  const questions = [
    'canary',
    'status of canary wells',
    'what is due next',
    'how many proposals',
    'our mission',
    `open ${paths.proposal(id)}`,
    'points',
    'biggest proposal',
  ];
  for (const question of questions) {
    const answer = await api.as(ours).post(url, { message: question, history: [] });
    expect(answer.body).not.toMatch(new RegExp(`canary|${id}|\\b70\\b`, 'i'));
  }
  expect((await ask(theirs, 'points')).reply).toContain('80 points');
});

test('every question is answered from an index', async () => {
  const actor = await newActor();
  await deliverProposal(actor.tenantId, { deadline: '2099-11-30' });
  await deliverProfile(actor.tenantId, madeUpTenant.profile);
  for (const message of [
    'how many drafts',
    'what is due next',
    'points',
    'biggest proposal',
    'status of safe water schools',
    'open the safe water proposal',
    'what next',
    'missing in profile',
  ])
    await expectNoCollectionScan(() => api.as(actor).post(url, { message, history: [] }));
});

test('two thousand proposals are counted correctly and found by name', async () => {
  const actor = await newActor();
  const { KnownProposalModel } = await import('../records/known-proposal.model.ts');
  await KnownProposalModel.insertMany(
    Array.from({ length: 2_000 }, (_, at) => ({
      _id: `${actor.tenantId}-${at}`,
      ...{ tenantId: actor.tenantId, title: `Project ${at}`, grantId: `G-${at}`, category: 'Education' },
      ...{ status: 'draft', requestedAmount: 10, deadline: '', version: 0, reached: [], revision: 0 },
      ...{ createdAt: new Date(2026, 0, 1), week: '2026-W01', words: ['project', String(at), 'g'] },
    })),
  );
  expect((await ask(actor, 'how many proposals')).reply).toContain('**2,000 proposals**');
  expect((await ask(actor, 'status of project 1321')).reply).toContain('Project 1321');
  // Twenty in one week earn points, and together they earn two badges.
  expect((await ask(actor, 'points')).reply).toContain('200 points');
}, 60_000);

const tellings = fc.array(
  fc.record({ status: fc.constantFrom<ProposalStatus>(...proposalStatusNames), amount: fc.nat(1_000) }),
  { minLength: 1, maxLength: 5 },
);

test('the newest events decide the counts, in whatever order and however often events arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(tellings, { minLength: 1, maxLength: 3 }),
      fc.infiniteStream(fc.nat()),
      async (histories, dice) => {
        const { tenantId } = await newActor();
        const roll = () => Number(dice.next().value);
        const events = histories
          .flatMap((history, at) =>
            history.map((one, revision) => ({ ...one, revision, id: `${tenantId}-${at}` })),
          )
          .flatMap((one) => Array.from({ length: 1 + (roll() % 2) }, () => ({ ...one, place: roll() })))
          .sort((a, b) => a.place - b.place);
        for (const { id, revision, status, amount } of events)
          await deliverProposal(tenantId, { proposalId: id, revision, status, requestedAmount: amount });
        const tallies = await new Records(tenantId).tallies();
        const last = histories.flatMap((history) => history.slice(-1));
        expect(sumOf(tallies)).toBe(histories.length);
        for (const status of proposalStatusNames) {
          const sum = (some: { amount: number }[]) => some.reduce((total, { amount }) => total + amount, 0);
          expect(sum(tallies.filter((tally) => tally.status === status))).toBe(
            sum(last.filter((one) => one.status === status)),
          );
        }
      },
    ),
    { numRuns: propertyRuns(20) },
  );
}, 60_000);

test('whatever the question, the answer is well-formed and has no live link', async () => {
  const actor = await newActor();
  await deliverProposal(actor.tenantId);
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), async (message) => {
      const response = await api.as(actor).post(url, { message, history: [] });
      expect([200, 400]).toContain(response.statusCode);
      if (response.statusCode === 200) expect(response.json().reply).not.toMatch(/\]\(|!\[|<[a-z]/i);
    }),
    { numRuns: propertyRuns(60) },
  );
}, 60_000);
