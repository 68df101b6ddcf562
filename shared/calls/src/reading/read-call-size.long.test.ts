import { secondsOf } from '../testing/measure/seconds-of.ts';
import { filled, most, noise, pieces } from './hard-lines.fixture.ts';
import { readCall } from './read-call.ts';

test('a hundred thousand lines take ten times as long as ten thousand', () => {
  const lines = (count: number) => [
    Array.from(
      { length: count },
      (_, index) => `${index}. Describe part ${index} of the work (max. ${index} words)`,
    ),
  ];
  const small = secondsOf(() => readCall(lines(10_000)));
  const large = secondsOf(() => readCall(lines(100_000)));
  expect(large).toBeLessThan(2.5 * 10 * small);
}, 120_000);

test.each(pieces)('long lines of %j take no more time than as many characters in short ones', (piece) => {
  const lines = (length: number, count: number) => [
    Array.from({ length: count }, () => filled(piece, length)),
  ];
  const short = secondsOf(() => readCall(lines(400, 50)));
  const long = secondsOf(() => readCall(lines(4_000, 5)));
  expect(long).toBeLessThan(most * Math.max(short, noise));
});
