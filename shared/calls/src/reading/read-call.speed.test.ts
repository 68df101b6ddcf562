import { secondsOf } from '../testing/measure/seconds-of.ts';
import { readCall } from './read-call.ts';

/** What makes a pattern go back over a text, if it can: starts of numbers, brackets, dates, limits, lists, words. */
const pieces = [
  '1.',
  '1.1.',
  '(a) ',
  '((',
  '[[ ',
  '(1) a; ',
  '1 ',
  '1,2,',
  '12 000 ',
  '£1 ',
  'EUR 1 to ',
  '12/03/2027 ',
  '1 March to ',
  'max 100 words ',
  '100 ',
  'one hundred ',
  'words words ',
  'characters without ',
  'due by ',
  'up to not more than ',
  '(35 points), ',
  'Attach: a, ',
  'Describe a? ',
  'Kenya, Uganda ',
  'A-1/',
  'a  b  ',
  '\t',
  'é ',
  '.',
  '…',
  'Ab: ',
  'U.S. ',
];

const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Four times the text may take four times as long, and as much again for what a machine does besides. */
const most = 9;
const noise = 0.02;

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
