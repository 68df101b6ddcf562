import { type Anchor, followAnchor } from './anchor.ts';

const anchorOn = (quote: string, text: string): Anchor => {
  const start = text.indexOf(quote);
  return { start, end: start + quote.length, quote, state: 'here' };
};
const shown = ({ start, end, state }: Anchor, text: string) => [state, text.slice(start, end)];
const followed = (quote: string, ...texts: string[]) => {
  let anchor = anchorOn(quote, texts[0] ?? '');
  for (const [place, text] of texts.entries())
    if (place > 0) anchor = followAnchor(anchor, texts[place - 1] ?? '', text);
  return shown(anchor, texts.at(-1) ?? '');
};

const first = 'We train forty nurses in Siaya. They visit every home twice a month.';

test.each([
  [
    'words before it',
    'Each year we train forty nurses in Siaya. They visit every home twice a month.',
    'here',
    'forty nurses',
  ],
  [
    'words after it',
    'We train forty nurses in Siaya. They visit every home three times a month.',
    'here',
    'forty nurses',
  ],
  [
    'one of its words',
    'We train sixty nurses in Siaya. They visit every home twice a month.',
    'changed',
    'nurses',
  ],
  [
    'words inside',
    'We train forty good nurses in Siaya. They visit every home twice a month.',
    'changed',
    'forty good nurses',
  ],
  ['all its words', 'We train in Siaya. They visit every home twice a month.', 'gone', ''],
  [
    'other words in their place',
    'We train two midwives in Siaya. They visit every home twice a month.',
    'gone',
    '',
  ],
  [
    'their sentences change places',
    'They visit every home twice a month. We train forty nurses in Siaya.',
    'here',
    'forty nurses',
  ],
  ['everything is new', 'A pump brings water to six villages, and a committee looks after it.', 'gone', ''],
  [
    'the same words are in another sentence',
    'We train in Siaya. They visit every home twice a month, forty nurses say.',
    'gone',
    '',
  ],
])('%s', (_what, after, state, words) => {
  expect(followed('forty nurses', first, after)).toEqual([state, words]);
});

test('of equal words, those that were meant', () => {
  expect(followed('The dog.', 'A cat. The dog.', 'A cat. The cow. The dog.')).toEqual(['here', 'The dog.']);
  const anchor = followAnchor(anchorOn('The dog.', 'The cow. The dog.'), 'The cow. The dog.', 'The dog.');
  expect(anchor).toMatchObject({ state: 'here', start: 0 });
  const three = 'one water, two water, three water';
  const second: Anchor = { start: 15, end: 20, quote: 'water', state: 'here' };
  expect(followAnchor(second, three, 'one water, three water')).toMatchObject({ state: 'gone', start: 11 });
  expect(followAnchor(second, three, 'two water, three water')).toMatchObject({ state: 'here', start: 4 });
});

test('a word that is the end of another one', () => {
  expect(followed('ya', 'ya itakusanya ada', 'ya ada')).toEqual(['here', 'ya']);
});

test('words that went return by undo, and only with their neighbors', () => {
  const without = 'We train in Siaya. They visit every home twice a month.';
  expect(followed('forty nurses', first, without, first)).toEqual(['here', 'forty nurses']);
  const elsewhere = 'We train in Siaya. They visit forty nurses twice a month.';
  expect(followed('forty nurses', first, without, elsewhere)).toEqual(['gone', '']);
  expect(followed('forty nurses', first, 'Nothing.', 'Next year forty nurses arrive.')).toEqual(['gone', '']);
  expect(followed('forty nurses', first, 'Nothing.', first)).toEqual(['here', 'forty nurses']);
  // Word by word, and back in the other order.
  const half = 'We train nurses in Siaya. They visit every home twice a month.';
  expect(followed('forty nurses', first, half, without, half)).toEqual(['changed', 'nurses']);
  expect(followed('forty nurses', first, half, without, half, first)).toEqual(['here', 'forty nurses']);
});
