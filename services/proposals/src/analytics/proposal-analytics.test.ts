import { categoryColors, type ProfileSnapshot, type ProposalStatus, summaryDays } from '@harambee/domain';
import type { ProposalAnalytics } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import {
  expectNoCollectionScan,
  newActor,
  type TestActor,
  testApp,
  twoTenants,
} from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);
const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

async function analytics(actor: TestActor, query = ''): Promise<ProposalAnalytics> {
  const answer = await api.as(actor).get(`/api/proposals/analytics${query}`);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json().analytics;
}

/** Records with a history: created through the API, then backdated. */
async function givenAged(actor: TestActor, aged: (Partial<ProposalRecord> & { age: number })[]) {
  const { id } = await givenProposal(api, actor, { generate: false });
  const { tenantId } = actor;
  const template = await ProposalModel.findOne({ _id: id, tenantId }).lean();
  await ProposalModel.deleteOne({ _id: id, tenantId });
  await ProposalModel.insertMany(
    aged.map(({ age, ...changes }, place) => ({
      ...template,
      _id: `${id}-${place}`,
      createdAt: daysAgo(age),
      updatedAt: daysAgo(age),
      history: [],
      ...changes,
    })),
  );
}

/** The history of a text that was started `age` days ago and took `minutes`. */
function generation(age: number, minutes: number, outcome: 'completed' | 'failed' = 'completed') {
  const startedAt = daysAgo(age);
  const entry = (to: ProposalStatus, at: Date) => ({ to, at, userId: 'u', userName: 'Amina' });
  return [entry('generating', startedAt), entry(outcome, new Date(startedAt.getTime() + minutes * 60_000))];
}

test('a new organization gets zeros', async () => {
  const answer = await analytics(await newActor());
  expect(answer).toMatchObject({
    period: '30days',
    hasProposals: false,
    metrics: {
      total: 0,
      recent: 0,
      largeGrants: 0,
      needsAttention: 0,
      successful: 0,
      successRate: 0,
      averageValue: 0,
      grantDiversity: 0,
    },
    byStatus: [],
    timeline: [],
    categories: [],
  });
  expect(answer.daily).toEqual(
    summaryDays(new Date()).map((date) => ({ date, created: 0, updated: 0, completed: 0 })),
  );
});

test('the figures of a known set follow the formulas', async () => {
  const actor = await newActor();
  await givenAged(actor, [
    { age: 1, status: 'approved', requestedAmount: 2_000_000, category: 'Education', grantId: 'A' },
    { age: 6, status: 'funded', requestedAmount: 1_000_000, category: 'Education', grantId: 'A' },
    { age: 8, status: 'rejected', requestedAmount: 1_000_001, category: 'Healthcare', grantId: 'B' },
    { age: 9, status: 'draft', requestedAmount: 0, category: '', grantId: '' },
    { age: 10, status: 'submitted', requestedAmount: 0, category: 'Healthcare', grantId: 'C' },
    {
      age: 11,
      status: 'completed',
      requestedAmount: 0,
      category: 'Healthcare',
      grantId: 'C',
      history: generation(3, 45),
    },
  ]);
  const { metrics, byStatus, categories, timeline, hasProposals } = await analytics(actor);
  expect(hasProposals).toBe(true);
  expect(metrics).toEqual({
    total: 6,
    recent: 2,
    largeGrants: 2,
    needsAttention: 3,
    successful: 2,
    successRate: 2 / 6,
    averageValue: 4_000_001 / 6,
    grantDiversity: 3,
    averages: [{ currency: 'USD', amount: 4_000_001 / 6 }],
    otherCurrencies: 0,
  });
  expect(byStatus).toEqual([
    { status: 'draft', count: 1 },
    { status: 'completed', count: 1 },
    { status: 'submitted', count: 1 },
    { status: 'approved', count: 1 },
    { status: 'rejected', count: 1 },
    { status: 'funded', count: 1 },
  ]);
  expect(categories).toEqual([
    {
      category: 'Healthcare',
      count: 3,
      successRate: 0.5,
      avgTime: 45,
      avgAmount: 1_000_001 / 3,
      averages: [{ currency: 'USD', amount: 1_000_001 / 3 }],
      color: categoryColors[0],
    },
    {
      category: 'Education',
      count: 2,
      successRate: 1,
      avgTime: 12.5,
      avgAmount: 1_500_000,
      averages: [{ currency: 'USD', amount: 1_500_000 }],
      color: categoryColors[1],
    },
  ]);
  expect(timeline.filter(({ generated }) => generated > 0)).toEqual([
    { period: expect.any(String), generated: 1, completed: 1, failed: 0, avgTime: 45 },
  ]);
});

