import { textEditLimits } from '@harambee/domain';
import { googleDocsHtml, libreOfficeHtml } from './other-editors.fixture.ts';
import { inLines, pastedText, pastedWords } from './pasted-blocks.ts';
import { wordHtml } from './word.fixture.ts';

test('from Word: headings, both kinds of lists, tables, bold and italic; the rest is dropped, and named', () => {
  const { blocks, leftOut } = pastedText(wordHtml);
  expect(blocks).toEqual([
    { kind: 'heading', content: [{ text: 'Clean water in Turkana' }] },
    { kind: 'heading', content: [{ text: 'Who we reach' }] },
    {
      kind: 'paragraph',
      content: [
        { text: 'We reach ' },
        { text: '12,000', marks: ['bold'] },
        { text: ' girls in ' },
        { text: 'Turkana', marks: ['italic'] },
        { text: ' – “the driest county”, the governor’s office says. Wells are far.' },
      ],
    },
    { kind: 'bullet', content: [{ text: 'Clean water' }] },
    { kind: 'bullet', content: [{ text: 'at ' }, { text: 'schools', marks: ['bold'] }] },
    { kind: 'numbered', content: [{ text: 'Train teachers' }] },
    { kind: 'numbered', content: [{ text: 'two a school every year' }] },
    { kind: 'paragraph', content: [{ text: 'A paragraph that only looks indented.' }] },
    {
      kind: 'table',
      rows: [
        [[{ text: 'Year and place', marks: ['bold'] }], [], [{ text: 'Taps', marks: ['bold'] }]],
        [
          [{ text: '2027' }],
          [{ text: 'Lodwar' }, { text: '\n' }, { text: 'town', marks: ['italic'] }],
          [{ text: '• ' }, { text: '31' }],
        ],
        [[], [{ text: 'Kakuma' }], []],
      ],
    },
  ]);
  expect(leftOut).toEqual(['footnotes', 'comments', 'deletions', 'pictures']);
});

test('from Google Docs: what is bold by style is bold, what is in a bold element is not', () => {
  const { blocks, leftOut } = pastedText(googleDocsHtml);
  expect(blocks).toEqual([
    { kind: 'heading', content: [{ text: 'Why now' }] },
    {
      kind: 'paragraph',
      content: [
        { text: 'The borehole ran dry in ' },
        { text: 'March', marks: ['bold'] },
        { text: ' again', marks: ['italic'] },
        { text: ', they say.' },
      ],
    },
    { kind: 'bullet', content: [{ text: 'Repair the pump' }] },
    { kind: 'bullet', content: [{ text: 'before the rains' }] },
    { kind: 'numbered', content: [{ text: 'Train', marks: ['bold'] }, { text: ' two mechanics' }] },
    {
      kind: 'table',
      rows: [
        [[{ text: 'Village', marks: ['bold'] }], [{ text: 'Mechanics', marks: ['bold'] }]],
        [[{ text: 'Mutomo' }], [{ text: '2' }]],
      ],
    },
  ]);
  expect(leftOut).toEqual(['footnotes']);
});

test('from LibreOffice: breaks within a paragraph stay', () => {
  const { blocks, leftOut } = pastedText(libreOfficeHtml);
  expect(blocks).toEqual([
    { kind: 'heading', content: [{ text: 'What it costs' }] },
    {
      kind: 'paragraph',
      content: [
        { text: 'A pump costs ' },
        { text: '$4,500', marks: ['bold'] },
        { text: ' and ' },
        { text: 'lasts', marks: ['italic'] },
        { text: '.\nIt is repaired here.' },
      ],
    },
    { kind: 'numbered', content: [{ text: 'Dig the well' }] },
    { kind: 'numbered', content: [{ text: 'Set the pump' }] },
    {
      kind: 'table',
      rows: [
        [[{ text: 'Item' }], [{ text: 'Cost' }]],
        [[{ text: 'Pump' }], [{ text: '$4,500' }]],
      ],
    },
  ]);
  expect(leftOut).toEqual(['footnotes']);
});

test('from a page: real lists; scripts leave nothing, links their words', () => {
  const html =
    '<div>Intro <a href="javascript:alert(1)">here</a><script>alert(1)</script></div>' +
    '<ul><li>One<ul><li><p>Two</p></li></ul></li></ul><ol><li><em>Three</em></li></ol>' +
    '<dl><dt>Term</dt><dd>What it means</dd></dl>';
  expect(pastedText(html).blocks).toEqual([
    { kind: 'paragraph', content: [{ text: 'Intro here' }] },
    { kind: 'bullet', content: [{ text: 'One' }] },
    { kind: 'bullet', content: [{ text: 'Two' }] },
    { kind: 'numbered', content: [{ text: 'Three', marks: ['italic'] }] },
    { kind: 'paragraph', content: [{ text: 'Term' }] },
    { kind: 'paragraph', content: [{ text: 'What it means' }] },
  ]);
  expect(pastedText('')).toEqual({ blocks: [], leftOut: [] });
});

test('words alone: each line is a paragraph, as many as one paragraph takes', () => {
  expect(pastedWords('One  <b>two</b>\r\n\r\n three')).toEqual({
    blocks: [
      { kind: 'paragraph', content: [{ text: 'One <b>two</b>' }] },
      { kind: 'paragraph', content: [{ text: 'three' }] },
    ],
    leftOut: [],
  });
  const many = pastedWords('line\n'.repeat(textEditLimits.blocks + 5));
  expect([many.blocks.length, many.leftOut]).toEqual([textEditLimits.blocks, ['the end']]);
});

test('in a cell blocks are lines, items keep a bullet', () => {
  const words = inLines(
    pastedText('<p>A</p><ul><li>B</li></ul><table><tr><td>C</td><td>D</td></tr></table>').blocks,
  );
  expect(words.map((inline) => ('text' in inline ? inline.text : '')).join('')).toBe('A\n• B\nC D');
});
