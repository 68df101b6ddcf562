import { propertyRuns } from '@harambee/config/property-runs.mjs';
import {
  countedStatuses,
  earningProposalsPerWeek,
  isoWeek,
  levelFor,
  type ProposalEvent,
  type ProposalStatus,
  pointsFor,
} from '@harambee/domain';
import { randomId } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { impact } from '../app.ts';
import { organizationOf } from '../organizations/organizations.service.ts';
import { deliver, deliverTogether, givenProposals } from '../testing/deliver.ts';
import { aStory, eventsOf, pathBy, type Story } from '../testing/stories.ts';
import { DaySumModel } from './day-sum.model.ts';
import { ledgerOf } from './ledger-entries.ts';
import { LedgerEntryModel } from './ledger-entry.model.ts';

const api = testApp(impact);

const monday = Date.UTC(2026, 10, 16);
const hour = 3_600_000;

/** What GET /api/proposals/stats says of these proposals, and the points that follow. */
function pointsByStats(stories: readonly Story[]): number {
  const weeks = new Map<string, number>();
  for (const { createdAt } of stories) {
    weeks.set(isoWeek(createdAt), (weeks.get(isoWeek(createdAt)) ?? 0) + 1);
  }
  const total = [...weeks.values()].reduce((sum, count) => sum + Math.min(count, earningProposalsPerWeek), 0);
  const [completed, under_review, approved] = countedStatuses.map(
    (status) => stories.filter(({ path }) => path.includes(status)).length,
  ) as [number, number, number];
  return pointsFor({ total, completed, under_review, approved, awards: 0 });
}

const ledgerIn = (tenantId: string) => LedgerEntryModel.find({ tenantId }).sort({ _id: 1 }).lean();

/** Everything that this service knows of the points of a tenant, without ids of the tenant. */
async function figuresOf(tenantId: string) {
  const { counts, points, level, windows } = await organizationOf(tenantId);
  const days = await DaySumModel.find({ tenantId }, { _id: 0, tenantId: 0 }).sort({ day: 1 }).lean();
  return {
    counts,
    points,
    level,
    windows,
    days: days.filter(
      ({ created, completed, approved, under_review }) => created + completed + approved + under_review > 0,
    ),
  };
}

