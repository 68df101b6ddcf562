import { newAnchor, placeNewAnchor } from './new-anchor.ts';

const seen =
  'We train forty nurses in Siaya. They visit every home twice a month. We train forty midwives, too.';
const placed = (quote: string, today: string, from = 0) => {
  const start = seen.indexOf(quote, from);
  const anchor = placeNewAnchor(newAnchor(seen, start, start + quote.length), today);
  return [anchor.state, today.slice(anchor.start, anchor.end), anchor.start];
};

test('words of a text that has not changed, also of equal ones the ones that were meant', () => {
  expect(placed('forty nurses', seen)).toEqual(['here', 'forty nurses', 9]);
  const second = seen.lastIndexOf('We train');
  expect(placed('We train', seen, 10)).toEqual(['here', 'We train', second]);
  expect(placed(seen, seen)).toEqual(['here', seen, 0]);
});

test('a comment that was written offline finds its words (COMMENT-02)', () => {
  const longer = `Since 2019 we work in Kenya. ${seen}`;
  expect(placed('We train', longer, 10)).toEqual(['here', 'We train', longer.lastIndexOf('We train')]);
  const edited = seen.replace('forty nurses', 'forty good nurses');
  expect(placed('forty nurses', edited)).toEqual(['changed', 'forty good nurses', 9]);
  const without = seen.replace('forty nurses ', '');
  expect(placed('forty nurses', without)).toEqual(['gone', '', expect.any(Number)]);
  expect(placed('forty nurses', 'All is new here.')).toEqual(['gone', '', expect.any(Number)]);
  expect(placed('forty nurses', '')).toEqual(['gone', '', 0]);
  // The same words in quite another place are others.
  expect(placed('forty', 'Next year forty schools have water.')).toEqual(['gone', '', expect.any(Number)]);
});
