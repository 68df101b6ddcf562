import fc from 'fast-check';
import { isStorageNearlyFull, megabytes, storagePercent, storageWarning } from './storage-words.ts';

test.each([
  [0, '0 MB'],
  [340_000, '0.3 MB'],
  [9_960_000, '10 MB'],
  [250_000_000, '250 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(megabytes(bytes)).toBe(words);
});

test('100 percent only means full; without a limit nothing is ever full', () => {
  const bytes = fc.integer({ min: 0, max: 10 ** 10 });
  fc.assert(
    fc.property(bytes, bytes, (used, limit) => {
      expect(storagePercent({ used, limit }) === 100).toBe(limit > 0 && used >= limit);
      expect(storagePercent({ used, limit: 0 })).toBe(0);
      expect(isStorageNearlyFull({ used, limit: 0 })).toBe(false);
    }),
  );
});

test('a warning says how full the storage is, and later that it is full', () => {
  expect(storageWarning({ used: 205_000_000, limit: 250_000_000 })).toContain(
    '82% of its storage (205 MB of 250 MB)',
  );
  expect(storageWarning({ used: 250_000_000, limit: 250_000_000 })).toContain('nothing new can be saved');
});
