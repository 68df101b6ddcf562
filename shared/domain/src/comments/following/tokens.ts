/** Words, with an apostrophe inside them; pictures of several code points; any other character. No white space. */
const token =
  /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*)*|[^\p{L}\p{M}\p{N}\s]/gu;
const word = /[\p{L}\p{M}\p{N}]+/gu;
const inWord = /[\p{L}\p{M}\p{N}]/u;
/** A sentence, or what is left of a line. */
const sentence = /\S(?:[^\n]*?[.!?](?=\s|$)|[^\n]*)/gu;

const line = /\S[^\n]*/gu;

/** A word, sentence or line, and where it begins. */
export interface Piece {
  text: string;
  at: number;
}

const pieces = (text: string, pattern: RegExp): Piece[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ text: found.trimEnd(), at: index }));

/** What a text consists of, without white space. */
export const tokensOf = (text: string): Piece[] => pieces(text, token);

export const linesOf = (text: string): Piece[] => pieces(text, line);

export const sentencesOf = (text: string): Piece[] => pieces(text, sentence);

/** Whether a text has a word at all; white space and punctuation are none. */
export const hasWord = (text: string): boolean => inWord.test(text);

export const wordsIn = (text: string): string[] => text.match(word) ?? [];

/** Whether a position is inside a word, or inside a character that UTF-16 writes as two. */
export function splitsToken(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  if (/^[\uDC00-\uDFFF]/.test(text.slice(at, at + 1))) return true;
  // Enough on both sides for an apostrophe, and for a picture of several code points.
  const from = Math.max(0, at - 24);
  const around = text.slice(from, at + 24);
  return tokensOf(around).some((one) => from + one.at < at && at < from + one.at + one.text.length);
}
