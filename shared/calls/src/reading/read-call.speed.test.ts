import { secondsOf } from '../testing/measure/seconds-of.ts';
import { filled, most, noise, pieces } from './hard-lines.fixture.ts';
import { readCall } from './read-call.ts';

test.each(pieces)('lines full of %j take time as their number grows, not more', (piece) => {
  const line = filled(piece, 1_000);
  const pages = (count: number) => [Array.from({ length: count }, () => line)];
  const small = secondsOf(() => readCall(pages(12)));
  const large = secondsOf(() => readCall(pages(48)));
  expect(large).toBeLessThan(most * Math.max(small, noise));
});

test.each(pieces)(
  'a line of a million characters of %j costs no more than one that is as long as lines may be',
  (piece) => {
    const small = secondsOf(() => readCall([[filled(piece, 4_000)]]));
    const large = secondsOf(() => readCall([[filled(piece, 1_000_000)]]));
    expect(large).toBeLessThan(most * Math.max(small, noise));
  },
);
