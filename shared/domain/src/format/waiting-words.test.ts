import * as fc from 'fast-check';
import { tooOften, waitInWords } from './waiting-words.ts';

test.each([
  [0, '1 second'],
  [0.2, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [240, '4 minutes'],
  [7_200, '120 minutes'],
  [7_201, '3 hours'],
  [86_400, '24 hours'],
])('%p seconds: %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

const units: Record<string, number> = { second: 1, minute: 60, hour: 3_600 };
const secondsOf = (words: string) => {
  const [number, unit = ''] = words.split(' ');
  return Number(number) * (units[unit.replace(/s$/, '')] ?? Number.NaN);
};

test('never less than the actual time, and never much more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seconds) => {
      const said = secondsOf(waitInWords(seconds));
      expect(said).toBeGreaterThanOrEqual(seconds);
      expect(said).toBeLessThan(seconds * 2 + 1);
    }),
  );
});

test('one sentence says what and when', () => {
  expect(tooOften('Too many attempts', 200)).toBe('Too many attempts. Try again in 4 minutes.');
});
