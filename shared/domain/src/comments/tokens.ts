const token = /[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu;
const word = /[\p{L}\p{M}\p{N}]+/gu;
const inWord = /[\p{L}\p{M}\p{N}]/u;

/** The words, stretches of white space and other characters that a text consists of. */
export const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** Whether a text has a word at all; white space and punctuation are none. */
export const hasWord = (text: string): boolean => inWord.test(text);

export const wordsIn = (text: string): string[] => text.match(word) ?? [];

/** Whether a position is inside a word, or inside a character that UTF-16 writes as two. */
export function splitsToken(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const first = String.fromCodePoint(text.codePointAt(at - 1) ?? 0);
  if (first.length === 2) return true;
  const [before = ''] = [...text.slice(Math.max(0, at - 2), at)].slice(-1);
  return hasWord(before) && hasWord(String.fromCodePoint(text.codePointAt(at) ?? 0));
}
