import { daysUntil } from './deadline.ts';

const now = Date.parse('2026-11-20T22:30:00Z');

test.each([
  ['2026-11-30', 10],
  ['2026-11-21', 1],
  ['2026-11-20', 0],
  ['2026-11-19', -1],
  ['', undefined],
  ['soon', undefined],
])('%s is %p days away', (deadline, days) => {
  expect(daysUntil(deadline, now)).toBe(days);
});
