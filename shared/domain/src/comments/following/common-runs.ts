import { diffArrays } from 'diff';
import type { Run } from './runs.ts';
import type { Piece } from './tokens.ts';

/** Lists further apart than this many steps have little in common; finding out what takes seconds. */
const longestSearch = 1_200;

const textsOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text);

/** Pieces that two lists have in common, in the order of both: as many as possible. */
export function commonPieces(before: readonly Piece[], after: readonly Piece[]): [Piece, Piece][] {
  if (before.length === 0 || after.length === 0) return [];
  const changes = diffArrays(textsOf(before), textsOf(after), { maxEditLength: longestSearch }) ?? [];
  const pairs: [Piece, Piece][] = [];
  let [mine, its] = [0, 0];
  for (const { value, added, removed } of changes) {
    for (const _ of value) {
      const pair = [before[mine], after[its]] as const;
      if (!added && !removed && pair[0] && pair[1]) pairs.push([pair[0], pair[1]]);
      if (!added) mine += 1;
      if (!removed) its += 1;
    }
  }
  return pairs;
}

const isSpace = (text: string, at: number) => /\s/.test(text[at] ?? '');

/** Pieces as runs, with the white space that both texts have beside them; those without a gap between them are one. */
export function runsOf(pairs: readonly (readonly [Piece, Piece])[], before: string, after: string): Run[] {
  const runs: Run[] = [];
  for (const [mine, its] of pairs) {
    const last = runs.at(-1);
    const run = { before: mine.at, after: its.at, length: mine.text.length };
    const free = () =>
      run.before > (last ? last.before + last.length : 0) &&
      run.after > (last ? last.after + last.length : 0);
    while (free() && isSpace(before, run.before - 1) && before[run.before - 1] === after[run.after - 1]) {
      run.before -= 1;
      run.after -= 1;
      run.length += 1;
    }
    const end = () => [run.before + run.length, run.after + run.length] as const;
    for (let [at, to] = end(); isSpace(before, at) && before[at] === after[to]; [at, to] = end())
      run.length += 1;
    runs.push(run);
  }
  return joined(runs);
}

/** Runs that follow each other without a gap become one. */
export function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of runs) {
    if (run.length === 0) continue;
    const last = whole.at(-1);
    if (last && last.before + last.length === run.before && last.after + last.length === run.after)
      last.length += run.length;
    else whole.push({ ...run });
  }
  return whole;
}
