import { isPlanDate } from './plan-dates.ts';

test.each(['2026', '2026-11', '2026-11-23', '2028-02-29'])('%s is a date as far as it is known', (date) => {
  expect(isPlanDate(date)).toBe(true);
});

test.each(['', '26', '2026-13', '2026-00', '2026-02-29', '2026-1', '2026-11-23T00:00', '2026-11-'])(
  '"%s" is none',
  (date) => {
    expect(isPlanDate(date)).toBe(false);
  },
);
