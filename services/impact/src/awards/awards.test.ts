import { badgeIds } from '@harambee/domain';
import { newActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { impact } from '../app.ts';
import { LedgerEntryModel } from '../ledger/ledger-entry.model.ts';
import { deliver, givenProposals, givenSignUp } from '../testing/deliver.ts';
import { approvedPath, aStory, completedPath, eventsOf } from '../testing/stories.ts';

const api = testApp(impact);
const url = '/api/impact/award';
const onboarding = { points: 10, reason: 'Completed onboarding', category: 'setup' };

const publishedOf = (tenantId: string, name: string) =>
  mongoose.connection
    .collection('events')
    .find({ tenantId: { $eq: tenantId }, name: { $eq: name } })
    .map(({ payload }) => payload)
    .toArray();

test('the onboarding award adds ten points, once; a repeat answers 200 and changes nothing', async () => {
  const actor = await newActor();
  await givenProposals(actor, { path: completedPath }, { path: completedPath });
  const first = await api.as(actor).post(url, onboarding);
  expect([first.statusCode, first.json()]).toEqual([200, { points: 130, level: 2, granted: true }]);
  const second = await api.as(actor).post(url, onboarding);
  expect([second.statusCode, second.json()]).toEqual([200, { points: 130, level: 2, granted: false }]);
  await api.settle();
  expect((await api.as(actor).get('/api/impact/summary')).json()).toMatchObject({ points: 130, level: 2 });
  expect(await publishedOf(actor.tenantId, 'impact.awarded')).toEqual([onboarding]);
});

test('fifty at once count once, whoever of the organization asks', async () => {
  const actor = await newActor();
  const colleague = await newActor({ tenantId: actor.tenantId });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => api.as(index % 2 ? actor : colleague).post(url, onboarding)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(answers.filter((answer) => answer.json().granted)).toHaveLength(1);
  expect(answers.map((answer) => answer.json().points)).toEqual(answers.map(() => 10));
  await api.settle();
  expect((await api.as(actor).get('/api/impact/summary')).json().points).toBe(10);
  expect(await LedgerEntryModel.countDocuments({ tenantId: actor.tenantId })).toBe(1);
});

test.each([
  [{ ...onboarding, points: 11 }],
  [{ ...onboarding, reason: 'Completed Onboarding' }],
  [{ ...onboarding, category: 'other' }],
  [{ ...onboarding, extra: 1 }],
  [{ points: 10, reason: 'Completed onboarding' }],
  [{ ...onboarding, points: -10 }],
  [{ ...onboarding, points: 10.5 }],
  [{}],
])('anything but an entry of the catalog answers 400: %j', async (body) => {
  const actor = await newActor();
  expect((await api.as(actor).post(url, body)).statusCode).toBe(400);
  expect((await api.as(actor).get('/api/impact/summary')).json().points).toBe(0);
});

test('an award whose sums were lost is completed by its event', async () => {
  const actor = await newActor();
  const { DaySumModel } = await import('../ledger/day-sum.model.ts');
  const crash = jest.spyOn(DaySumModel, 'updateOne').mockImplementation(() => {
    throw new Error('killed');
  });
  expect((await api.as(actor).post(url, onboarding)).statusCode).toBe(500);
  crash.mockRestore();
  await api.settle();
  expect((await api.as(actor).get('/api/impact/summary')).json().points).toBe(10);
});

test('a level and a badge are announced once, also when all events come again', async () => {
  const actor = await newActor();
  await givenSignUp(actor, 'Maji Kwa Wote');
  const stories = [aStory({ path: approvedPath }), aStory({ path: completedPath })];
  const events = stories.flatMap((story) => eventsOf(actor.tenantId, story));
  await deliver(events);
  await deliver(events.toReversed());
  await api.settle();
  const badges = (await publishedOf(actor.tenantId, 'impact.badge_earned')).map(({ badgeId }) => badgeId);
  expect(badges.sort()).toEqual(['first_steps', 'platform_pioneer', 'success_champion']);
  expect(badgeIds).toEqual(expect.arrayContaining(badges));
  expect(await publishedOf(actor.tenantId, 'impact.level_reached')).toEqual([
    { level: 2, points: expect.any(Number) },
  ]);
});
