import { wordsIn } from './tokens.ts';

/** Fewer words can stand in two places by chance. */
const fewestWords = 4;

const onlyPlaceOf = (words: string, text: string): number | undefined => {
  const at = text.indexOf(words);
  return at !== -1 && text.indexOf(words, at + 1) === -1 ? at : undefined;
};

const parts = [/[^\n]+/g, /[^\n.!?]+[.!?]*/g];

/**
 * Where words stand whose whole line or sentence moved: it is there only once in both texts, letter for letter, and it
 * is more than the words themselves. Undefined if nothing says so.
 */
export function movedTo(
  { start, end }: { start: number; end: number },
  before: string,
  after: string,
): number | undefined {
  for (const part of parts) {
    const around = [...before.matchAll(part)].find(
      ({ 0: text, index }) => index <= start && end <= index + text.length,
    );
    const text = around?.[0].trim() ?? '';
    if (!around || text.length <= end - start || wordsIn(text).length < fewestWords) continue;
    const from = onlyPlaceOf(text, before);
    const to = onlyPlaceOf(text, after);
    if (from === undefined || to === undefined || from > start || end > from + text.length) continue;
    return start + to - from;
  }
  return undefined;
}
