const token = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]/gu;
const word = /[\p{L}\p{M}\p{N}]+/gu;
const inWord = /[\p{L}\p{M}\p{N}]/u;

/** A word or another character, and where it begins. */
export interface Token {
  text: string;
  at: number;
}

/** What a text consists of, without white space. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(token), ({ 0: found, index }) => ({ text: found, at: index }));

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
