import { expect, test } from '@jest/globals';
import { parseTimeline } from './timeline-text.ts';

const people = ['Peter Ekai', 'hydrogeologist'];
const read = (text: string) =>
  parseTimeline(text, people).map(({ activity, from, to, owner }) => [activity, from, to, owner]);

test.each([
  ['Months 1-3: survey', 'survey', 1, 3],
  ['- Month 4 to month 6: drilling', 'drilling', 4, 6],
  ['M7–M9 pumps', 'pumps', 7, 9],
  ['Year 2: scale up', 'scale up', 13, 24],
  ['Quarter 2: building', 'building', 4, 6],
  ['Q3-Q4: running', 'running', 7, 12],
  ['Weeks 5-9: set up', 'set up', 1, 2],
  ['Mwezi 2: mafunzo', 'mafunzo', 2, 2],
  ['第3至5个月：培训', '培训', 3, 5],
  ['الشهر 2: تدريب', 'تدريب', 2, 2],
])('%s', (text, activity, from, to) => {
  expect(parseTimeline(text)).toEqual([{ text: text.replace(/^- /, ''), activity, from, to, isDated: true }]);
});

test.each([
  [
    'Months 1-2: survey (hydrogeologist, project manager)',
    ['survey', 1, 2, 'hydrogeologist, project manager'],
  ],
  ['Survey of sites – months 1 to 2 – project manager', ['Survey of sites', 1, 2, 'project manager']],
  ['Drilling (M3-M7), led by the contractor', ['Drilling', 3, 7, 'contractor']],
  ['Month 4: tests, Peter Ekai', ['tests', 4, 4, 'Peter Ekai']],
  [
    'Months 12-18: committees run the water points',
    ['committees run the water points', 12, 18, 'committees'],
  ],
  ['第3至5个月：培训（项目经理）', ['培训', 3, 5, '项目经理']],
  ['Month 3: pumps (4 of them)', ['pumps (4 of them)', 3, 3, undefined]],
] as [string, unknown[]][])('who does it: %s', (text, phase) => {
  expect(read(text)).toEqual([phase]);
});

test('a table somebody typed', () => {
  const table = 'Activity | Months | Owner\nSurvey | 1-2 | Hydrogeologist\nDrilling | 3-7 | Contractor';
  expect(read(table)).toEqual([
    ['Survey', 1, 2, 'Hydrogeologist'],
    ['Drilling', 3, 7, 'Contractor'],
  ]);
});

test('calendar months are counted from the first one named, across years', () => {
  const plan = 'Jan–Mar 2027: hire staff (director)\nQ2 2027: training\n2027-12 – 2028-02: audit';
  expect(read(plan)).toEqual([
    ['hire staff', 1, 3, 'director'],
    ['training', 4, 6, undefined],
    ['audit', 12, 14, undefined],
  ]);
});

test('if a plan counts months, its calendar months are dates without a position', () => {
  expect(read('Month 1: survey\nMay 2027: audit').map(([, from]) => from)).toEqual([1, undefined]);
});

test('each line is a phase; a single line is split at semicolons or dated sentences', () => {
  expect(parseTimeline('Month 1: a; b\nlater: c').map(({ text }) => text)).toEqual([
    'Month 1: a; b',
    'later: c',
  ]);
  expect(parseTimeline('Month 1: a; Month 2: b').map(({ from }) => from)).toEqual([1, 2]);
  expect(read('In months 1-3 we survey. In months 4-6 the engineer drills.')).toEqual([
    ['we survey', 1, 3, undefined],
    ['the engineer drills', 4, 6, 'engineer'],
  ]);
  expect(parseTimeline('We dig. Then we train.')).toHaveLength(1);
});

test('a date needs no month, and words alone are not a date', () => {
  expect(parseTimeline('March 2027: start\nQ3: end\nThen we train').map(({ isDated }) => isDated)).toEqual([
    true,
    true,
    false,
  ]);
});
