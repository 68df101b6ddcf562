import { event, randomId } from '@harambee/service-kit';
import { expectNoCollectionScan, newActor, testApp, twoTenants } from '@harambee/service-kit/testing';
import { impact } from './app.ts';
import { onOrganizationRegistered } from './handlers/on-organization-registered.handler.ts';
import { givenProfile, givenProposals } from './testing/deliver.ts';
import { completedPath } from './testing/stories.ts';

const api = testApp(impact);
const reads = [
  '/api/impact/summary',
  '/api/impact/badges',
  '/api/impact/report?period=all',
  '/api/analytics',
  '/api/impact/leaderboard?period=daily',
];

test('nothing of another tenant is in any answer but its row of the leaderboard', async () => {
  const { ours, theirs } = await twoTenants();
  const canary = 'Canary of our tenant';
  await givenProfile(ours, { name: canary, onLeaderboard: false });
  await givenProposals(ours, { title: canary, category: canary, path: completedPath });
  await api.as(ours).post('/api/analytics/events', {
    events: [{ id: 'canary', name: 'feature_used', label: canary, at: new Date().toISOString() }],
  });
  const before = await Promise.all(reads.map(async (url) => (await api.as(ours).get(url)).body));
  expect(before.filter((body) => body.includes(canary)).length).toBeGreaterThan(2);
  for (const url of [...reads, '/api/test/leaderboard']) {
    expect((await api.as(theirs).get(url)).body).not.toContain('Canary');
  }
  await api
    .as(theirs)
    .post('/api/impact/award', { points: 10, reason: 'Completed onboarding', category: 'setup' });
  await api.as(theirs).post('/api/analytics/events', {
    events: [{ id: 'canary', name: 'feature_used', label: 'Theirs', at: new Date().toISOString() }],
  });
  const summaries = reads.slice(0, 3);
  expect(await Promise.all(summaries.map(async (url) => (await api.as(ours).get(url)).body))).toEqual(
    before.slice(0, 3),
  );
});

test('every question is answered by an index', async () => {
  const actor = await newActor();
  await expectNoCollectionScan(async () => {
    const registered = event('organization.registered', actor.tenantId, { name: 'Maji', userId: randomId() });
    await onOrganizationRegistered.handle(registered);
    await givenProfile(actor);
    await givenProposals(actor, ...Array.from({ length: 21 }, () => ({ path: [] })), {
      createdAt: new Date(Date.now() - 1_000),
      path: completedPath,
    });
    await api
      .as(actor)
      .post('/api/impact/award', { points: 10, reason: 'Completed onboarding', category: 'setup' });
    await api.as(actor).post('/api/analytics/events', {
      events: [{ id: 'e', name: 'page_viewed', label: '/impact', at: new Date().toISOString() }],
    });
    for (const url of reads) await api.as(actor).get(url);
    for (const query of ['period=allTime', 'category=health', 'period=monthly&category=community&limit=1']) {
      await api.as(actor).get(`/api/impact/leaderboard?${query}`);
    }
    const { nextCursor } = (await api.as(actor).get('/api/impact/leaderboard?limit=1')).json();
    if (nextCursor) await api.as(actor).get(`/api/impact/leaderboard?limit=1&cursor=${nextCursor}`);
    await api.anonymous.get('/api/test/leaderboard');
    await api.settle();
  });
}, 60_000);
