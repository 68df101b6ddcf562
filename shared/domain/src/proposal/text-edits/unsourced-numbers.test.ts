import { saySameBlocks } from './same-blocks.ts';
import { line } from './text-edits.fixture.ts';
import type { TextBlock } from './text-edits.schemas.ts';
import { unsourcedNumbers } from './unsourced-numbers.ts';

const figures = (blocks: TextBlock[], base?: string) =>
  unsourcedNumbers(blocks, base).map(({ text }) => text);

test('figures in the words of a person are unsourced, those of facts and notes are not', () => {
  const fact = { fact: 'proposal.beneficiaries', text: '4,200', value: '4,200' };
  const blocks = [
    line(
      { text: 'We reach 85 % of ' },
      fact,
      { text: ' people with $1,250.50 by 2027-02-26.' },
      { need: '7 dates' },
    ),
  ];
  expect(figures(blocks)).toEqual(['85 %', '$1,250.50', '2027-02-26']);
  expect(unsourcedNumbers(blocks)[1]).toEqual({ block: 0, inline: 2, start: 13, end: 22, text: '$1,250.50' });
});

test('names with figures are no numbers; figures with a unit are', () => {
  expect(figures([line({ text: 'COVID-19, H2O and 5km, 20 ha, ٣٠ متر' })])).toEqual(['5', '20', '٣٠']);
});

test('the engine’s own figures outside facts are known, each as often as it wrote them', () => {
  const base = 'Phase 1 reaches {computed.outcomeNumber.2} of 3';
  expect(figures([line({ text: 'Phase 1 of 3' })], base)).toEqual([]);
  expect(figures([line({ text: 'Phase 1 and 1 more' })], base)).toEqual(['1']);
  expect(figures([line({ text: '2 more' })], base)).toEqual(['2']);
});

test('cells are found by row and cell', () => {
  const blocks: TextBlock[] = [
    { kind: 'table', rows: [[[{ text: 'A' }]], [[{ text: 'x' }, { text: ' 7' }]]] },
  ];
  expect(unsourcedNumbers(blocks)).toEqual([
    { block: 0, row: 1, cell: 0, inline: 1, start: 1, end: 2, text: '7' },
  ]);
});

test('blocks say the same however their words are cut', () => {
  const whole = [line({ text: 'One two' })];
  expect(saySameBlocks(whole, [line({ text: 'One ' }, { text: '' }, { text: 'two' })])).toBe(true);
  expect(saySameBlocks(whole, [line({ text: 'One ' }, { text: 'two', marks: ['bold'] })])).toBe(false);
  expect(saySameBlocks(whole, [{ kind: 'heading', content: [{ text: 'One two' }] }])).toBe(false);
  expect(saySameBlocks(null, null)).toBe(true);
  expect(saySameBlocks([], null)).toBe(false);
});
