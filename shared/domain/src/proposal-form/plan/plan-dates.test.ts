import fc from 'fast-check';
import { calendarMonth, daysOf, endOfProject, isPlanDate } from './plan-dates.ts';

test.each(['2026', '2026-11', '2026-11-23', '2028-02-29'])('%s is a date as far as it is known', (date) => {
  expect(isPlanDate(date)).toBe(true);
});

test.each(['', '26', '2026-13', '2026-00', '2026-02-29', '2026-1', '2026-11-23T00:00', '2026-11-'])(
  '"%s" is none',
  (date) => {
    expect(isPlanDate(date)).toBe(false);
  },
);

test('a year and a month stand for all their days', () => {
  expect(daysOf('2026')).toEqual({ first: '2026-01-01', last: '2026-12-31' });
  expect(daysOf('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(daysOf('2026-11-23')).toEqual({ first: '2026-11-23', last: '2026-11-23' });
});

test.each([
  ['2027-07-01', 12, '2028-06-30'],
  ['2027-07-15', 1, '2027-08-14'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-03-01', 24, '2029-02-28'],
  ['2028-01-30', 1, '2028-02-29'],
])('a project that starts on %s and takes %i months ends on %s', (start, months, end) => {
  expect(endOfProject(start, months)).toBe(end);
});

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('month 1 is the month of the start, each further one the next, and the project ends in or after its last full month', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), (start, months) => {
      expect(calendarMonth(start, 1)).toBe(start.slice(0, 7));
      const next = new Date(`${calendarMonth(start, months)}-01T00:00:00Z`);
      next.setUTCMonth(next.getUTCMonth() + 1);
      expect(calendarMonth(start, months + 1)).toBe(next.toISOString().slice(0, 7));
      const end = endOfProject(start, months);
      expect(end > start || months === 0).toBe(true);
      expect([calendarMonth(start, months), calendarMonth(start, months + 1)]).toContain(end.slice(0, 7));
    }),
  );
});