const inKenya = {
  ...{ profileId: 'p1', revision: 1, name: 'Maji Safi Trust', type: 'Other', location: 'Kitui' },
  ...{
    foundedYear: 2014,
    mission: '',
    sdgs: [],
    website: '',
    isActive: true,
    onLeaderboard: true,
    facts: [],
  },
  statements: { currency: 'KES' } as NonNullable<ProfileSnapshot['statements']>,
} satisfies ProfileSnapshot;

test("there is one average for each currency, the profile's currency first", async () => {
  const actor = await newActor();
  await onProfileChanged.handle(event('profile.updated', actor.tenantId, inKenya));
  await givenAged(actor, [
    { age: 1, requestedAmount: 4_000_000, currency: 'KES', category: 'Education' },
    { age: 1, requestedAmount: 2_000_000, currency: 'KES', category: 'Education' },
    { age: 1, requestedAmount: 12_000, category: 'Education' },
    { age: 1, requestedAmount: 9_000_000, currency: 'TZS', category: '' },
  ]);
  const { metrics, categories } = await analytics(actor);
  const [shillings, dollars] = [
    { currency: 'KES', amount: 3_000_000 },
    { currency: 'USD', amount: 12_000 },
  ];
  expect(metrics).toMatchObject({
    averages: [shillings, { currency: 'TZS', amount: 9_000_000 }, dollars],
    averageValue: 3_000,
    largeGrants: 0,
    otherCurrencies: 3,
  });
  expect(categories).toMatchObject([{ averages: [shillings, dollars], avgAmount: 4_000 }]);
});

test('each period counts the proposals started in it', async () => {
  const actor = await newActor();
  await givenAged(
    actor,
    [6, 29, 31, 89, 91, 364, 366].map((age) => ({ age })),
  );
  const totals = await Promise.all(
    ['', '?period=7days', '?period=30days', '?period=90days', '?period=12months'].map(
      async (query) => (await analytics(actor, query)).metrics.total,
    ),
  );
  expect(totals).toEqual([2, 1, 2, 4, 6]);
});

test('an organization with only old proposals has proposals, but none in the period', async () => {
  const actor = await newActor();
  await givenAged(actor, [{ age: 200 }]);
  expect(await analytics(actor)).toMatchObject({ hasProposals: true, metrics: { total: 0 }, categories: [] });
});

test('the daily summary counts changes to proposals of any age', async () => {
  const actor = await newActor();
  const now = new Date();
  await givenAged(actor, [{ age: 300, updatedAt: now }, { age: 0 }, { age: 20 }]);
  const { daily } = await analytics(actor, '?period=7days');
  expect(daily.at(-1)).toEqual({
    date: now.toISOString().slice(0, 10),
    created: 1,
    updated: 1,
    completed: 0,
  });
});

test('a text written through the API is in the timeline with the time it took', async () => {
  const actor = await newActor();
  await givenProposal(api, actor);
  await writeAll();
  const { timeline, categories, daily } = await analytics(actor, '?period=7days');
  expect(timeline).toHaveLength(8);
  expect(timeline.at(-1)).toMatchObject({ generated: 1, completed: 1, failed: 0 });
  expect(categories[0]?.avgTime).toBeLessThan(12.5);
  expect(categories[0]?.avgTime).toBe(timeline.at(-1)?.avgTime);
  expect(daily.at(-1)).toMatchObject({ created: 1, completed: 1 });
});

test("another tenant's proposals do not count", async () => {
  const { ours, theirs } = await twoTenants();
  const canary = 'Canary of our tenant';
  await givenAged(ours, [
    { age: 1, category: canary, grantId: canary, requestedAmount: 77_000_000, history: generation(1, 5) },
  ]);
  expect((await analytics(ours)).categories[0]?.category).toBe(canary);
  for (const period of ['7days', '30days', '90days', '12months']) {
    const answer = await api.as(theirs).get(`/api/proposals/analytics?period=${period}`);
    expect(answer.body).not.toContain('Canary');
    expect(answer.json().analytics).toMatchObject({
      hasProposals: false,
      metrics: { total: 0, averageValue: 0 },
      timeline: [],
    });
    expect(answer.json().analytics.daily.every((row: { created: number }) => row.created === 0)).toBe(true);
  }
});

test('unknown periods, unknown parameters and signed-out callers are refused', async () => {
  const actor = await newActor();
  for (const query of ['?period=1day', '?period=', '?tenantId=x']) {
    expect((await api.as(actor).get(`/api/proposals/analytics${query}`)).statusCode).toBe(400);
  }
  expect((await api.anonymous.get('/api/proposals/analytics')).statusCode).toBe(401);
});

test('no query reads a whole collection', async () => {
  const actor = await newActor();
  await givenAged(actor, [{ age: 1 }, { age: 40 }]);
  await expectNoCollectionScan(() => api.as(actor).get('/api/proposals/analytics?period=12months'));
  const nobody = await newActor();
  await expectNoCollectionScan(() => api.as(nobody).get('/api/proposals/analytics'));
});
