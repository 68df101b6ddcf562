import { folded } from './folded.ts';
import { phrasesOf } from './phrases.ts';

/** A part of a text. */
export interface Span {
  start: number;
  end: number;
}

/** Their full stop ends no sentence. */
const abbreviations = new Set(
  phrasesOf(
    'max|min|no|nr|approx|aprox|env|incl|excl|e.g|i.e|p.ex|ex|ej|p|pp|a.m|p.m|m|art|dr|mr|mrs|ms|prof|st|vs|cf|etc|car|sr|sra|dra|u.s|ca|vol|sec|n|ref|tel|pag|num|inc|carac|cap',
  ),
);
/** From its first sign on: a long run of dots is looked at once. */
const stop = /(?<![.?!…])[.?!…]+["'”’»)\]]*(?=\s)/g;

/** The sentences of a passage, as parts of its text. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(stop)) {
    const end = match.index + match[0].length;
    const word = /[\p{L}.]+$/u.exec(text.slice(Math.max(start, match.index - 12), match.index))?.[0] ?? '';
    const isShort = match[0] === '.' && (abbreviations.has(folded(word)) || /^\p{Lu}$/u.test(word));
    const next = text.slice(end).trimStart().charAt(0);
    if (match[0].startsWith('.') && (isShort || /\p{Ll}/u.test(next))) continue;
    if (match[0].startsWith('…') && /\p{Ll}/u.test(next)) continue;
    spans.push({ start, end });
    start = end + 1;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans;
}

/** Parts of a text between full stops and semicolons; brackets stay with what they are about. */
export const halvesOf = (text: string): Span[] =>
  sentencesOf(text).flatMap(({ start, end }) => {
    let from = start;
    const parts = [...text.slice(start, end).matchAll(/;\s|\s[·•|]\s/g)].map(({ index }) => {
      const part = { start: from, end: start + index };
      from = start + index + 1;
      return part;
    });
    return [...parts, { start: from, end }];
  });

/** Parts of a sentence between semicolons, and between sentences. */
export function clausesOf(text: string): Span[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const parts: Span[] = [];
    let from = start;
    for (const { index } of text.slice(start, end).matchAll(/;\s|\s[-–—·•|]\s|\s\(|\)\s/g)) {
      parts.push({ start: from, end: start + index });
      from = start + index + 1;
    }
    parts.push({ start: from, end });
    return parts;
  });
}