const stories = fc.array(
  fc.record({
    hours: fc.integer({ min: 0, max: 24 * 13 }),
    choices: fc.array(fc.nat(5), { maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 5 },
);

const storiesOf = (drawn: { hours: number; choices: number[] }[]): Story[] =>
  drawn.map(({ hours, choices }) =>
    aStory({ createdAt: new Date(monday + hours * hour), path: pathBy(choices) }),
  );

/** The same stories under ids of the tenant's own. */
const ofTenant = (tenantId: string, all: readonly Story[]): Story[] =>
  all.map((story) => ({ ...story, id: `${tenantId}${story.id}` }));

/** The events of a tenant's proposals: some twice, in an order made of dice. */
function shuffled(tenantId: string, all: readonly Story[], roll: () => number): ProposalEvent[] {
  return all
    .flatMap((story) => eventsOf(tenantId, story))
    .flatMap((one) => Array.from({ length: 1 + (roll() % 2) }, () => ({ one, place: roll() })))
    .sort((one, other) => one.place - other.place)
    .map(({ one }) => one);
}

test('any order and any repetition of the same events, alone or together, gives the same points, days and ledger', async () => {
  await fc.assert(
    fc.asyncProperty(stories, fc.infiniteStream(fc.nat()), async (drawn, dice) => {
      const all = storiesOf(drawn);
      const [inOrder, mixed, together] = [randomId(), randomId(), randomId()];
      const roll = () => Number(dice.next().value);
      await deliver(ofTenant(inOrder, all).flatMap((story) => eventsOf(inOrder, story)));
      await deliver(shuffled(mixed, ofTenant(mixed, all), roll));
      await deliverTogether(shuffled(together, ofTenant(together, all), roll), () => 1 + (roll() % 7));
      const figures = await figuresOf(inOrder);
      expect(await figuresOf(mixed)).toEqual(figures);
      expect(await figuresOf(together)).toEqual(figures);
      expect(figures.points).toBe(pointsByStats(all));
      expect(figures.level).toBe(levelFor(figures.points));
      const [ours, ...others] = await Promise.all(
        [inOrder, mixed, together].map(async (tenantId) =>
          (await ledgerIn(tenantId))
            .map(({ reason, source, points, at }) =>
              [reason, source.replace(tenantId, ''), points, at.toISOString()].join(),
            )
            .sort(),
        ),
      );
      expect(others).toEqual([ours, ours]);
    }),
    { numRuns: propertyRuns(10, 10) },
  );
}, 120_000);

test('a week’s first twenty earn, by time and then by id, in whatever order they become known', async () => {
  const times = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 21, maxLength: 26 });
  await fc.assert(
    fc.asyncProperty(times, fc.infiniteStream(fc.nat()), async (hours, dice) => {
      const tenantId = randomId();
      const all = hours.map((at) => aStory({ createdAt: new Date(monday + at * hour) }));
      await deliver(shuffled(tenantId, all, () => Number(dice.next().value)));
      const earning = await LedgerEntryModel.find({ tenantId, reason: 'created', points: 10 }).lean();
      const first = [...all]
        .sort(
          (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
        )
        .slice(0, earningProposalsPerWeek);
      expect(earning.map(({ source }) => source).sort()).toEqual(first.map(({ id }) => id).sort());
      expect((await organizationOf(tenantId)).points).toBe(200);
      expect((await organizationOf(tenantId)).counts.created).toBe(all.length);
    }),
    { numRuns: propertyRuns(4) },
  );
}, 120_000);

test('the ledger written event by event is the one that follows from the proposals', async () => {
  const { tenantId } = await newActor();
  const ways: ProposalStatus[][] = [[], ['generating', 'failed'], pathBy([0, 0, 1, 0, 0, 0])];
  const all = await givenProposals(
    { tenantId },
    ...Array.from({ length: 23 }, (_, index) => ({
      createdAt: new Date(monday + index * hour),
      path: ways[index % ways.length] ?? [],
    })),
  );
  const known = all.map(({ id, createdAt, path }) => ({
    _id: id,
    tenantId,
    revision: path.length,
    title: '',
    category: '',
    status: path.at(-1) ?? 'draft',
    requestedAmount: 0,
    createdAt,
    arrivals: Object.fromEntries(
      countedStatuses.flatMap((status) => {
        const step = path.indexOf(status);
        return step < 0 ? [] : [[status, new Date(createdAt.getTime() + (step + 1) * 60_000)]];
      }),
    ),
  }));
  const expected = ledgerOf(known).sort((one, other) => (one._id < other._id ? -1 : 1));
  expect(expected.filter(({ reason, points }) => reason === 'created' && points === 0)).toHaveLength(3);
  expect(await ledgerIn(tenantId)).toEqual(expected);
});

test('what was reached is kept when the proposal goes on, and counts once however often it is reached', async () => {
  const actor = await newActor();
  await givenProposals(actor, {
    path: [
      'generating',
      'completed',
      'generating',
      'completed',
      'submitted',
      'under_review',
      'rejected',
      'draft',
    ],
  });
  expect(await organizationOf(actor.tenantId)).toMatchObject({ points: 10 + 50 + 5, level: 1 });
});

test('the figures are those of the own tenant', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  await givenProposals(theirs, { path: ['generating', 'completed'] });
  expect((await api.as(ours).get('/api/impact/summary')).json()).toMatchObject({
    points: 0,
    level: 1,
    activity: [],
  });
});

test('an event that comes again writes nothing', async () => {
  const { tenantId } = await newActor();
  const events = eventsOf(tenantId, aStory({ path: ['generating', 'completed'] }));
  await deliver(events);
  const { revision } = await organizationOf(tenantId);
  await deliver(events);
  expect((await organizationOf(tenantId)).revision).toBe(revision);
});
