import { diffArrays } from 'diff';
import { type Gap, gapsBetween, type Run } from './runs.ts';
import { withGapsSlid } from './slid-gaps.ts';
import { hasWord, splitsToken, tokensOf, wordsIn } from './tokens.ts';

/** Texts further apart than this many steps are compared by lines first; finding out more takes seconds. */
const longestSearch = 1_200;
const longestSearchInLines = 400;

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/** How much the texts have in common at both ends, in whole words. */
function sharedEnds(before: string, after: string): { head: number; tail: number } {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  while (splitsToken(before, head) || splitsToken(after, head)) head -= 1;
  let tail = 0;
  const at = (text: string) => text.length - 1 - tail;
  while (tail < shortest - head && before[at(before)] === after[at(after)]) tail += 1;
  while (splitsToken(before, before.length - tail) || splitsToken(after, after.length - tail)) tail -= 1;
  return { head, tail };
}

/** Common runs of pieces, in characters. Undefined where the search takes too long. */
function runsOfPieces(before: string[], after: string[], maxEditLength: number): Run[] | undefined {
  const changes = diffArrays(before, after, { maxEditLength });
  if (!changes) return undefined;
  const runs: Run[] = [];
  let [ofBefore, ofAfter] = [0, 0];
  for (const { value, added, removed } of changes) {
    const { length } = value.join('');
    if (!added && !removed) runs.push({ before: ofBefore, after: ofAfter, length });
    if (!added) ofBefore += length;
    if (!removed) ofAfter += length;
  }
  return runs;
}

/** Words this short say nothing by themselves: texts about different things have them in common. */
const isTelling = (words: readonly string[]) => words.some((word) => [...word].length > 3);

/**
 * Without the runs that two texts share by chance: a few words between stretches that were written anew. Runs at the
 * ends of the texts stay.
 */
function withoutChance(runs: readonly Run[], before: string, after: string): Run[] {
  const gaps = gapsBetween(runs, before, after);
  const sizes = gaps.map((gap) => {
    const went = wordsIn(before.slice(...gap.before)).length;
    const came = wordsIn(after.slice(...gap.after)).length;
    return { isReplaced: went > 0 && came > 0, words: Math.max(went, came) };
  });
  const kept = runs.filter((run, place) => {
    const [left, right] = [sizes[place], sizes[place + 1]];
    if (!left?.isReplaced || !right?.isReplaced) return true;
    const words = wordsIn(before.slice(run.before, run.before + run.length));
    return isTelling(words) && words.length * 3 > Math.min(left.words, right.words);
  });
  return kept.length < runs.length ? withoutChance(kept, before, after) : kept;
}

function middleRuns(before: string, after: string): Run[] {
  if (before === '' || after === '') return [];
  const tokens = runsOfPieces(tokensOf(before), tokensOf(after), longestSearch);
  if (tokens) return tokens;
  const lines = runsOfPieces(linesOf(before), linesOf(after), longestSearch) ?? [];
  const between = gapsBetween(lines, before, after).flatMap((gap): Run[] => {
    const [one, other] = [before.slice(...gap.before), after.slice(...gap.after)];
    const found = runsOfPieces(tokensOf(one), tokensOf(other), longestSearchInLines) ?? [];
    return found.map((run) => ({
      before: run.before + gap.before[0],
      after: run.after + gap.after[0],
      length: run.length,
    }));
  });
  return [...lines, ...between].sort((one, other) => one.before - other.before);
}

/** Runs that follow each other without a gap become one. */
function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (run.length === 0) continue;
    if (last && last.before + last.length === run.before && last.after + last.length === run.after)
      last.length += run.length;
    else whole.push({ ...run });
  }
  return whole;
}

/**
 * What two texts have in common, in whole words and in the order of both (COMMENT-02). Words that two stretches share
 * by chance do not count, nor do white space and punctuation between words that are new.
 *
 * @param everything also what is shared by chance
 */
export function alignTexts(before: string, after: string, everything = false): Run[] {
  const { head, tail } = sharedEnds(before, after);
  const inner = middleRuns(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  const runs = joined([
    { before: 0, after: 0, length: head },
    ...inner.map((run) => ({ ...run, before: run.before + head, after: run.after + head })),
    { before: before.length - tail, after: after.length - tail, length: tail },
  ]);
  if (everything) return runs;
  const gaps = gapsBetween(runs, before, after);
  const isBetween = (place: number) => isChange(gaps[place]) && isChange(gaps[place + 1]);
  const worded = runs.filter(
    (run, place) => !isBetween(place) || hasWord(before.slice(run.before, run.before + run.length)),
  );
  return withGapsSlid(withoutChance(worded, before, after), before, after);
}

const isChange = (gap: Gap | undefined): boolean =>
  gap !== undefined && (gap.before[0] < gap.before[1] || gap.after[0] < gap.after[1]);
