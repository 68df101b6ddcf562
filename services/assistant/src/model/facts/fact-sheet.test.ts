import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { helpArticles } from '@harambee/domain/help';
import fc from 'fast-check';
import { FactValue, Reference } from './fact.ts';
import { FactSheet } from './fact-sheet.ts';
import { figuresIn } from './text-figures.ts';

const slot = /\{\{F\d+\}\}/g;

test('of any text: no figure stays outside a slot, and the slots give the text back', () => {
  const word = fc.constantFrom(
    ...'one,two,three sections,5 days,$5,000,WASH-2026-114,30 November 2026,**10**,from 1 to 60 months,%,at least 8,{{F1}},the,and, ,\n,²,٣'.split(
      ',',
    ),
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const sheet = new FactSheet();
      const quoted = sheet.quote(text).content as string;
      expect(quoted.replace(slot, '')).not.toMatch(/\p{N}/u);
      const marks = (said: string) => said.replace(/\*\*|\{\s?\{/g, '');
      expect(marks(sheet.filled(quoted))).toBe(marks(text));
    }),
    { numRuns: propertyRuns(1_000) },
  );
});

test.each([
  ['It stops within 30 seconds.', ['30 seconds']],
  ['What about KEF-0392?', ['KEF-0392']],
  ['The form has five sections, and one objective a row.', ['five sections']],
  ['A deadline is 14 days, 3 days and 1 day away.', ['14 days, 3 days and 1 day']],
  ['Readiness goes from 0 to 100.', ['from 0 to 100']],
  ['A password of at least 8 characters.', ['at least 8 characters']],
  ['Up to 20 new proposals a week count.', ['Up to 20']],
  [
    '`WASH-2026-114-v2.pdf` of 30 November 2026, $5,000 or KES 4,600.',
    ['WASH-2026-114-v2.pdf', '30 November 2026, $5,000 or KES 4,600'],
  ],
  ['Level 1 takes 100 points.', ['Level 1', '100 points']],
])('what belongs together is one figure: %s', (text, values) => {
  expect(figuresIn(text).map(({ value }) => value)).toEqual(values);
});

test('long rows of letters take no time', () => {
  for (const word of ['a_b_c-', 'a', 'twenty ', '1, ', 'at least '])
    expect(figuresIn(word.repeat(300)).length).toBeLessThan(2);
});

test('a figure knows the words that say what it counts, in every help article', () => {
  for (const { text } of helpArticles)
    for (const { value, subject } of figuresIn(text))
      expect({ value, isSaid: /\p{L}{4}/u.test(subject) }).toEqual({ value, isSaid: true });
});

test('a fact is one slot, however often it is told; the legend names its record by its slot', () => {
  const sheet = new FactSheet();
  const record = { family: 'proposal', key: 'a1' } as const;
  const title = new FactValue(record, 'name', 'title', 'Safe water');
  const asks = new FactValue(record, 'requested', 'money', '$500');
  const told = { id: new Reference('a1'), title, asks };
  const expected = {
    facts: {
      F1: { is: 'name of a proposal', value: 'Safe water' },
      F2: { is: 'amount requested of {{F1}}', value: '$500' },
    },
    content: { id: 'a1', title: '{{F1}}', asks: '{{F2}}' },
  };
  expect(sheet.quote(told)).toEqual(expected);
  expect(sheet.quote(told)).toEqual(expected);
  expect(sheet.facts).toHaveLength(2);
});

test('what the model may not read is withheld in the legend, and there alone', () => {
  const sheet = new FactSheet();
  const title = new FactValue({ family: 'proposal', key: 'a' }, 'name', 'title', 'Amina, aged 9');
  expect(sheet.quote(title, () => '[withheld]').facts).toEqual({
    F1: { is: 'name of a proposal', value: '[withheld]' },
  });
  expect(sheet.facts[0]?.value).toBe('Amina, aged 9');
});
