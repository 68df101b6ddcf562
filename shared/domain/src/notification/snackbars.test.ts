import fc from 'fast-check';
import { installPause, mayOfferInstall } from './snackbars.ts';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 22);

test.each([
  ['just now', 0, false],
  ['29 days ago', 29 * day, false],
  ['a moment less than 30 days ago', 30 * day - 1, false],
  ['30 days ago', 30 * day, true],
  ['31 days ago', 31 * day, true],
  ['tomorrow, by a clock that was wrong', -day, true],
])('dismissed %s', (_when, age, may) => {
  expect(mayOfferInstall(String(now - age), now)).toBe(may);
});

test.each([null, '', 'true', 'yesterday'])('%j is no dismissal', (stored) => {
  expect(mayOfferInstall(stored, now)).toBe(true);
});

test('once it may show again, it may show from then on', () => {
  const times = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(times, fc.nat(2 * installPause), fc.nat(2 * installPause), (at, wait, more) => {
      const may = mayOfferInstall(String(at), at + wait);
      expect(may).toBe(wait >= installPause);
      if (may) expect(mayOfferInstall(String(at), at + wait + more)).toBe(true);
    }),
  );
});
