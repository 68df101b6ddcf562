import { textOfInlines } from '../proposal/text-edits/block-text.ts';
import type { TextBlock, TextInline } from '../proposal/text-edits/text-edits.schemas.ts';
import { answerPlaceText } from './place-text.ts';
import { contentOfLine, withLineReplaced, withWordsReplaced } from './replaced-words.ts';

const pupils: TextInline = { fact: 'f1', text: '1,200 pupils', value: '1,200 pupils' };
const girls: TextInline = { fact: 'f2', text: '80 girls', value: '80 girls', marks: ['bold'] };
const line: TextInline[] = [
  { text: 'We reach ' },
  pupils,
  { text: ', among them ' },
  girls,
  { text: ', ' },
  { text: 'each year', marks: ['italic'] },
  { text: '.' },
];
const whole = textOfInlines(line).text;
const replaced = (from: string, to: string) => {
  const start = whole.indexOf(from);
  return withWordsReplaced(line, { start, end: start + from.length }, to);
};

test('facts beside the replaced words stay facts, and the new words look like the old ones', () => {
  const { content, removed } = replaced('year', 'month');
  expect(removed).toEqual([{ text: 'year', marks: ['italic'] }]);
  expect(content).toEqual([...line.slice(0, 5), { text: 'each month', marks: ['italic'] }, { text: '.' }]);
});

test('a fact that is partly replaced goes whole; one that only moves stays a fact', () => {
  const part = replaced('1,200', '1,500');
  expect(part).toMatchObject({ removed: [pupils], lead: '', trail: ' pupils' });
  expect(part.content.slice(0, 2)).toEqual([{ text: 'We reach 1,500 pupils, among them ' }, girls]);
  const swapped = replaced('1,200 pupils, among them 80 girls', '80 girls among 1,200 pupils');
  expect(swapped.content.slice(1, 4)).toEqual([girls, { text: ' among ' }, pupils]);
  // "11,200 pupils" does not state it.
  expect(replaced('1,200 pupils', '11,200 pupils').content[0]).toEqual({
    text: 'We reach 11,200 pupils, among them ',
  });
});

test('what went comes back exactly', () => {
  const part = replaced('200', '500');
  const start = whole.indexOf('1,200');
  const back = withWordsReplaced(part.content, { start, end: start + '1,500 pupils'.length }, part.removed);
  expect(back.content).toEqual(line);
});

test('words that are added between pieces', () => {
  const at = whole.indexOf(', among');
  const added = withWordsReplaced(line, { start: at, end: at }, ' and teachers');
  expect(added.content.slice(1, 3)).toEqual([pupils, { text: ' and teachers, among them ' }]);
  expect(added.removed).toEqual([]);
});

const blocks: TextBlock[] = [
  { kind: 'paragraph', content: [{ text: 'One' }] },
  { kind: 'table', rows: [[[{ text: 'a' }], [{ text: 'b' }]]] },
  { kind: 'bullet', content: [{ text: 'Two' }] },
];

test('lines of a place: blocks and cells, without bullets', () => {
  const { text, lines } = answerPlaceText(blocks);
  expect(text).toBe('One\na\nb\nTwo');
  expect(lines.map(({ start, end }) => text.slice(start, end))).toEqual(['One', 'a', 'b', 'Two']);
  expect(lines.map((one) => contentOfLine(blocks, one))).toEqual([
    [{ text: 'One' }],
    [{ text: 'a' }],
    [{ text: 'b' }],
    [{ text: 'Two' }],
  ]);
  const [, , cell, item] = lines;
  if (!cell || !item) throw new Error('four lines');
  expect(answerPlaceText(withLineReplaced(blocks, cell, [{ text: 'c' }])).text).toBe('One\na\nc\nTwo');
  // A cell without words stays, an item without words goes.
  expect(answerPlaceText(withLineReplaced(blocks, cell, [])).text).toBe('One\na\n\nTwo');
  expect(answerPlaceText(withLineReplaced(blocks, item, [{ text: ' ' }])).text).toBe('One\na\nb');
});
