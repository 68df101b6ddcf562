import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { deadlineInWords, deadlineMoment } from './call-deadline.ts';

const momentOf = (deadlineDay: string, deadlineTime: string, deadlineZone: string) =>
  deadlineMoment({ deadlineDay, deadlineTime, deadlineZone })?.toISOString();

test.each([
  ['2026-11-30', '17:00', 'Europe/Brussels', '2026-11-30T16:00:00.000Z'],
  ['2026-07-30', '17:00', 'Europe/Brussels', '2026-07-30T15:00:00.000Z'],
  ['2026-11-30', '', 'Africa/Nairobi', '2026-11-30T20:59:59.000Z'],
  ['2026-11-30', '', 'America/New_York', '2026-12-01T04:59:59.000Z'],
  ['2026-12-31', '', 'Pacific/Kiritimati', '2026-12-31T09:59:59.000Z'],
  ['2026-11-30', '12:00', 'Asia/Kathmandu', '2026-11-30T06:15:00.000Z'],
  ['2026-07-30', '17:00', '+01:00', '2026-07-30T16:00:00.000Z'],
  ['2026-11-30', '', '-05:30', '2026-12-01T05:29:59.000Z'],
  // Clocks skip this hour in spring.
  ['2026-03-29', '02:30', 'Europe/Brussels', '2026-03-29T01:30:00.000Z'],
  // This hour comes twice in autumn: the first counts.
  ['2026-10-25', '02:30', 'Europe/Brussels', '2026-10-25T00:30:00.000Z'],
  // This day ends an hour late, and the next one begins at one o'clock.
  ['2026-03-28', '', 'Asia/Beirut', '2026-03-28T21:59:59.000Z'],
  // This day has its last hour twice.
  ['2026-10-24', '', 'Asia/Beirut', '2026-10-24T21:59:59.000Z'],
  ['2026-10-25', '', 'Europe/Brussels', '2026-10-25T22:59:59.000Z'],
])('%s %s in %s is %s', (day, time, zone, moment) => {
  expect(momentOf(day, time, zone)).toBe(moment);
});

test.each([
  ['', '', 'Europe/Brussels'],
  ['2026-02-30', '', 'Europe/Brussels'],
  ['2026-11-30', '', ''],
  ['2026-11-30', '', 'Mars/Olympus'],
  ['2026-11-30', '', '+15:00'],
])('%s %s in %s is no moment', (day, time, zone) => {
  expect(momentOf(day, time, zone)).toBeUndefined();
});

const zones = Intl.supportedValuesOf('timeZone');
const anyDay = fc.date({ min: new Date('2020-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });
/** Clocks change on a Sunday or beside one, in spring and autumn. */
const nearSunday = fc
  .tuple(fc.integer({ min: 2020, max: 2036 }), fc.constantFrom(2, 3, 8, 9, 10), fc.nat(31), fc.nat(2))
  .map(([year, month, day, beside]) => {
    const date = new Date(Date.UTC(year, month, day));
    date.setUTCDate(date.getUTCDate() - date.getUTCDay() + beside - 1);
    return date;
  });
const days = fc.oneof(anyDay, nearSunday).map((date) => date.toISOString().slice(0, 10));
const changing = [
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'America/Havana',
  'Europe/London',
  'America/Santiago',
];
const anyZone = fc.oneof(fc.constantFrom(...zones), fc.constantFrom(...changing));

/** What a clock on the wall shows, by another way than the code. */
const wall = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(moment);

test('without an hour the last second of the day counts, in every zone and whatever its clocks do', () => {
  fc.assert(
    fc.property(days, anyZone, (deadlineDay, deadlineZone) => {
      const last = deadlineMoment({ deadlineDay, deadlineTime: '', deadlineZone }) as Date;
      expect(wall(last, deadlineZone).slice(0, 10) <= deadlineDay).toBe(true);
      const after = new Date(last.getTime() + 1_000);
      expect(wall(after, deadlineZone).slice(0, 10) > deadlineDay).toBe(true);
    }),
    { numRuns: propertyRuns(600) },
  );
});

test('with an hour, the clock of the funder shows it, and never for the second time', () => {
  const hours = fc.tuple(fc.oneof(fc.nat(23), fc.nat(3)), fc.integer({ min: 0, max: 59 }));
  fc.assert(
    fc.property(days, hours, anyZone, (deadlineDay, [hour, minute], deadlineZone) => {
      const deadlineTime = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      const moment = deadlineMoment({ deadlineDay, deadlineTime, deadlineZone }) as Date;
      const stated = `${deadlineDay} ${deadlineTime}:00`;
      const shown = wall(moment, deadlineZone);
      // Later only where the clocks skip the stated hour.
      expect(shown >= stated).toBe(true);
      if (shown !== stated) {
        const before = wall(new Date(moment.getTime() - 3_600_000), deadlineZone);
        expect(before < stated).toBe(true);
      }
      for (const minutes of [30, 60])
        expect(wall(new Date(moment.getTime() - minutes * 60_000), deadlineZone)).not.toBe(shown);
    }),
    { numRuns: propertyRuns(600) },
  );
});

test('the words say where the hour is missing', () => {
  const deadline = { deadlineDay: '2026-11-30', deadlineTime: '17:00', deadlineZone: 'America/New_York' };
  expect(deadlineInWords(deadline)).toMatch(
    /^(?:30 November|November 30,) 2026, 17:00, America\/New York time$/,
  );
  expect(deadlineInWords({ ...deadline, deadlineTime: '' })).toMatch(
    /2026, end of the day, America\/New York time$/,
  );
  expect(deadlineInWords({ ...deadline, deadlineDay: '' })).toBe('');
});
