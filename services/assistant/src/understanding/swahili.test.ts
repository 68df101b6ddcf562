import { isOrdered, verbForm } from './swahili.ts';

test.each([
  ['tulituma', 'tum', false],
  ['limetumwa', 'tum', false],
  ['yaliyotumwa', 'tum', false],
  ['yanayoongozwa', 'ongoz', false],
  ['anayeongoza', 'ongoz', false],
  ['zitakazotumwa', 'tum', false],
  ['kutuma', 'tum', false],
  ['hayajatumwa', 'tum', true],
  ['hatujatuma', 'tum', true],
  ['hayakukataliwa', 'kataliw', true],
  ['yasiyoongozwa', 'ongoz', true],
  ['zisizotumwa', 'tum', true],
  ['asiyesaini', 'sain', true],
] as const)('%s is a form of -%s', (word, stem, isNegated) => {
  expect(verbForm(word, stem)).toEqual({ isNegated });
});

test.each([
  ['tumaini', 'tum'],
  ['watumiaji', 'tum'],
  ['kituo', 'tum'],
] as const)('%s is no form of -%s', (word, stem) => {
  expect(verbForm(word, stem)).toBeUndefined();
});

test('a verb that orders is told from one that tells', () => {
  expect(['tuma', 'itume', 'kutuma'].map((word) => isOrdered(word, 'tum'))).toEqual([true, true, true]);
  expect(['tulituma', 'ukituma', 'hayajatumwa'].map((word) => isOrdered(word, 'tum'))).toEqual([
    false,
    false,
    false,
  ]);
});
