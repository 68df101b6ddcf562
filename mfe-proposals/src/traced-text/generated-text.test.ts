import { blocksOf, partsOf, splitAt } from './generated-text.ts';

const words = (text: string, sources: Parameters<typeof partsOf>[1] = []) =>
  partsOf(text, sources).map(({ kind, text: part, fact }) => [kind, part, ...(fact ? [fact] : [])]);

test('notes are parted from the words around them', () => {
  expect(words('It starts in [needs: the start month] and [needs:  an end ].')).toEqual([
    ['text', 'It starts in '],
    ['need', 'needs: the start month'],
    ['text', ' and '],
    ['need', 'needs: an end'],
    ['text', '.'],
  ]);
  expect(words('[other: words]')).toEqual([['text', '[other: words]']]);
});

test('paragraphs, lists of both kinds, and lines that belong together', () => {
  const blocks = blocksOf('One.\nStill one.\n\nBefore:\n• a\n• b\n\n1. first\n2) second\n \nAfter.\n\n\n');
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'list', 'list', 'paragraph']);
  expect(blocks[0]).toMatchObject({ parts: [{ text: 'One.\nStill one.', start: 0, end: 15 }] });
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] });
  expect(blocks[3]).toMatchObject({ ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] });
});

describe('stated facts', () => {
  const text = 'We reach 5,320 pupils for $39,600.';
  const beneficiaries = { start: 9, end: 21, fact: 'proposal.beneficiaries' };
  const request = { start: 26, end: 33, fact: 'proposal.requestedAmount' };

  test('stand where their positions say, in reading order', () => {
    expect(words(text, [request, beneficiaries])).toEqual([
      ['text', 'We reach '],
      ['fact', '5,320 pupils', 'proposal.beneficiaries'],
      ['text', ' for '],
      ['fact', '$39,600', 'proposal.requestedAmount'],
      ['text', '.'],
    ]);
  });

  test('in the items of a list they are found too', () => {
    const list = 'What changes:\n• 39% become 90%';
    const [, items] = blocksOf(list, [{ start: 16, end: 19, fact: 'proposal.objectives.0' }]);
    expect(items).toMatchObject({ items: [[{ kind: 'fact', text: '39%' }, { kind: 'text' }]] });
  });

  test('positions that overlap, run backwards or past the end are left out, and no word is lost', () => {
    const wrong = [
      { start: 12, end: 30, fact: 'a' },
      { start: 30, end: 12, fact: 'b' },
      { start: 30, end: 99, fact: 'c' },
    ];
    const parts = words(text, [beneficiaries, ...wrong]);
    expect(parts.map(([, part]) => part).join('')).toBe(text);
    expect(parts.filter(([kind]) => kind === 'fact')).toEqual([
      ['fact', '5,320 pupils', 'proposal.beneficiaries'],
    ]);
  });

  test('of a sentence of the applicant’s own only the figures are marked', () => {
    const own = 'Raise the share of pupils who can wash their hands from 39% to 90 % by June 2027.';
    expect(words(own, [{ start: 0, end: own.length, fact: 'proposal.objectives.0' }])).toEqual([
      ['text', 'Raise the share of pupils who can wash their hands from '],
      ['fact', '39%', 'proposal.objectives.0'],
      ['text', ' to '],
      ['fact', '90 %', 'proposal.objectives.0'],
      ['text', ' by June '],
      ['fact', '2027', 'proposal.objectives.0'],
      ['text', '.'],
    ]);
  });

  test('a stretch is cut out of the words around it, and never through a fact', () => {
    const parts = partsOf(text, [beneficiaries]);
    const { before, within, after } = splitAt(parts, { start: 3, end: 12 });
    expect([before, within, after].map((each) => each.map((part) => part.text).join('|'))).toEqual([
      'We ',
      'reach |5,320 pupils',
      ' for $39,600.',
    ]);
  });
});
