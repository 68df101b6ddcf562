import { diffArrays } from 'diff';
import { type Gap, gapsBetween, type Run } from './runs.ts';
import { withGapsSlid } from './slid-gaps.ts';
import { hasWord, splitsToken, type Token, tokensOf, wordsIn } from './tokens.ts';

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

/** Common runs of two lists: where they begin in each, and how many they are. Undefined if the search takes too long. */
function runsOfLists(before: string[], after: string[], maxEditLength: number): Run[] | undefined {
  const changes = diffArrays(before, after, { maxEditLength });
  if (!changes) return undefined;
  const runs: Run[] = [];
  let [ofBefore, ofAfter] = [0, 0];
  for (const { value, added, removed } of changes) {
    const { length } = value;
    if (!added && !removed) runs.push({ before: ofBefore, after: ofAfter, length });
    if (!added) ofBefore += length;
    if (!removed) ofAfter += length;
  }
  return runs;
}

const isSpace = (text: string, at: number) => /\s/.test(text[at] ?? '');

/** Common runs of words. White space belongs to the words beside it: by itself it says nothing. */
function runsOfTokens(before: string, after: string, maxEditLength: number): Run[] | undefined {
  const [one, other] = [tokensOf(before), tokensOf(after)];
  const texts = (tokens: readonly Token[]) => tokens.map(({ text }) => text);
  const found = runsOfLists(texts(one), texts(other), maxEditLength);
  if (!found) return undefined;
  const runs: Run[] = [];
  for (const run of found) {
    for (let place = 0; place < run.length; place += 1) {
      const [mine, its] = [one[run.before + place], other[run.after + place]];
      if (mine && its) runs.push(withSpace({ mine, its }, runs.at(-1), before, after));
    }
  }
  return runs;
}

/** A word that two texts have in common, with the white space that they have in common on both its sides. */
function withSpace(
  { mine, its }: { mine: Token; its: Token },
  last: Run | undefined,
  before: string,
  after: string,
): Run {
  const run = { before: mine.at, after: its.at, length: mine.text.length };
  const isFree = () =>
    run.before > (last ? last.before + last.length : 0) && run.after > (last ? last.after + last.length : 0);
  while (isFree() && isSpace(before, run.before - 1) && before[run.before - 1] === after[run.after - 1]) {
    run.before -= 1;
    run.after -= 1;
    run.length += 1;
  }
  const end = () => [run.before + run.length, run.after + run.length] as const;
  for (let [at, its] = end(); isSpace(before, at) && before[at] === after[its]; [at, its] = end())
    run.length += 1;
  return run;
}

/** Common runs of lines. */
function runsOfLines(before: string, after: string): Run[] {
  const [one, other] = [linesOf(before), linesOf(after)];
  const starts = (lines: readonly string[]) => {
    let at = 0;
    return lines.map((line) => {
      at += line.length;
      return at - line.length;
    });
  };
  const [of, its] = [starts(one), starts(other)];
  return (runsOfLists(one, other, longestSearch) ?? []).map(({ before: from, after: to, length }) => ({
    before: of[from] ?? 0,
    after: its[to] ?? 0,
    length: one.slice(from, from + length).join('').length,
  }));
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
  const tokens = runsOfTokens(before, after, longestSearch);
  if (tokens) return tokens;
  const lines = runsOfLines(before, after);
  const between = gapsBetween(lines, before, after).flatMap((gap): Run[] => {
    const [one, other] = [before.slice(...gap.before), after.slice(...gap.after)];
    const found = runsOfTokens(one, other, longestSearchInLines) ?? [];
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
