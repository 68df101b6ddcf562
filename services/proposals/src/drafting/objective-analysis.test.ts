import { expect, test } from '@jest/globals';
import { analyseObjective } from './objective-analysis.ts';

test.each([
  ['Raise attendance from 39% to 90% by June 2027', 'Raise', '39%', ['90%'], 'June 2027', 'from 39% to 90%'],
  [
    'Cut the walk from 3 hours to 30 minutes a day',
    'Cut',
    '3',
    ['30'],
    undefined,
    'from 3 hours to 30 minutes',
  ],
  ['Train 27 teachers within 12 months', 'Train', undefined, ['27'], 'within 12 months', undefined],
  ['Days lost: baseline of 4.2, then 2.5 in 2027', undefined, '4.2', ['2.5'], 'in 2027', undefined],
  [
    'Kuongeza kaya kutoka 29% hadi 85% ifikapo 2027',
    undefined,
    '29%',
    ['85%'],
    'ifikapo 2027',
    'kutoka 29% hadi 85%',
  ],
  ['从29%提高到85%，2027年12月', undefined, '29%', ['85%'], '2027年12月', '从29%提高到85%'],
  ['رفع النسبة من ٢٩ إلى ٨٥', undefined, '٢٩', ['٨٥'], undefined, 'من ٢٩ إلى ٨٥'],
  ['Improve health', 'Improve', undefined, [], undefined, undefined],
  ['In 2024 we had plans', undefined, undefined, [], 'In 2024', undefined],
])('%s', (text, verb, baseline, targets, date, range) => {
  expect(analyseObjective(text)).toEqual({ verb, baseline, targets, date, range });
});
