import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { leaderboardCategories, leaderboardPeriods, organizationCategory } from '@harambee/domain';
import { compareCounters, randomId } from '@harambee/service-kit';
import { testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { impact } from '../app.ts';
import { boardCounters } from './board-counters.ts';
import { BoardEntryModel } from './board-entry.model.ts';
import { scoresOf, windowSize } from './board-scores.ts';
import { listedIn, scoreField, standingOf } from './standing.ts';

const api = testApp(impact);
const group = boardCounters.groupOf('');

const row = fc.record({
  listed: fc.boolean(),
  category: fc.constantFrom('health', 'education', organizationCategory('Arts & Culture')),
  points: fc.constantFrom(0, 5, 250, 255, 256, 260, 5_000, 70_000, 999_995),
  number: fc.constantFrom(0, 19, 20, 21),
});
type Row = ReturnType<typeof row.generate>['value'];

const scoresIn = ({ points, number }: Row) => {
  const window = { number: points === 0 ? 0 : number, points, before: 0 };
  return scoresOf({ points, windows: { daily: window, weekly: window, monthly: window } });
};

const write = (tenantId: string, one: Row) =>
  BoardEntryModel.updateOne(
    { _id: tenantId, tenantId },
    { $set: { revision: 1, listed: one.listed, category: one.category, scores: scoresIn(one) } },
    { upsert: true },
  );

async function expectRight() {
  for (const period of leaderboardPeriods) {
    for (const category of leaderboardCategories.slice(0, 3)) {
      const scores = [0, 255, 256, 20 * windowSize, 20 * windowSize + 255, 21 * windowSize + 5_000, 70_000];
      const listed = await BoardEntryModel.countDocuments(listedIn(category), { allTenants: true });
      for (const score of scores) {
        const isWindow = period !== 'allTime';
        if (isWindow !== score >= windowSize) continue;
        const above = await BoardEntryModel.collection.countDocuments({
          ...listedIn(category),
          // What lies more than a window ahead cannot be.
          [scoreField(period)]: { $gt: score, $lt: (Math.floor(score / windowSize) + 2) * windowSize },
        });
        expect(await standingOf({ period, category }, score)).toEqual({ above, listed });
      }
    }
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), place: fc.nat(8), row }),
  fc.record({ kind: fc.constant('remove' as const), place: fc.nat(8) }),
  fc.record({ kind: fc.constant('read' as const) }),
  fc.record({ kind: fc.constant('rebuild' as const) }),
);

test('after any history, every score has the number above it that a count of the list gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
      const tenants = Array.from({ length: 9 }, () => randomId());
      for (const each of steps) {
        if (each.kind === 'write') await write(tenants[each.place] as string, each.row);
        else if (each.kind === 'remove') {
          await api.app.removals.removeNow({ tenantId: tenants[each.place] as string, at: new Date() });
        } else if (each.kind === 'rebuild') await boardCounters.rebuild(group);
        else await expectRight();
      }
      await expectRight();
      expect(await compareCounters(boardCounters, group)).toEqual([]);
    }),
    { numRuns: propertyRuns(60, 15) },
  );
}, 120_000);

test('a row that an older version wrote is found by a walk', async () => {
  const tenantId = randomId();
  await write(tenantId, { listed: true, category: 'health', points: 250, number: 20 });
  const { listed } = await standingOf({ period: 'allTime', category: 'all' });
  await BoardEntryModel.collection.updateOne({ _id: tenantId as never }, { $set: { listed: false } });
  expect((await compareCounters(boardCounters, group)).map(({ where }) => where)).toEqual([tenantId]);
  await boardCounters.walk(group);
  expect((await standingOf({ period: 'allTime', category: 'all' })).listed).toBe(listed - 1);
  expect(await compareCounters(boardCounters, group)).toEqual([]);
});
