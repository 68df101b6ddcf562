import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import type { TextBlock, TextInline } from '../proposal/text-edits/text-edits.schemas.ts';
import { answerAsPlainText, answerLength, isAnswered } from './answer-text.ts';

const blocks: TextBlock[] = [
  { kind: 'heading', content: [{ text: 'Who' }] },
  {
    kind: 'paragraph',
    content: [{ text: 'All ' }, { fact: 'f', text: '4,200', value: '4,200' }, { text: ' people' }],
  },
  { kind: 'bullet', content: [{ text: 'girls', marks: ['bold'] }] },
  { kind: 'bullet', content: [{ need: 'the number of boys' }] },
  { kind: 'numbered', content: [{ text: 'now' }] },
  { kind: 'numbered', content: [{ text: 'later' }] },
  {
    kind: 'table',
    rows: [
      [[{ text: 'A' }], [{ text: 'B' }]],
      [[{ text: '1' }], []],
    ],
  },
];

test('a portal gets lists with their signs, tables in lines, and an empty line between paragraphs (CALL-26)', () => {
  expect(answerAsPlainText(blocks)).toBe(
    'Who\n\nAll 4,200 people\n\n• girls\n• [needs: the number of boys]\n\n1. now\n2. later\n\nA | B\n1 | ',
  );
  expect(answerLength(blocks, { limit: 3, limitUnit: 'characters' })).toBe(answerAsPlainText(blocks).length);
  expect(answerLength(blocks, { limit: null, limitUnit: 'words' })).toBeUndefined();
  expect(answerLength(blocks, { limit: 3, limitUnit: '' })).toBeUndefined();
});

test('white space is no answer', () => {
  expect(isAnswered([])).toBe(false);
  expect(isAnswered([{ kind: 'paragraph', content: [{ text: ' \n\t ' }] }])).toBe(false);
  expect(isAnswered(blocks)).toBe(true);
});

const inline: fc.Arbitrary<TextInline> = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => ({ text })),
  fc.constantFrom('e\u0301', '\r\n', '👩‍👩‍👧', '字', 'a\tb', ' ').map((text) => ({ text })),
  fc.string({ minLength: 1 }).map((text) => ({ fact: 'f', text, value: text })),
  fc.string({ minLength: 1 }).map((need) => ({ need })),
);
const line = fc.array(inline, { maxLength: 5 });
const block: fc.Arbitrary<TextBlock> = fc.oneof(
  fc.record({ kind: fc.constantFrom('paragraph', 'heading', 'bullet', 'numbered'), content: line }),
  fc.record({
    kind: fc.constant('table' as const),
    rows: fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  }),
) as fc.Arbitrary<TextBlock>;

test('the counter counts exactly what is copied, whatever the answer (CALL-28)', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (answer) => {
      const copied = answerAsPlainText(answer);
      expect(copied).toBe(copied.normalize('NFC'));
      expect(copied).not.toContain('\r');
      expect(answerLength(answer, { limit: 1, limitUnit: 'characters' })).toBe([...copied].length);
      expect(answerLength(answer, { limit: 1, limitUnit: 'characters_without_spaces' })).toBe(
        [...copied.replace(/\p{White_Space}/gu, '')].length,
      );
    }),
    { numRuns: propertyRuns(600) },
  );
});
