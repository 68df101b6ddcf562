import type { TextSource } from '../proposal-text.schemas.ts';

/** From `start` up to, not including, `end`: UTF-16 positions of a text. */
export interface Stretch {
  start: number;
  end: number;
}

/** A stretch that is more than words: a stated fact, or a note about a missing one. */
export type MarkedStretch = Stretch & ({ fact: string } | { need: string });

const needs = /\[needs:\s*([^\]]+)\]/gi;

/** A figure with its currency and per cent sign: "$1,250.50", "80 %", "2027-02-26". */
export const figurePattern = /[$€£]?\p{N}+(?:[.,:/-]\p{N}+)*(?:\s?%)?/gu;

/** Longer ones are sentences of the applicant's own: in them only the figures are facts, or all would be marked. */
export const longestFact = 48;

/** Notes `[needs: ...]` and stated facts in reading order. What is nonsense or overlaps is left out: the words stay. */
export function markedStretches(text: string, sources: readonly TextSource[] = []): MarkedStretch[] {
  const notes = [...text.matchAll(needs)].map(({ 0: note, 1: what = '', index }) => ({
    start: index,
    end: index + note.length,
    need: what.trim(),
  }));
  const facts = sources
    .filter(({ start, end }) => start < end && end <= text.length)
    .flatMap(({ fact, ...stretch }) => factStretches(text, stretch).map((found) => ({ ...found, fact })));
  const marks: MarkedStretch[] = [];
  for (const mark of [...notes, ...facts].sort((one, other) => one.start - other.start)) {
    if (mark.start >= (marks.at(-1)?.end ?? 0)) marks.push(mark);
  }
  return marks;
}

function factStretches(text: string, { start, end }: Stretch): Stretch[] {
  if (end - start <= longestFact) return [{ start, end }];
  return [...text.slice(start, end).matchAll(figurePattern)].map(({ 0: found, index }) => ({
    start: start + index,
    end: start + index + found.length,
  }));
}
