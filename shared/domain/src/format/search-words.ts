/** Letters that no decomposition turns into plain ones: of northern and eastern Europe, and of West African languages. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ɛ: 'e',
  ɔ: 'o',
  ə: 'e',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ŋ: 'n',
  ʋ: 'v',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
};
const otherLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
const apostrophes = /['’‘ʼʻʾʿ`´＇]/g;
/** Scripts written without spaces: each sign is a word of its own, so that any part of a text is found. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(otherLetter, (letter) => plainLetters[letter] ?? letter)
    .replace(unspaced, ' $& ');

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The words of a text as they are looked for: without case, accents and apostrophes, whatever their form. "L’Élan" is
 * `lelan`, "girls'" is `girls`.
 */
export const searchWords = (text: string): string[] => wordsOf(folded(text).replace(apostrophes, ''));

/**
 * What a text can be found by, as one text: each word once, with a space before each. A word with an apostrophe inside is
 * there whole and in its parts, so that "eau" finds "l’eau".
 */
export function searchIndex(...texts: readonly string[]): string {
  const words = texts.flatMap((text) => [
    ...searchWords(text),
    ...wordsOf(folded(text).replace(apostrophes, ' ')),
  ]);
  return [...new Set(words)].map((word) => ` ${word}`).join('');
}

/**
 * True where each word of a search begins a word of the index, in whatever order. A search of nothing but spaces finds
 * everything, one of signs alone nothing.
 */
export function matchesSearch(index: string, search: string): boolean {
  if (search.trim() === '') return true;
  const words = searchWords(search);
  return words.length > 0 && words.every((word) => index.includes(` ${word}`));
}
