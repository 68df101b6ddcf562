import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyFacts } from '../testing/any-facts.ts';
import { analyzeObjective } from './objective-analysis.ts';

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
    'Kuongeza',
    '29%',
    ['85%'],
    'ifikapo 2027',
    'kutoka 29% hadi 85%',
  ],
  ['从29%提高到85%，2027年12月', '提高', '29%', ['85%'], '2027年12月', '从29%提高到85%'],
  ['رفع النسبة من ٢٩ إلى ٨٥', 'رفع', '٢٩', ['٨٥'], undefined, 'من ٢٩ إلى ٨٥'],
  ['Objective 2: To train 30 teachers by June 2027', 'train', undefined, ['30'], 'June 2027', undefined],
  ['By 2027, we will drill six boreholes', 'drill', undefined, ['six'], 'By 2027', undefined],
  ['Réduire la mortalité de 12% à 6% en 2028', 'Réduire', '12%', ['6%'], '2028', 'de 12% à 6%'],
  ['Improve health', 'Improve', undefined, [], undefined, undefined],
  ['In 2024 we had plans', undefined, undefined, [], 'In 2024', undefined],
])('%s', (text, verb, baseline, targets, date, range) => {
  const { who: _who, indicator: _indicator, output: _output, ...read } = analyzeObjective(text);
  expect(read).toEqual({ verb, baseline, targets, date, range });
});

test.each([
  [
    'Train 22 pump mechanics, half of them women, by 2027',
    'mechanics',
    'pump mechanics',
    '22 pump mechanics',
  ],
  [
    'Cut the time girls spend on water from 3 to 1 hours',
    'girls',
    'the time girls spend on water',
    undefined,
  ],
  [
    'Reduce illness of children under five from 4.2 to 2',
    'children under five',
    'illness of children under five',
    undefined,
  ],
  ['Drill six boreholes', undefined, 'boreholes', 'six boreholes'],
  ['By 2027, 300 farmers will adopt drip irrigation', 'farmers', 'farmers', '300 farmers'],
  ['将农户饮水率从29%提高到85%', '农户', '将农户饮水率', undefined],
  ['رفع نسبة الأسر من ٢٩٪ إلى ٨٥٪', 'الأسر', 'نسبة الأسر', undefined],
  ['Reach 85% of it', undefined, undefined, undefined],
])('who benefits, what is measured and what is produced: %s', (text, who, indicator, output) => {
  expect(analyzeObjective(text)).toMatchObject({ who, indicator, output });
});

test('every part is quoted from the objective', () => {
  fc.assert(
    fc.property(anyFacts, ({ proposal }) => {
      for (const text of proposal.objectives) {
        const { verb, who, indicator, output, baseline, range, targets, date } = analyzeObjective(text);
        for (const part of [verb, who, indicator, output, baseline, range, date, ...targets])
          if (part) expect(text).toContain(part);
      }
    }),
  );
});
