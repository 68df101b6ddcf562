import fc from 'fast-check';
import { monthsIn, rangesOfMonths, readMonths } from './plan-months.ts';
import { lastMonth } from './plan-tables.ts';
import { monthsText } from './plan-words.ts';

const month = fc.integer({ min: 1, max: lastMonth });

test('months become the fewest ranges, and parse back from their text', () => {
  fc.assert(
    fc.property(fc.array(month), (months) => {
      const ranges = rangesOfMonths(months);
      expect(monthsIn(ranges)).toEqual([...new Set(months)].sort((a, b) => a - b));
      expect(readMonths(monthsText(ranges))).toEqual(ranges);
      for (const [place, range] of ranges.entries()) {
        const next = ranges[place + 1];
        if (next) expect(next.from).toBeGreaterThan(range.to + 1);
      }
    }),
  );
});

test.each([
  ['1-3, 7', '1–3, 7'],
  ['month 1 to 3; 5', '1–3, 5'],
  ['M1–M3 and M4', '1–4'],
  ['٢-٤', '2–4'],
  ['', ''],
])('"%s" is %s', (text, words) => {
  expect(monthsText(readMonths(text) ?? [{ from: 0, to: 0 }])).toBe(words);
});

test.each(['all year', '3-1', '0', '61', '1-2-3', 'May', '1 2'])(
  '"%s" is nothing that can be read',
  (text) => {
    expect(readMonths(text)).toBeUndefined();
  },
);
