import fc from 'fast-check';
import { proposalStatusNames } from '../proposal-status.ts';
import {
  categoryColor,
  categoryColors,
  categoryLabel,
  categorySuccess,
  formatMinutes,
  formatShare,
  formatShortCount,
  formatShortMoney,
  isHighSuccess,
  isLargeGrant,
  needsAttention,
} from './proposal-analytics.ts';
import {
  type AnalyticsPeriod,
  analyticsPeriodNames,
  defaultAnalyticsPeriod,
  periodStart,
  timelineRowOf,
  timelineRows,
} from './proposal-analytics-periods.ts';

const status = fc.constantFrom(...proposalStatusNames);
const amount = fc.nat({ max: 3_000_000 });

test('the periods of the page, 30 days at first', () => {
  expect(analyticsPeriodNames).toEqual(['7days', '30days', '90days', '12months']);
  expect(defaultAnalyticsPeriod).toBe('30days');
});

test.each([
  [1_000_000, false],
  [1_000_001, true],
  [undefined, false],
])('a request of %p is a large grant: %p', (requested, isLarge) => {
  expect(isLargeGrant(requested)).toBe(isLarge);
});

test('drafts, rejected ones and large grants need attention, and nothing else', () => {
  fc.assert(
    fc.property(status, amount, (name, requested) => {
      const hasReason = ['draft', 'rejected'].includes(name) || requested > 1_000_000;
      expect(needsAttention(name, requested)).toBe(hasReason);
    }),
  );
});

test('a category counts approved, funded and completed whole, rejected not at all, the rest by half', () => {
  expect(proposalStatusNames.map((name) => [name, categorySuccess(name)])).toEqual([
    ['draft', 0.5],
    ['generating', 0.5],
    ['completed', 1],
    ['failed', 0.5],
    ['submitted', 0.5],
    ['under_review', 0.5],
    ['approved', 1],
    ['rejected', 0],
    ['funded', 1],
  ]);
});

test('above one half is highlighted, one half is not', () => {
  expect([0.5, 0.51].map(isHighSuccess)).toEqual([false, true]);
});

test.each([
  [0, '$0K'],
  [499, '$0K'],
  [12_400, '$12K'],
  [12_500, '$13K'],
  [1_000_000, '$1000K'],
  [1_000_001, '$1.0M'],
  [1_500_000, '$1.5M'],
])('%d dollars are %s', (dollars, text) => {
  expect(formatShortMoney(dollars)).toBe(text);
});

test.each([
  [4_820_000, 'KES', 'KES\u00a04.8M'],
  [12_000, 'GBP', '£12K'],
  [900_000, 'JPY', '¥900K'],
])('%d %s are %s', (amount, currency, text) => {
  expect(formatShortMoney(amount, currency)).toBe(text);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.0k'],
  [1_234, '1.2k'],
])('%d is %s', (count, text) => {
  expect(formatShortCount(count)).toBe(text);
});

test.each([
  [0, '0.0%'],
  [2 / 3, '66.7%'],
  [1, '100.0%'],
])('a share of %d is %s', (share, text) => {
  expect(formatShare(share)).toBe(text);
});

test.each([
  [0, '0m'],
  [0.001, 'under 1 second'],
  [0.1, '6 seconds'],
  [1 / 60, '1 second'],
  [2.1, '2 minutes 6 seconds'],
  [61 / 60, '1 minute 1 second'],
  [12.5, '12 minutes 30 seconds'],
  [45, '45m'],
  [59.96, '59 minutes 58 seconds'],
  [59.999, '1h 0m'],
  [90, '1h 30m'],
  [119.7, '2h 0m'],
])('%d minutes are %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true });

test('a duration never shows 60 minutes, and reads back as what it was', () => {
  fc.assert(
    fc.property(fc.oneof(upTo(60), upTo(100_000)), (minutes) => {
      const text = formatMinutes(minutes);
      const part = (unit: RegExp) => Number(new RegExp(`(\\d+)(?:${unit.source})`).exec(text)?.[1] ?? 0);
      const [hours, rest, seconds] = [part(/h/), part(/m| minutes?/), part(/ seconds?/)];
      expect([rest, seconds].every((value) => value < 60)).toBe(true);
      const off = Math.abs(hours * 60 + rest + seconds / 60 - minutes);
      expect(off).toBeLessThanOrEqual(text.startsWith('under') ? 1 / 60 : hours > 0 ? 0.5 : 1 / 100);
    }),
  );
});

test.each([
  ['Education', 'Education'],
  ['arts_and_culture', 'Arts and_culture'],
  ['health care', 'Health care'],
  ['', ''],
])('the category %p is called %p', (category, label) => {
  expect(categoryLabel(category)).toBe(label);
});

test('seven colors, and the eighth category has the first one again', () => {
  expect(new Set(categoryColors).size).toBe(7);
  fc.assert(
    fc.property(fc.nat({ max: 500 }), (place) => {
      expect(categoryColor(place + 7)).toBe(categoryColor(place));
    }),
  );
});

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(categoryColors)('%s stands out from the cards of both schemes', (color) => {
  for (const card of ['#FFFEFB', '#16201C']) {
    const [dark = 0, light = 0] = [luminance(color), luminance(card)].sort((one, other) => one - other);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3);
  }
});

const period = fc.constantFrom<AnalyticsPeriod>(...analyticsPeriodNames);
const moment = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) })
  .map((time) => new Date(time));

test('every moment of a period belongs to exactly one row of its timeline, and rows follow each other', () => {
  fc.assert(
    fc.property(period, moment, fc.double({ min: 0, max: 1, noNaN: true }), (name, now, part) => {
      const start = periodStart(name, now).getTime();
      const rows = timelineRows(name, now);
      const within = new Date(start + part * (now.getTime() - start));
      expect(rows.filter((row) => row === timelineRowOf(name, within))).toHaveLength(1);
      expect([...rows].sort()).toEqual(rows);
      expect(new Set(rows).size).toBe(rows.length);
    }),
  );
});

test.each([
  ['7days', 8, '2026-11-14', '2026-11-21'],
  ['30days', 5, '2026-10-19', '2026-11-16'],
  ['90days', 13, '2026-08-17', '2026-11-16'],
  ['12months', 13, '2025-11-01', '2026-11-01'],
] as const)('the rows of %s', (name, count, first, last) => {
  const rows = timelineRows(name, new Date('2026-11-21T04:00:00Z'));
  expect([rows[0], rows.at(-1)]).toEqual([first, last]);
  expect(rows.length).toBeGreaterThanOrEqual(count);
});
