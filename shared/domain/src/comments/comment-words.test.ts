import { commentExcerpt, trueMentions, withoutMentioned } from './comment-words.ts';

test('an excerpt is one line of at most 140 characters (COMMENT-05)', () => {
  expect(commentExcerpt(' Please\n\ncheck  this. ')).toBe('Please check this.');
  const long = commentExcerpt('🌍'.repeat(4_000));
  expect(long.length).toBeLessThanOrEqual(140);
  expect(encodeURIComponent(long)).toMatch(/%F0%9F%8C%8D%E2%80%A6$/);
});

const text = 'See @Juma Baraka and @Amina, please';
const juma = { start: 4, end: 16, id: 'u1', kind: 'person' as const };
const amina = { start: 21, end: 27, id: 'u2', kind: 'person' as const };

test('only what the words bear out is a mention (COMMENT-04)', () => {
  expect(trueMentions(text, [amina, juma])).toEqual([juma, amina]);
  const false_ = [
    { ...juma, start: 0 },
    { ...juma, end: 400 },
    { ...juma, end: 5 },
    { ...juma, end: 4 },
  ];
  for (const one of false_) expect(trueMentions(text, [one, amina])).toEqual([amina]);
  expect(trueMentions(text, [juma, { ...amina, start: 10, end: 20 }])).toEqual([juma]);
});

test('the name of a person who left goes out of the words (COMMENT-09)', () => {
  const left = withoutMentioned(text, [juma, amina], 'u1', 'A former member');
  expect(left.text).toBe('See @A former member and @Amina, please');
  expect(left.mentions.map(({ id, start, end }) => [id, left.text.slice(start, end)])).toEqual([
    ['u2', '@Amina'],
  ]);
});
