import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { emptyCallRow } from '../call/call-content.ts';
import { allowedLength, allowedLengthInWords, criteriaShares, sharedQuestions } from './call-comparison.ts';

const question = (id: string, text: string, cells: object = {}) => ({
  ...emptyCallRow('questions', id),
  text,
  ...cells,
});
const words = (limit: number, rest = {}) => ({ limit, limitUnit: 'words' as const, ...rest });
const criterion = (text: string, weight: number | null) => ({
  ...emptyCallRow('criteria', text),
  text,
  weight,
});

test('limits are added by unit, a shared one once, and questions without one are counted', () => {
  const length = allowedLength([
    question('1', 'a', words(300)),
    question('2', 'b', { sharesLimit: true }),
    question('3', 'c', words(1_500)),
    question('4', 'd', { limit: 4_000, limitUnit: 'characters' }),
    question('5', 'e'),
  ]);
  expect(length.byUnit).toEqual([
    { unit: 'words', most: 1_800, questions: 3 },
    { unit: 'characters', most: 4_000, questions: 1 },
  ]);
  expect(allowedLengthInWords(length)).toBe(
    '1,800 words and 4,000 characters, and 1 question without a limit',
  );
  expect(allowedLengthInWords(allowedLength([question('1', 'a'), question('2', 'b')]))).toBe(
    '2 questions without a limit',
  );
  expect(allowedLengthInWords(allowedLength([]))).toBe('');
});

test('weights of any scale become shares of their sum, the heaviest first', () => {
  expect(criteriaShares([criterion('cost', 5), criterion('impact', 15), criterion('team', null)])).toEqual([
    { id: 'impact', text: 'impact', weight: 15, share: 75 },
    { id: 'cost', text: 'cost', weight: 5, share: 25 },
    { id: 'team', text: 'team', weight: null, share: undefined },
  ]);
  expect(criteriaShares([criterion('a', 0)])[0]?.share).toBeUndefined();
});

test('questions are found again by their words, whatever the form of the word', () => {
  const one = [
    question('a', 'Which communities will benefit from the activities?'),
    question('b', 'How will you measure your results?'),
    question('c', 'Who is on the team?'),
  ];
  const other = [
    question('x', 'How are results measured?'),
    question('y', 'Describe the community that benefits.'),
    question('z', 'What does it cost?'),
  ];
  const pairs = sharedQuestions(one, other);
  expect(pairs.map((pair) => [pair.one.id, pair.other.id])).toEqual([
    ['a', 'y'],
    ['b', 'x'],
  ]);
  expect(pairs[1]?.words).toEqual(['measure', 'results']);
});

test('the same section makes a pair, another one prevents it', () => {
  const need = { sectionKey: 'need' as never };
  const plan = { sectionKey: 'plan' as never };
  expect(
    sharedQuestions([question('a', 'Why?', need)], [question('x', 'What is wrong?', need)]),
  ).toMatchObject([{ isSameSection: true }]);
  expect(
    sharedQuestions([question('a', 'Measure results', need)], [question('x', 'Measure results', plan)]),
  ).toEqual([]);
});

const anyQuestion = fc
  .tuple(fc.uuid(), fc.string({ maxLength: 60 }), fc.constantFrom('', 'need', 'plan'))
  .map(([id, text, sectionKey]) => question(id, text, { sectionKey }));

test('each question is in one pair at most, and both ways round give as many pairs', () => {
  fc.assert(
    fc.property(
      fc.array(anyQuestion, { maxLength: 8 }),
      fc.array(anyQuestion, { maxLength: 8 }),
      (one, other) => {
        const pairs = sharedQuestions(one, other);
        expect(new Set(pairs.map((pair) => pair.one)).size).toBe(pairs.length);
        expect(new Set(pairs.map((pair) => pair.other)).size).toBe(pairs.length);
        expect(sharedQuestions(one, one).length).toBeGreaterThanOrEqual(
          one.filter(({ sectionKey }) => sectionKey !== '').length,
        );
      },
    ),
    { numRuns: propertyRuns(200) },
  );
});
