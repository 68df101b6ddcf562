import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchesSearch, searchIndex, searchWords } from './search-words.ts';

const title = 'Girls’ education in Élmina and Tamale: l’eau potable, Ɛwe 学校';

test.each([
  'elmina',
  'ÉLMINA',
  'Elm',
  'girls tamale',
  'tamale girls',
  "girls' education",
  'girls’ education',
  'girlsʼ',
  'eau',
  "l'eau",
  'leau',
  'ewe',
  '校',
  '学校',
  'in  tamale,',
  ' ',
])('%j finds it', (search) => {
  expect(matchesSearch(searchIndex(title), search)).toBe(true);
});

test.each(['lmina', 'tamale boys', 'girlsx', '???', '.*', 'educationin'])('%j does not', (search) => {
  expect(matchesSearch(searchIndex(title), search)).toBe(false);
});

test('every text is found by each of its words, by their first letters, in any order', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.nat(),
      (text, more, at) => {
        const words = searchWords(text);
        const index = searchIndex(more, text);
        expect(words.every((word) => matchesSearch(index, word))).toBe(true);
        expect(matchesSearch(index, words.toReversed().join(' '))).toBe(true);
        const [word = ''] = words.slice(at % Math.max(1, words.length));
        expect(matchesSearch(index, [...word].slice(0, 1 + (at % 3)).join(''))).toBe(true);
      },
    ),
  );
});

test('decomposed and composed letters are the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(searchIndex(text.normalize('NFD'))).toBe(searchIndex(text.normalize('NFC')));
    }),
  );
});
