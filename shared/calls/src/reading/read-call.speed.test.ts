import { someOf } from '@harambee/config/long-tests.mjs';
import { secondsOfBoth } from '../testing/measure/seconds-of.ts';
import { filled, most, noise, pieces } from './hard-lines.fixture.ts';
import { readCall } from './read-call.ts';

const limit = (small: number) => most * Math.max(small, noise);

test.each(someOf(pieces, 15))('lines full of %j take time as their number grows, not more', (piece) => {
  const line = filled(piece, 1_000);
  const pages = (count: number) => [Array.from({ length: count }, () => line)];
  const { small, large } = secondsOfBoth(
    () => readCall(pages(12)),
    () => readCall(pages(48)),
    limit,
  );
  expect(large).toBeLessThan(limit(small));
});

// Long lines are cut before anything reads them, so that it matters little what they are full of.
test.each(someOf(pieces, 6))(
  'a line of a million characters of %j costs no more than one that is as long as lines may be',
  (piece) => {
    const { small, large } = secondsOfBoth(
      () => readCall([[filled(piece, 4_000)]]),
      () => readCall([[filled(piece, 1_000_000)]]),
      limit,
    );
    expect(large).toBeLessThan(limit(small));
  },
);
