import fc from 'fast-check';
import { formatDay } from './date-words.ts';
import { formatMoney, formatNumber, parseWholeNumber, relativeTime } from './formats.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 21, 12);
const ago = (age: number) => relativeTime(new Date(now - age), now);

test.each([
  [0, 'just now'],
  [59 * second, 'just now'],
  [60 * second, '1m ago'],
  [59 * minute + 59 * second, '59m ago'],
  [60 * minute, '1h ago'],
  [23 * hour + 59 * minute, '23h ago'],
  [24 * hour, '1d ago'],
  [30 * day, '30d ago'],
  [31 * day, '10/21/2026'],
])('%i ms ago reads "%s"', (age, words) => {
  expect(ago(age)).toBe(words);
});

test('a missing time is unknown, a malformed one invalid (DATA-09)', () => {
  for (const missing of [null, undefined, '']) expect(relativeTime(missing, now)).toBe('Unknown time');
  for (const wrong of ['soon', '2026-13-45', 'NaN']) expect(relativeTime(wrong, now)).toBe('Invalid date');
});

test('an older time never reads as newer', () => {
  const units = ['m', 'h', 'd'];
  const worth = (words: string) => {
    if (words === 'just now') return 0;
    const [, number, unit] = /^(\d+)([mhd]) ago$/.exec(words) ?? [];
    return unit === undefined ? Number.POSITIVE_INFINITY : units.indexOf(unit) * 1_000 + Number(number);
  };
  fc.assert(
    fc.property(fc.nat({ max: 60 * day }), fc.nat({ max: 60 * day }), (a, b) => {
      expect(worth(ago(Math.max(a, b)))).toBeGreaterThanOrEqual(worth(ago(Math.min(a, b))));
    }),
  );
});

test('a clock that is a little ahead reads "just now"', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 365 * day }), (ahead) => {
      expect(ago(-ahead)).toBe('just now');
    }),
  );
});

test('money is in US dollars, with cents only if there are any', () => {
  expect(formatMoney(1_234_567)).toBe('$1,234,567');
  expect(formatMoney(12.5)).toBe('$12.50');
  expect(formatNumber(1_234_567)).toBe('1,234,567');
});

test('formatted money reads back as the same amount', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), (amount) => {
      expect(Number(formatMoney(amount).replaceAll(/[$,]/g, ''))).toBe(amount);
    }),
  );
});

test('a calendar day stays the same day in every time zone', () => {
  expect(formatDay('2026-11-21')).toBe('November 21, 2026');
  expect(formatDay('2026-11-21', 'en-GB')).toBe('21 November 2026');
  expect(formatDay('someday')).toBe('Invalid date');
});

test('a formatted whole number is parsed back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (number) => {
      expect(parseWholeNumber(String(number))).toBe(number);
      expect(parseWholeNumber(` ${number.toLocaleString('en-US')} `)).toBe(number);
    }),
  );
});

test('any text gives a whole number, never NaN; empty text and words give 0 (PROP-16)', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(Number.isInteger(parseWholeNumber(text))).toBe(true);
    }),
  );
  for (const text of ['', '   ', 'many', '-', ',']) expect(parseWholeNumber(text)).toBe(0);
  expect(parseWholeNumber('12 months')).toBe(12);
  expect(parseWholeNumber('12.9')).toBe(12);
});
