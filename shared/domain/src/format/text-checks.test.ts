import fc from 'fast-check';
import { isCalendarDay, isEmailLike } from './text-checks.ts';

test('exactly the days of the calendar are valid', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
      (date) => {
        expect(isCalendarDay(date.toISOString().slice(0, 10))).toBe(true);
      },
    ),
  );
  for (const text of ['', '2026-02-30', '2026-13-01', '2026-1-1', '21.11.2026', '2026-11-21T00:00:00Z']) {
    expect(isCalendarDay(text)).toBe(false);
  }
});

test('addresses look like addresses', () => {
  for (const text of [
    'ｗａｎｊｉｋｕ@maji.example',
    'jose\u0301@b\u00fccher.example',
    'a@b.co',
    ' amina@maji.or.ke ',
    'x+y@sub.example.org',
  ])
    expect(isEmailLike(text)).toBe(true);
  for (const text of [
    '',
    'amina',
    'a@b',
    '@b.co',
    'a@b.',
    'a b@c.de',
    'a@b@c.de',
    'a\u200b@c.de',
    'a@c.d\u202ee',
    'a\u0000@c.de',
    'a@b＠c.de',
  ]) {
    expect(isEmailLike(text)).toBe(false);
  }
});
