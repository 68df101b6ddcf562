import { type Anchor, followAnchor } from './anchor.ts';
import { alignTexts } from './following/aligned-texts.ts';

interface Range {
  start: number;
  end: number;
}

/**
 * Where a part of some words stands in the text that these words have become; undefined if the part itself was changed
 * (COMMENT-08). An empty part is a place between two words, of which at least one is still there.
 */
export function placedPart(part: Range, words: string, today: string): Range | undefined {
  if (words === today) return part;
  const { start, end } = part;
  if (start < end) {
    const quote = words.slice(start, end);
    const { state, ...found } = followAnchor({ start, end, quote, state: 'here' }, words, today);
    return state === 'here' ? { start: found.start, end: found.end } : undefined;
  }
  const { runs } = alignTexts(words, today);
  const before = runs.find((run) => run.before < start && start <= run.before + run.length);
  const behind = runs.find((run) => run.before <= start && start < run.before + run.length);
  const run = before ?? behind;
  if (!run) return undefined;
  const at = run.after + start - run.before;
  return { start: at, end: at };
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
