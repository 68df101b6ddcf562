import type { ProfileFact, TextBlock } from '@harambee/domain/schemas';
import fc from 'fast-check';
import { propertyRuns } from '../testing/property-runs.ts';
import { withChangedFact } from './changed-facts.ts';
import { figureLike, figuresIn, isSameFigure } from './figures.ts';

const fact = (value: number, unit = 'pupils'): ProfileFact => ({
  id: 'f1',
  name: 'Pupils with safe water',
  value,
  unit,
  date: '2026-09-30',
  source: 'Annual count',
});
const paragraph = (...content: { text: string }[]): TextBlock[] => [{ kind: 'paragraph', content }];

test('a value written with any separators is found, and the new one is written with the same', () => {
  const separators = fc.constantFrom(',', '.', ' ', '\u00a0', '\u202f', '’', '');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 1_000 }),
      separators,
      (one, next, sign) => {
        const written = String(one).replace(/\B(?=(?:\d{3})+$)/g, sign);
        const found = figuresIn(`In all ${written} pupils.`);
        expect(found).toMatchObject([{ value: one, words: written }]);
        const restated = figureLike(written, next);
        expect(Number(restated.replace(/\D/g, ''))).toBe(next);
        if (sign !== '' && one >= 1_000)
          expect(restated).toBe(String(next).replace(/\B(?=(?:\d{3})+$)/g, sign));
      },
    ),
    { numRuns: propertyRuns(300) },
  );
});

test('a changed fact of any value restates what was typed, once, and nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 99_999 }), (one, next) => {
      fc.pre(one !== next);
      const text = `We serve ${one.toLocaleString('en-US')} pupils; the nine schools have 62 teachers.`;
      const restated = withChangedFact(paragraph({ text }), { before: fact(one), after: fact(next) });
      const other = { before: fact(one + 1), after: fact(next) };
      expect(restated?.changes).toHaveLength(1);
      expect(restated?.changes[0]?.to).toMatch(
        /^We serve [\d,]+ pupils; the nine schools have 62 teachers\.$/,
      );
      expect(withChangedFact(paragraph({ text }), other)).toBeUndefined();
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('the unit may stand in the next piece, which is bold; a fact of another kind between them is none', () => {
  const change = { before: fact(1200), after: fact(1450) };
  const bold = withChangedFact(paragraph({ text: 'We serve 1,200 ' }, { text: 'pupils' }), change);
  expect(bold?.blocks).toEqual(paragraph({ text: 'We serve 1,450 ' }, { text: 'pupils' }));
  const linked: TextBlock[] = [
    {
      kind: 'paragraph',
      content: [
        { text: 'It has ' },
        { fact: 'proposal.x', text: '1,200', value: '1,200' },
        { text: ' pupils.' },
      ],
    },
  ];
  expect(withChangedFact(linked, change)).toBeUndefined();
});

test('cells of tables and items of lists change, too', () => {
  const change = { before: fact(1200), after: fact(1450) };
  const table: TextBlock = { kind: 'table', rows: [[[{ text: '1200 pupils' }], [{ text: '1200 trees' }]]] };
  const item: TextBlock = { kind: 'bullet', content: [{ text: '1,200 pupils' }] };
  expect(withChangedFact([table, item], change)?.blocks).toEqual([
    { kind: 'table', rows: [[[{ text: '1450 pupils' }], [{ text: '1200 trees' }]]] },
    { kind: 'bullet', content: [{ text: '1,450 pupils' }] },
  ]);
});

test.each([
  ['1 200', '1,200 pupils', true],
  ['1.200', '1,200 pupils', true],
  ['1200', '1,200', true],
  ['1.5', '15 %', false],
  ['1,200 wells', '1,200 wells', false],
  ['twelve', '12 wells', false],
  ['120', '1,200 pupils', false],
])('%j is the figure of %j: %j', (text, whole, is) => expect(isSameFigure(text, whole)).toBe(is));

test('a long line without an end is read at once', () => {
  const text = `${'1,200 '.repeat(20_000)}pupils`;
  const began = process.hrtime.bigint();
  withChangedFact(paragraph({ text }), { before: fact(1200), after: fact(1450) });
  expect(Number(process.hrtime.bigint() - began) / 1e9).toBeLessThan(5);
});
