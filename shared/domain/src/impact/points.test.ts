import fc from 'fast-check';
import { isoWeek } from '../format/calendar.ts';
import { levelFor, type PointCounts, pointsFor, pointsToNextLevel } from './points.ts';

const count = fc.nat({ max: 1_000_000 });
const counts: fc.Arbitrary<PointCounts> = fc.record({
  total: count,
  completed: count,
  approved: count,
  under_review: count,
  awards: count,
});
const dayLength = 86_400_000;
const moment = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) })
  .map((time) => new Date(time));

test('points come from proposals and awards', () => {
  expect(pointsFor({ total: 3, completed: 2, approved: 1, under_review: 4, awards: 10 })).toBe(190);
  expect(pointsFor({ total: 0, completed: 0, approved: 0, under_review: 0, awards: 0 })).toBe(0);
});

test.each([
  ['total', 10],
  ['completed', 50],
  ['approved', 30],
  ['under_review', 5],
  ['awards', 1],
] as const)('one more of %s is worth %i points, whatever there was before', (name, worth) => {
  fc.assert(
    fc.property(counts, (before) => {
      expect(pointsFor({ ...before, [name]: before[name] + 1 }) - pointsFor(before)).toBe(worth);
    }),
  );
});

test.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [250, 3],
])('%i points are level %i', (points, level) => {
  expect(levelFor(points)).toBe(level);
});

test('the missing points lead exactly to the next level', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), (points) => {
      const missing = pointsToNextLevel(points);
      expect(missing).toBeGreaterThanOrEqual(1);
      expect(missing).toBeLessThanOrEqual(100);
      expect(levelFor(points + missing)).toBe(levelFor(points) + 1);
      expect(levelFor(points + missing - 1)).toBe(levelFor(points));
    }),
  );
});

test.each([
  ['2026-11-21T23:59:59Z', '2026-W47'],
  ['2026-11-22T23:59:59Z', '2026-W47'],
  ['2026-11-23T00:00:00Z', '2026-W48'],
  ['2027-01-01T00:00:00Z', '2026-W53'],
  ['2024-12-30T00:00:00Z', '2025-W01'],
  ['2021-01-03T12:00:00Z', '2020-W53'],
])('%s lies in week %s', (time, week) => {
  expect(isoWeek(new Date(time))).toBe(week);
});

test('seven days later is the next week, and weeks sort as text', () => {
  fc.assert(
    fc.property(moment, (time) => {
      const week = isoWeek(time);
      const monday = new Date(time.getTime() - ((time.getUTCDay() + 6) % 7) * dayLength);
      expect(isoWeek(monday)).toBe(week);
      expect(isoWeek(new Date(monday.getTime() + 6 * dayLength))).toBe(week);
      expect(isoWeek(new Date(monday.getTime() + 7 * dayLength)) > week).toBe(true);
    }),
  );
});
