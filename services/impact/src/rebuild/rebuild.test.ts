import { event, replayEvents } from '@harambee/service-kit';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { impact } from '../app.ts';
import { BoardEntryModel } from '../board/board-entry.model.ts';
import { DaySumModel } from '../ledger/day-sum.model.ts';
import { LedgerEntryModel } from '../ledger/ledger-entry.model.ts';
import { MilestoneModel } from '../milestones/milestone.model.ts';
import { OrganizationModel } from '../organizations/organization.model.ts';
import { KnownProposalModel } from '../proposals/known-proposal.model.ts';
import { approvedPath, aStory, completedPath, eventsOf, profileSnapshot } from '../testing/stories.ts';
import { UsageRecordModel } from '../usage/usage-event.model.ts';
import { rebuildImpact } from './rebuild.ts';

const api = testApp(impact);

const onboarding = { points: 10, reason: 'Completed onboarding', category: 'setup' };
const hour = 3_600_000;

/** Stores events as the relay does, in this order. */
async function store(
  events: readonly { id: string; name: string; tenantId: string; at: Date; payload: unknown }[],
) {
  const collection = mongoose.connection.collection<{ _id: string }>('events');
  const since = Date.now() - 10_000;
  await collection.insertMany(
    events.map(({ id, ...one }, index) => ({ _id: id, ...one, storedAt: new Date(since + index) })),
  );
}

const publishedEvents = (name: string) =>
  mongoose.connection.collection('events').countDocuments({ name: { $eq: name } });

/** Everything that is derived, without what says only how often it was calculated. */
async function everything() {
  const all = { allTenants: true };
  const [proposals, ledger, days, organizations, board, usage, milestones] = await Promise.all([
    KnownProposalModel.find({}, null, all).sort({ _id: 1 }).lean(),
    LedgerEntryModel.find({}, null, all).sort({ _id: 1 }).lean(),
    DaySumModel.find({}, null, all).sort({ _id: 1 }).lean(),
    OrganizationModel.find({}, { revision: 0 }, all).sort({ _id: 1 }).lean(),
    BoardEntryModel.find({}, { revision: 0 }, all).sort({ _id: 1 }).lean(),
    UsageRecordModel.find({}, null, all).sort({ _id: 1 }).lean(),
    MilestoneModel.find({}, null, all).sort({ _id: 1 }).lean(),
  ]);
  return {
    proposals: proposals.map(({ arrivals = {}, ...one }) => ({ ...one, arrivals })),
    ledger,
    days,
    organizations,
    board,
    usage,
    milestones,
  };
}

async function answersOf(actor: TestActor) {
  const paths = ['summary', 'badges', 'leaderboard', 'report?period=all'];
  return Promise.all(paths.map(async (path) => (await api.as(actor).get(`/api/impact/${path}`)).json()));
}

test('a rebuild gives the same figures again, keeps the awards, and announces nothing', async () => {
  const [one, other] = [await newActor(), await newActor()];
  const now = Date.now();
  const stories = Array.from({ length: 24 }, (_, index) =>
    aStory({
      createdAt: new Date(now - index * hour),
      path: index === 0 ? approvedPath : index < 4 ? completedPath : [],
    }),
  );
  const inShillings = eventsOf(other.tenantId, aStory({ path: completedPath, requestedAmount: 0 }));
  const oldest = inShillings.at(-1) as (typeof inShillings)[number];
  await store([
    event('organization.registered', one.tenantId, { name: 'Maji Kwa Wote', userId: one.userId }),
    event('organization.registered', other.tenantId, { name: 'Afya Bora', userId: other.userId }),
    event('profile.created', one.tenantId, profileSnapshot()),
    event(
      'profile.updated',
      other.tenantId,
      profileSnapshot({ revision: 2, name: 'Afya Bora', onLeaderboard: false }),
    ),
    event('profile.created', other.tenantId, profileSnapshot({ revision: 1, name: 'Afya' })),
    ...stories
      .toReversed()
      .flatMap((story) => eventsOf(one.tenantId, story))
      .toReversed(),
    ...eventsOf(other.tenantId, aStory({ path: completedPath })),
    ...inShillings,
    event('proposal.restated', other.tenantId, { ...oldest.payload, currency: 'KES', amount: 900 }),
  ]);
  await api.settle();
  await api.as(one).post('/api/impact/award', onboarding);
  await api.as(one).post('/api/analytics/events', {
    events: [{ id: 'e1', name: 'page_viewed', label: '/impact', at: new Date().toISOString() }],
  });
  await api.settle();
  const before = await everything();
  const answers = await answersOf(one);
  const published = await Promise.all(['impact.badge_earned', 'impact.level_reached'].map(publishedEvents));
  expect(answers[0]).toMatchObject({ points: expect.any(Number), rank: 1, totalOrganizations: 1 });
  expect(published.every((count) => count > 0)).toBe(true);

  const known = await KnownProposalModel.findOne({
    _id: oldest.payload.proposalId,
    tenantId: other.tenantId,
  });
  expect(known).toMatchObject({ currency: 'KES', amount: 900, requestedAmount: 0 });

  // The handlers of a running process would give way only after some seconds.
  await api.app.events.stop();
  expect(await rebuildImpact()).toBeGreaterThan(24);
  expect(await everything()).toEqual(before);
  expect(await answersOf(one)).toEqual(answers);
  await api.settle();
  expect(await everything()).toEqual(before);
  expect(await Promise.all(['impact.badge_earned', 'impact.level_reached'].map(publishedEvents))).toEqual(
    published,
  );

  // The handlers go on where the rebuild ended.
  await store(
    eventsOf(other.tenantId, aStory({ path: completedPath })).map((published) => ({ ...published })),
  );
  await api.settle();
  expect((await api.as(other).get('/api/impact/summary')).json().points).toBe(180);
}, 120_000);

test('a replay that fails lets the handlers go on where they were', async () => {
  const actor = await newActor();
  await store(eventsOf(actor.tenantId, aStory()));
  await api.settle();
  const failing = replayEvents({
    handlers: impact.definition.handlers ?? [],
    empty: async () => undefined,
    take: async () => {
      throw new Error('the disk is full');
    },
    finish: async () => undefined,
  });
  await expect(failing).rejects.toThrow('the disk is full');
  await store(eventsOf(actor.tenantId, aStory()));
  await api.settle();
  expect((await api.as(actor).get('/api/impact/summary')).json().points).toBe(20);
});
