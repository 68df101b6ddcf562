import { answerPlaceText } from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';
import { render } from '@testing-library/react';
import { BlockViews } from '../../traced-text/block-view.tsx';
import { mapText, positionOf, rangeOf, stretchOf } from './text-map.ts';

const fact = { fact: 'taps', text: '31', value: '31' };
const blocks: TextBlock[] = [
  { kind: 'heading', content: [{ text: 'Who gains' }] },
  {
    kind: 'paragraph',
    content: [{ text: 'We mend ' }, fact, { text: ' taps and 48 pumps.', marks: ['bold'] }],
  },
  { kind: 'numbered', content: [{ text: '1 well is dug' }] },
  { kind: 'numbered', content: [{ need: 'a second step' }] },
  { kind: 'bullet', content: [{ text: 'girls' }] },
  { kind: 'bullet', content: [{ text: 'boys' }] },
  {
    kind: 'table',
    rows: [
      [[{ text: 'A' }], [{ text: 'B' }]],
      [[fact], [{ text: 'x' }]],
    ],
  },
];
const { text } = answerPlaceText(blocks);

function show() {
  const { container } = render(
    <section>
      <h2>Team 12 words</h2>
      <BlockViews
        blocks={blocks}
        base=""
        facts={new Map([['taps', { id: 'taps', label: 'Taps', kind: 'record', value: '31', uses: 1 }]])}
      />
      <p>Edited by Amina, yesterday</p>
    </section>,
  );
  return mapText(container, text);
}

test.each([
  'Who gains',
  'We mend 31 taps',
  '31',
  'pumps',
  '1 well is dug',
  'a second step',
  'girls\nboys',
  'boys',
  'B\n31\nx',
])('the words "%s" stand on the page and are found again in the text', (words) => {
  const map = show();
  const start = text.indexOf(words);
  const stretch = { start, end: start + words.length };
  const range = rangeOf(map, stretch) as Range;
  expect(words.replaceAll(/\s/g, '')).toBe(
    range.toString().replace(' (no source)', '').replaceAll(/\s/g, ''),
  );
  expect(stretchOf(map, range)).toEqual(stretch);
});

test('what the page says beside the text is none of it', () => {
  const map = show();
  const said = map.pieces.map(({ node }) => node.data).join('');
  expect(said).not.toMatch(/Edited by|12 words/);
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('h2') as Element);
  expect(stretchOf(map, range)).toBeUndefined();
});

test('white space at the ends is not chosen; a letter under a pointer has its place', () => {
  const map = show();
  const piece = map.pieces.find(({ node }) => node.data === 'We mend ');
  const range = document.createRange();
  range.setStart(piece?.node as Node, 2);
  range.setEnd(piece?.node as Node, 8);
  expect(stretchOf(map, range)).toEqual({ start: text.indexOf('mend'), end: text.indexOf('mend') + 4 });
  expect(positionOf(map, piece?.node as Node, 3)).toBe(text.indexOf('mend'));
  expect(positionOf(map, document.body, 0)).toBeUndefined();
});

test('after words that differ, later ones are found again', () => {
  const { container } = render(
    <div>
      <p>First words.</p>
      <p>These were typed just now.</p>
      <p>A last paragraph that is long enough to be told apart.</p>
    </div>,
  );
  const saved = 'First words.\n\nThey were saved.\n\nA last paragraph that is long enough to be told apart.';
  const map = mapText(container, saved);
  const at = saved.indexOf('long enough');
  expect(rangeOf(map, { start: at, end: at + 11 })?.toString()).toBe('long enough');
  const gone = saved.indexOf('They');
  expect(rangeOf(map, { start: gone, end: gone + 4 })).toBeUndefined();
});
