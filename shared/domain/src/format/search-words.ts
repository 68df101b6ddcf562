/**
 * Letters that Unicode decomposition does not simplify: northern and eastern European, and of West African languages.
 */
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
/** Scripts without spaces: each character counts as a word, so that any part of a text is found. */
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
 * The words of a text, normalized for search: without case, accents and apostrophes. "L’Élan" becomes `lelan`,
 * "girls'" becomes `girls`.
 */
export const searchWords = (text: string): string[] => wordsOf(folded(text).replace(apostrophes, ''));

/**
 * The search index of a text: each word once, preceded by a space. A word with an apostrophe is indexed whole and in
 * parts, so that "eau" finds "l’eau".
 */
export function searchIndex(...texts: readonly string[]): string {
  const words = texts.flatMap((text) => [
    ...searchWords(text),
    ...wordsOf(folded(text).replace(apostrophes, ' ')),
  ]);
  return [...new Set(words)].map((word) => ` ${word}`).join('');
}

/**
 * True if each word of the search starts a word of the index, in any order. A search of only spaces finds everything,
 * one of only punctuation finds nothing.
 */
export function matchesSearch(index: string, search: string): boolean {
  if (search.trim() === '') return true;
  const words = searchWords(search);
  return words.length > 0 && words.every((word) => index.includes(` ${word}`));
}
