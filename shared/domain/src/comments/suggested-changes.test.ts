import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { placedParts } from './placed-change.ts';
import { applyChanges, suggestedChanges } from './suggested-changes.ts';

const told = (quote: string, words: string) =>
  suggestedChanges(quote, words).map(({ id, from, to }) => `${id}: ${from} > ${to}`);

test.each([
  ['We train forty nurses', 'We train sixty nurses', ['c1: forty > sixty']],
  ['the big red house', 'the small blue house', ['c1: big > small', 'c2: red > blue']],
  ['We reach 1,200 pupils.', 'We reach 1,350 pupils.', ['c1: 1,200 > 1,350']],
  [
    'It costs $1,250.50 or 80 %.',
    'It costs $1,250.75 or 90 %.',
    ['c1: $1,250.50 > $1,250.75', 'c2: 80 % > 90 %'],
  ],
  ['We train nurses', 'We train young nurses', ['c1:  > young ']],
  ['We train young nurses', 'We train nurses', ['c1: young  > ']],
  ['well-trained', 'well-paid', ['c1: well-trained > well-paid']],
])('%s', (quote, words, expected) => {
  expect(told(quote, words)).toEqual(expected);
});

const text = fc
  .array(fc.constantFrom('we', 'train', 'forty', 'nurses', '1,200', 'and', 'the', 'é🌍', '.', '\n', ' '), {
    maxLength: 25,
  })
  .map((pieces) => pieces.join(' '));

test('all changes give the words, none the quote, and each is where it says (COMMENT-08)', () => {
  fc.assert(
    fc.property(text, text, fc.func(fc.boolean()), (quote, words, isAccepted) => {
      const changes = suggestedChanges(quote, words);
      expect(applyChanges(quote, changes, () => true).text).toBe(words);
      expect(applyChanges(quote, changes, () => false).text).toBe(quote);
      const some = applyChanges(quote, changes, isAccepted);
      for (const { id, start, end, from, to } of changes) {
        expect(quote.slice(start, end)).toBe(from);
        const place = some.places.get(id);
        expect(some.text.slice(place?.start, place?.end)).toBe(isAccepted(id) ? to : from);
      }
    }),
    { numRuns: propertyRuns(1_000) },
  );
});

test('a change is found in words that were changed elsewhere, and not where its own words were', () => {
  const words = 'We train forty nurses in Siaya, and they visit every home.';
  const part = { start: 9, end: 14 };
  const shown = (today: string, at = part) => {
    const [found] = placedParts([at], words, today);
    return found && [found.start, today.slice(found.start, found.end)];
  };
  expect(shown('Each year we train forty nurses in Siaya.')).toEqual([19, 'forty']);
  expect(shown('We train sixty nurses in Siaya, and they visit every home.')).toBeUndefined();
  const between = { start: 15, end: 15 };
  expect(shown('We now train forty nurses in Siaya, and they visit every home.', between)).toEqual([19, '']);
  expect(shown('We train many midwives elsewhere.', between)).toBeUndefined();
});

test('a suggestion with hundreds of changes, or with nothing in common, is one change', () => {
  const words = (word: string) => Array.from({ length: 600 }, (_, at) => `${word}${at} of`).join(' ');
  for (const [quote, other] of [
    [words('a'), words('b')],
    ['a '.repeat(2_000), 'b'.repeat(4_000)],
  ] as const)
    expect(suggestedChanges(quote, other)).toEqual([
      { id: 'c1', start: 0, end: quote.length, from: quote, to: other },
    ]);
});
