import type { UsageAnalytics } from '@harambee/domain/schemas';
import { randomId } from '@harambee/service-kit';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { impact } from '../app.ts';
import { deliver, givenProfile, givenProposals } from '../testing/deliver.ts';
import { aStory, completedPath, eventsOf } from '../testing/stories.ts';
import { UsageRecordModel } from './usage-event.model.ts';
import { VisitModel } from './visit.model.ts';

const api = testApp(impact);
const url = '/api/analytics/events';
const minute = 60_000;
const day = 1_440 * minute;

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const page = (label: string, at = ago(0)) => ({ id: randomId(), name: 'page_viewed', label, at });
const read = async (actor: TestActor) => (await api.as(actor).get('/api/analytics')).json<UsageAnalytics>();

const send = (actor: TestActor, ...events: object[]) => api.as(actor).post(url, { events });

test('a tenant without events has none, and figures of nothing', async () => {
  const actor = await newActor();
  const answer = await api.as(actor).get('/api/analytics?period=week');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    period: 'week',
    hasEvents: false,
    overview: { totalEvents: 0, activeUsers: 0, completionRate: 0, growthRate: 0, eventsBefore: 0 },
    drafting: { draftsStarted: 0, averageDraftTime: 0, topTemplates: [] },
    impact: { totalPointsAwarded: 0, topPerformers: [] },
    engagement: { totalSessions: 0, retentionRate: 0, usersBefore: 0, featureUsage: [], errorRate: 0 },
  });
});

test('a batch counts each event once, however often it is sent', async () => {
  const actor = await newActor();
  const events = [
    page('/impact'),
    page('/impact/badges'),
    { id: randomId(), name: 'feature_used', label: 'Command palette', at: ago(0) },
  ];
  for (const _ of [1, 2]) expect((await send(actor, ...events)).statusCode).toBe(204);
  await Promise.all([1, 2, 3].map(() => send(actor, ...events, page('/impact'))));
  const { hasEvents, overview, engagement } = await read(actor);
  expect(hasEvents).toBe(true);
  expect(overview.totalEvents).toBe(6);
  expect(engagement.featureUsage).toEqual([
    { feature: 'Impact', usage: 5 },
    { feature: 'Command palette', usage: 1 },
  ]);
});

test('people and sessions are counted, neither is stored', async () => {
  const actor = await newActor();
  const colleague = await newActor({ tenantId: actor.tenantId });
  const sameOnPhone = await newActor({ tenantId: actor.tenantId, userId: actor.userId });
  for (const one of [actor, colleague, sameOnPhone, actor]) await send(one, page('/dashboard'));
  const { overview, engagement } = await read(actor);
  expect(overview.activeUsers).toBe(2);
  expect(engagement).toMatchObject({ totalSessions: 3, activeUsers: 2 });
  const tenantId = actor.tenantId;
  const stored = JSON.stringify([
    await UsageRecordModel.find({ tenantId }).lean(),
    await VisitModel.find({ tenantId }).lean(),
  ]);
  for (const id of [actor.userId, actor.sessionId, colleague.userId, actor.name])
    expect(stored).not.toContain(id);
});

test('drafting, points and growth come from the tenant’s own records', async () => {
  const actor = await newActor();
  await givenProfile(actor, { name: 'Maji Kwa Wote' });
  const createdAt = new Date(Date.now() - 10 * minute);
  await givenProposals(
    actor,
    { createdAt, path: completedPath, category: 'Education' },
    { createdAt, path: completedPath, category: 'Education' },
    { createdAt, path: ['generating', 'failed'], category: 'Research' },
    { createdAt: new Date(Date.now() - 8 * day), path: [], category: 'Research' },
  );
  const { overview, drafting, impact: points, engagement } = await read(actor);
  expect(overview).toMatchObject({ totalEvents: 9, completionRate: 66.7, growthRate: 800, eventsBefore: 1 });
  expect(drafting).toEqual({
    draftsStarted: 3,
    draftsCompleted: 2,
    completionRate: 66.7,
    averageDraftTime: 1,
    sectionGenerations: 16,
    topTemplates: [
      { template: 'Education', usage: 2 },
      { template: 'Research', usage: 1 },
    ],
  });
  expect(points).toMatchObject({
    totalPointsAwarded: 130,
    badgesEarned: 1,
    levelUps: 1,
    topPerformers: [{ userId: 'Maji Kwa Wote', points: 130 }],
  });
  expect(engagement.errorRate).toBe(33.3);
});

test('events that come again, and those of others, change nothing', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  const events = eventsOf(ours.tenantId, aStory({ path: completedPath }));
  await deliver(events);
  const before = await read(ours);
  await deliver(events.toReversed());
  await send(theirs, page('/dashboard'));
  expect(await read(ours)).toEqual({ ...before, from: expect.any(String), to: expect.any(String) });
  expect((await read(theirs)).overview.totalEvents).toBe(1);
});

test('a wrong clock is put right; what is older than it is kept is left out', async () => {
  const actor = await newActor();
  expect((await send(actor, page('/a', ago(-3 * day)), page('/b', ago(500 * day)))).statusCode).toBe(204);
  expect((await read(actor)).overview.totalEvents).toBe(1);
  expect((await send(await newActor(), page('/b', ago(500 * day)))).statusCode).toBe(204);
});

test.each([
  [[]],
  [[{ ...page('/impact'), name: 'password_typed' }]],
  [[page('amina@example.org')]],
  [[page('a'.repeat(61))]],
  [[{ ...page('/impact'), userId: 'u' }]],
  [[{ ...page('/impact'), at: 'yesterday' }]],
  [Array.from({ length: 101 }, () => page('/impact'))],
])('a batch that is not as agreed answers 400', async (events) => {
  expect((await api.as(await newActor()).post(url, { events })).statusCode).toBe(400);
});

test('no other period than the week is offered', async () => {
  expect((await api.as(await newActor()).get('/api/analytics?period=month')).statusCode).toBe(400);
});
