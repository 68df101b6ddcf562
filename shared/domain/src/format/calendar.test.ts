import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  isoWeek,
  momentOf,
  startOfDay,
  startOfMonth,
  startOfWeek,
} from './calendar.ts';
import { days } from './durations.ts';

const moment = fc.date({ min: new Date('1971-01-01'), max: new Date('2090-12-31'), noInvalidDate: true });

test("days, weeks and months begin at midnight UTC, whatever the machine's time zone", () => {
  fc.assert(
    fc.property(moment, (at) => {
      expect(startOfDay(at).toISOString()).toBe(`${dayOf(at)}T00:00:00.000Z`);
      expect(startOfMonth(at).toISOString()).toBe(`${dayOf(at).slice(0, 7)}-01T00:00:00.000Z`);
      const monday = startOfWeek(at);
      expect(monday.getUTCDay()).toBe(1);
      expect(monday <= at && at.getTime() < monday.getTime() + days(7)).toBe(true);
    }),
  );
});

test('adding days and counting days agree across daylight saving changes', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -800, max: 800 }), (at, count) => {
      const later = addDays(at, count);
      expect(later.getTime() - at.getTime()).toBe(days(count));
      expect(daysBetween(at, later)).toBe(count);
      expect(momentOf(dayOf(later)).getTime()).toBe(startOfDay(later).getTime());
    }),
  );
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %i months is %s', (day, months, result) => {
  expect(dayOf(addMonths(momentOf(day), months))).toBe(result);
});

test.each([
  ['2026-11-23', '2026-W48'],
  ['2027-01-03', '2026-W53'],
  ['2024-12-30', '2025-W01'],
])('%s is in week %s', (day, week) => {
  expect(isoWeek(momentOf(day))).toBe(week);
});

test('the distance to an invalid day is NaN', () => {
  expect(daysBetween(new Date(), momentOf('soon'))).toBeNaN();
});
