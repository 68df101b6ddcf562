import fc from 'fast-check';
import { byDay } from './by-day.ts';

const at = (time: Date) => ({ at: time.toISOString() });
const momentOf = (row: { at: string }) => row.at;

test('today, yesterday, then dates, where the reader is', () => {
  const now = new Date(2026, 10, 21, 9, 0);
  const days = byDay(
    [
      new Date(2026, 10, 21, 0, 1),
      new Date(2026, 10, 20, 23, 59),
      new Date(2026, 10, 20, 0, 0),
      new Date(2026, 9, 31, 12),
    ].map(at),
    momentOf,
    now,
  );
  expect(days.map(({ label, rows }) => [label, rows.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['October 31, 2026', 1],
  ]);
});

test('nothing is lost or moved, and no day comes twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.date({ min: new Date(2026, 0, 1), max: new Date(2026, 3, 1), noInvalidDate: true })),
      (times) => {
        const list = times.sort((a, b) => b.getTime() - a.getTime()).map(at);
        const days = byDay(list, momentOf);
        expect(days.flatMap(({ rows }) => rows)).toEqual(list);
        expect(new Set(days.map(({ key }) => key)).size).toBe(days.length);
      },
    ),
  );
});
