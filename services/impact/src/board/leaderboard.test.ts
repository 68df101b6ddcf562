import type { Leaderboard, LeaderboardEntry } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { newActor, type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { impact } from '../app.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { organizationOf } from '../organizations/organizations.service.ts';
import { givenProfile, givenProposals } from '../testing/deliver.ts';
import { approvedPath, completedPath } from '../testing/stories.ts';
import { BoardCountersModel } from './board-counters.model.ts';
import { BoardEntryModel } from './board-entry.model.ts';

const api = testApp(impact);
const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

afterEach(async () => {
  await BoardEntryModel.collection.deleteMany({});
  await BoardCountersModel.collection.deleteMany({});
});

const read = async (actor: TestActor, query = '') =>
  (await api.as(actor).get(`/api/impact/leaderboard${query}`)).json<Leaderboard>();
const namesOf = ({ leaderboard }: { leaderboard: LeaderboardEntry[] }) => leaderboard.map(({ name }) => name);

/** An organization with a page and with proposals. */
async function given(name: string, paths: readonly (readonly string[])[], changes = {}) {
  const actor = await newActor();
  await givenProfile(actor, { name, ...changes });
  await givenProposals(actor, ...paths.map((path) => ({ path: path as typeof completedPath })));
  return actor;
}

test('the public call shows active organizations only, in order, and only the specified fields', async () => {
  const first = await given('Elimu Pamoja', [completedPath, completedPath], {
    type: 'Education & Development',
  });
  await given('Afya Bora Initiative', [completedPath], { type: 'Healthcare & Wellness' });
  await given('Switched off', [approvedPath], { isActive: false });
  await given('Has left', [approvedPath], { onLeaderboard: false });
  await givenProposals(await newActor(), { path: completedPath });
  const answer = await api.anonymous.get('/api/test/leaderboard');
  expect(answer.statusCode).toBe(200);
  const { leaderboard, totalOrganizations } = answer.json();
  expect(totalOrganizations).toBe(2);
  expect(namesOf({ leaderboard })).toEqual(['Elimu Pamoja', 'Afya Bora Initiative']);
  expect(leaderboard[0]).toEqual({
    rank: 1,
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    tenantId: first.tenantId,
    name: 'Elimu Pamoja',
    location: 'Lodwar, Kenya',
    category: 'education',
    avatar: 'EP',
    points: 120,
    stats: { total: 2, completed: 2, approved: 0, underReview: 0 },
  });
  expect(leaderboard[1]).toMatchObject({ rank: 2, category: 'health', avatar: 'AI', points: 60 });
});

test('leaving and coming back take effect with the event; an older event changes nothing', async () => {
  const actor = await newActor();
  const snapshot = await givenProfile(actor, { revision: 3 });
  const listed = async () => namesOf((await api.anonymous.get('/api/test/leaderboard')).json());
  const deliver = (changes: object) =>
    onProfileChanged.handle(event('profile.updated', actor.tenantId, { ...snapshot, ...changes }));
  expect(await listed()).toEqual([snapshot.name]);
  await deliver({ revision: 4, onLeaderboard: false });
  expect(await listed()).toEqual([]);
  expect((await read(actor)).own).toBeUndefined();
  expect(await BoardEntryModel.findOne({ tenantId: actor.tenantId }).lean()).not.toHaveProperty('name');
  await deliver({ revision: 3 });
  expect(await listed()).toEqual([]);
  await deliver({ revision: 5, name: 'Maji Safi' });
  expect(await listed()).toEqual(['Maji Safi']);
  await deliver({ revision: 6, isActive: false });
  expect(await listed()).toEqual([]);
});

test('points of a day, a week and a month are those of the calendar, with those of the one before', async () => {
  // A Wednesday in the past, where the keys of tests hold: the day before lies in the same week, the week before in the same month.
  const back = travel(Date.parse('2025-03-19T12:00:00Z') - Date.now());
  try {
    const actor = await newActor();
    await givenProfile(actor);
    for (const ago of [0, 1, 8, 30])
      await givenProposals(actor, { createdAt: daysAgo(ago), path: completedPath });
    let caller = actor;
    const figures = async (period: string) => {
      const { own } = await read(caller, `?period=${period}`);
      return [own?.points, own?.periodPoints, own?.previousPoints];
    };
    expect(await figures('daily')).toEqual([240, 60, 60]);
    expect(await figures('weekly')).toEqual([240, 120, 60]);
    expect(await figures('monthly')).toEqual([240, 180, 60]);
    expect(await figures('allTime')).toEqual([240, 240, undefined]);
    expect((await api.as(actor).get('/api/impact/summary')).json()).toMatchObject({
      pointsThisWeek: 120,
      pointsLastWeek: 60,
    });
    const aWeekLater = travel(7 * day);
    caller = await newActor({ tenantId: actor.tenantId });
    expect(await figures('daily')).toEqual([240, 0, 0]);
    expect(await figures('weekly')).toEqual([240, 0, 120]);
    expect(await figures('monthly')).toEqual([240, 180, 60]);
    aWeekLater();
  } finally {
    back();
  }
});

test('a period without points of anybody ranks all the same, those with points stand above those without', async () => {
  const old = await newActor();
  await givenProfile(old, { name: 'Old' });
  await givenProposals(
    old,
    ...Array.from({ length: 3 }, () => ({ createdAt: daysAgo(60), path: approvedPath })),
  );
  const idle = await newActor();
  await givenProfile(idle, { name: 'Idle' });
  const fresh = await given('Fresh', [[]]);
  const weekly = await read(fresh);
  expect(weekly.leaderboard.map(({ name, rank, periodPoints }) => [name, rank, periodPoints])).toEqual([
    ['Fresh', 1, 10],
    ['Old', 2, 0],
    ['Idle', 2, 0],
  ]);
  expect((await read(idle)).own).toMatchObject({ rank: 2, periodPoints: 0 });
  expect(namesOf(await read(fresh, '?period=allTime'))).toEqual(['Old', 'Fresh', 'Idle']);
});

test('categories hold their own organizations; the rest stand under all only', async () => {
  const health = await given('Afya', [completedPath], { type: 'Healthcare & Wellness' });
  await given('Sanaa', [completedPath], { type: 'Arts & Culture' });
  await given('Vijana', [[]], { type: 'Youth Development' });
  const ofHealth = await read(health, '?category=health');
  expect([namesOf(ofHealth), ofHealth.totalOrganizations, ofHealth.own?.rank]).toEqual([['Afya'], 1, 1]);
  const youth = await read(health, '?category=youth');
  expect([namesOf(youth), youth.own]).toEqual([['Vijana'], undefined]);
  expect((await read(health)).totalOrganizations).toBe(3);
});

test('pages follow each other without gap or repetition, with ranks that go on, and the own row on each', async () => {
  const paths = [[completedPath], [completedPath], [approvedPath], [[]], [[], []], [completedPath]];
  const actors = [];
  for (const [index, path] of paths.entries()) actors.push(await given(`Org ${index}`, path));
  const last = actors[3] as TestActor;
  const whole = await read(last);
  expect(whole.leaderboard.map(({ rank, points }) => [rank, points])).toEqual([
    [1, 95],
    [2, 60],
    [2, 60],
    [2, 60],
    [5, 20],
    [6, 10],
  ]);
  const pages: LeaderboardEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(last, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    expect(page.own).toMatchObject({ name: 'Org 3', rank: 6 });
    pages.push(...page.leaderboard);
    cursor = page.nextCursor;
  } while (cursor);
  expect(pages).toEqual(whole.leaderboard);
});

test('another leaderboard’s page, a made-up one and an unknown period answer 400', async () => {
  const actors = [await given('One', [[]]), await given('Two', [[]])];
  const { nextCursor } = await read(actors[0] as TestActor, '?limit=1');
  for (const query of [
    `?period=daily&limit=1&cursor=${nextCursor}`,
    `?category=health&cursor=${nextCursor}`,
    '?cursor=x',
    '?period=yearly',
    '?category=arts',
    '?limit=0',
    '?more=1',
  ]) {
    const answer = await api.as(actors[0] as TestActor).get(`/api/impact/leaderboard${query}`);
    expect([query, answer.statusCode]).toEqual([query, 400]);
  }
});

test('the same points everywhere: summary, own row, public row, record', async () => {
  const actor = await given('Maji Kwa Wote', [approvedPath, completedPath, []]);
  await api
    .as(actor)
    .post('/api/impact/award', { points: 10, reason: 'Completed onboarding', category: 'setup' });
  const { points, level } = await organizationOf(actor.tenantId);
  expect([points, level]).toEqual([30 + 100 + 30 + 5 + 10, 2]);
  expect((await api.as(actor).get('/api/impact/summary')).json()).toMatchObject({ points, level, rank: 1 });
  expect((await read(actor)).own?.points).toBe(points);
  expect((await api.anonymous.get('/api/test/leaderboard')).json().leaderboard[0].points).toBe(points);
});
