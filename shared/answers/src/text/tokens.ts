/** Text without case and accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** An article or pronoun before an apostrophe is no part of the word: "l'eau", "qu'est". */
const elided = /\b(?:l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/giu;
/** Nor is the end of an English one: "what's", "funder's". */
const possessive = /['’](?:s|re|ve|ll|d|m)?(?!\p{L})/giu;

/**
 * The words of a text in order, in small letters; hyphens part words, so that "co-funding" and "co funding" are alike.
 * Scripts without spaces become single signs.
 */
export function tokensOf(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replace(elided, ' ').replace(possessive, ' ');
  return plain.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]|[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
