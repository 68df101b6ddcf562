import { blocksOf, partsOf } from './generated-text.ts';

test('notes are parted from the words around them', () => {
  expect(partsOf('It starts in [needs: the start month] and [needs:  an end ].')).toEqual([
    { kind: 'text', text: 'It starts in ' },
    { kind: 'need', text: 'needs: the start month' },
    { kind: 'text', text: ' and ' },
    { kind: 'need', text: 'needs: an end' },
    { kind: 'text', text: '.' },
  ]);
  expect(partsOf('[other: words]')).toEqual([{ kind: 'text', text: '[other: words]' }]);
});

test('paragraphs, lists of both kinds, and lines that belong together', () => {
  const blocks = blocksOf('One.\nStill one.\n\nBefore:\n• a\n• b\n\n1. first\n2) second\n\n\n');
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'list', 'list']);
  expect(blocks[0]).toMatchObject({ parts: [{ text: 'One.' }, { text: '\nStill one.' }] });
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] });
  expect(blocks[3]).toMatchObject({ ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] });
});
