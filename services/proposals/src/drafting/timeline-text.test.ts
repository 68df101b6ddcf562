import { expect, test } from '@jest/globals';
import { parseTimeline } from './timeline-text.ts';

test.each([
  ['Months 1-3: survey', 1, 3],
  ['- Month 4 to month 6: drilling', 4, 6],
  ['M7–M9 pumps', 7, 9],
  ['Mwezi 2: mafunzo', 2, 2],
  ['第3至5个月：培训', 3, 5],
  ['الشهر 2: تدريب', 2, 2],
])('%s', (text, from, to) => {
  expect(parseTimeline(text)).toEqual([{ text: text.replace(/^- /, ''), from, to, isDated: true }]);
});

test('one phase for each line; semicolons part a single line only', () => {
  expect(parseTimeline('Month 1: a; b\nlater: c').map(({ text }) => text)).toEqual([
    'Month 1: a; b',
    'later: c',
  ]);
  expect(parseTimeline('Month 1: a; Month 2: b').map(({ from }) => from)).toEqual([1, 2]);
});

test('a date is one without months too, and words alone are none', () => {
  expect(parseTimeline('March 2027: start\nQ3: end\nThen we train').map(({ isDated }) => isDated)).toEqual([
    true,
    true,
    false,
  ]);
});
