import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { ensureIndexes, randomId } from '@harambee/service-kit';
import { testDatabase, travel } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { BoardEntryModel } from './board-entry.model.ts';
import { scoresOf } from './board-scores.ts';
import { Standings } from './standing.ts';

testDatabase();

const board = { period: 'allTime', category: 'all' } as const;
const nothing = { number: 0, points: 0, before: 0 };

const rowOf = (points: number) => {
  const tenantId = randomId();
  const windows = { daily: nothing, weekly: nothing, monthly: nothing };
  return {
    _id: tenantId,
    tenantId,
    revision: 1,
    listed: true,
    category: 'health',
    scores: scoresOf({ points, windows }),
  };
};
const insert = (points: readonly number[]) =>
  BoardEntryModel.collection.insertMany(points.map(rowOf) as never);

beforeAll(() => ensureIndexes([BoardEntryModel]));
beforeEach(() => BoardEntryModel.collection.deleteMany({}));

test('any score in any order of questions has the number that a count of the list gives', async () => {
  const points = Array.from({ length: 1_500 }, (_, index) => (index * 7) % 1_000);
  await insert(points);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -1, max: 1_001 }), { minLength: 1, maxLength: 12 }),
      async (scores) => {
        const standings = new Standings();
        for (const score of scores) {
          expect(await standings.above(board, score)).toBe(points.filter((one) => one > score).length);
        }
      },
    ),
    { numRuns: propertyRuns(20) },
  );
}, 60_000);

test('the first places are counted anew, those far down after some seconds', async () => {
  await insert(Array.from({ length: 700 }, () => 50));
  const standings = new Standings();
  expect(await standings.above(board, 10)).toBe(700);
  await insert([60]);
  expect(await standings.above(board, 50)).toBe(1);
  expect(await standings.above(board, 10)).toBe(700);
  const back = travel(11_000);
  expect(await standings.above(board, 10)).toBe(701);
  back();
});

test('twenty who ask the same at once make one count of the whole list', async () => {
  await insert(Array.from({ length: 700 }, () => 50));
  const counts = jest.spyOn(BoardEntryModel, 'countDocuments');
  const standings = new Standings();
  const answers = await Promise.all(Array.from({ length: 20 }, () => standings.above(board, 10)));
  expect(new Set(answers)).toEqual(new Set([700]));
  expect(counts.mock.calls.filter(([, options]) => options?.limit === undefined)).toHaveLength(1);
  counts.mockRestore();
});
