import { type Gap, gapAt, type Run } from './runs.ts';
import { hasWord } from './tokens.ts';

/** Words that were added or removed, in the text that has them. */
interface Block {
  text: string;
  start: number;
  end: number;
}

/** How well a text parts here: between lines, sentences, clauses, words. */
function edge(text: string, at: number): number {
  if (at === 0 || at === text.length || text[at - 1] === '\n') return 5;
  if (/\s/.test(text[at - 1] ?? '')) {
    const last = text.slice(0, at).trimEnd().at(-1) ?? '';
    if (/[.!?]/.test(last)) return 4;
    return hasWord(last) ? 2 : 3;
  }
  return hasWord(text[at - 1] ?? '') && hasWord(text[at] ?? '') ? 0 : 1;
}

/** A gap that cuts a word is no better at its other end. */
function edges({ text, start, end }: Block, by: number): number {
  const [one, other] = [edge(text, start + by), edge(text, end + by)];
  return one === 0 || other === 0 ? 0 : one + other;
}

/** How far a block can be moved while the text reads the same: `a b a ` in front of `b` is `b a b ` behind `a`. */
function slack({ text, start, end }: Block, left: number, right: number): [least: number, most: number] {
  let [least, most] = [0, 0];
  while (-least < left && text[start + least - 1] === text[end + least - 1]) least -= 1;
  while (most < right && text[start + most] === text[end + most]) most += 1;
  return [least, most];
}

/** The block of a gap where words only came or only went, and how far it can be moved. */
function blockOf(gap: Gap, runs: readonly Run[], place: number, before: string, after: string) {
  const isAdded = gap.before[0] === gap.before[1];
  if (isAdded === (gap.after[0] === gap.after[1])) return undefined;
  const [start, end] = isAdded ? gap.after : gap.before;
  const block = { text: isAdded ? after : before, start, end };
  return { block, slack: slack(block, runs[place - 1]?.length ?? 0, runs[place]?.length ?? 0) };
}

/** Moves a gap, between the runs on both its sides. */
function move(runs: Run[], place: number, by: number): void {
  const [left, right] = [runs[place - 1], runs[place]];
  if (by === 0 || !left || !right) return;
  runs[place - 1] = { ...left, length: left.length + by };
  runs[place] = { before: right.before + by, after: right.after + by, length: right.length - by };
}

/**
 * The same comparison with each gap where the texts part best, and beside a range that it would cut if that is no worse.
 * Where words repeat, a comparison does not say which of them are new: `The cow. ` was added in front of `The dog.`, and
 * not `cow. The ` inside it (COMMENT-02).
 */
export function withGapsSlid(
  runs: readonly Run[],
  before: string,
  after: string,
  range?: { start: number; end: number },
): Run[] {
  const end = { before: before.length, after: after.length, length: 0 };
  const known: Run[] = [{ before: 0, after: 0, length: 0 }, ...runs, end];
  for (let place = 1; place < known.length; place += 1) {
    const gap = gapAt(known, place);
    if (range && (gap.before[0] >= range.end || gap.before[1] <= range.start)) continue;
    const found = blockOf(gap, known, place, before, after);
    if (!found) continue;
    const { block } = found;
    const [least, most] = found.slack;
    let best = 0;
    for (let by = least; by <= most; by += 1) if (edges(block, by) > edges(block, best)) best = by;
    if (range) {
      const aside = [range.start - gap.before[1], range.end - gap.before[0]].find(
        (by) => by >= least && by <= most && edges(block, by) >= edges(block, best),
      );
      const isCut = gap.before[0] + best < range.end && gap.before[1] + best > range.start;
      best = isCut ? (aside ?? best) : best;
    }
    move(known, place, best);
  }
  return known.filter(({ length }) => length > 0);
}
