import { type Anchor, followAnchors } from './anchor.ts';
import { alignTexts } from './following/aligned-texts.ts';

interface Range {
  start: number;
  end: number;
}

/**
 * Where parts of some words stand in the text that these words have become; undefined for a part that was changed itself
 * (COMMENT-08). An empty part is a place between two words, of which at least one is still there.
 */
export function placedParts(parts: readonly Range[], words: string, today: string): (Range | undefined)[] {
  if (words === today) return [...parts];
  const { runs } = alignTexts(words, today);
  const between = (at: number): Range | undefined => {
    const before = runs.find((run) => run.before < at && at <= run.before + run.length);
    const run = before ?? runs.find((one) => one.before <= at && at < one.before + one.length);
    return run && { start: run.after + at - run.before, end: run.after + at - run.before };
  };
  const anchors = parts.map(
    ({ start, end }): Anchor => ({ start, end, quote: words.slice(start, end), state: 'here' }),
  );
  return followAnchors(anchors, words, today).map(({ start, end, state }, at) => {
    const part = parts[at];
    if (part && part.start === part.end) return between(part.start);
    return state === 'here' ? { start, end } : undefined;
  });
}

/** Where words stand now that an anchor was on before they came: around what is left of it, or where it was. */
export function whereWordsStand(words: string, anchor: Anchor, text: string): Range | undefined {
  if (words === '') return undefined;
  const { start, end } = anchor;
  for (let at = text.indexOf(words, Math.max(0, end - words.length)); at !== -1 && at <= start; ) {
    if (at + words.length >= end) return { start: at, end: at + words.length };
    at = text.indexOf(words, at + 1);
  }
  return undefined;
}
