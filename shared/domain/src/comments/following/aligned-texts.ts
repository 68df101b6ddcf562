import { commonPieces, joined, runsOf } from './common-runs.ts';
import { movedPhrases, movedSentences } from './moved-phrases.ts';
import { type Gap, gapsBetween, type Run } from './runs.ts';
import { withGapsSlid } from './slid-gaps.ts';
import { hasWord, linesOf, type Piece, sentencesOf, splitsToken, tokensOf, wordsIn } from './tokens.ts';

/** What two texts have in common. */
export interface Alignment {
  /** In the order of both. */
  runs: Run[];
  /** What stands elsewhere now. */
  moved: Run[];
}

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

/** Where words were replaced, whole lines are compared: one of them may have moved. */
function wholeLines(before: string, after: string, ends: { head: number; tail: number }) {
  const { head, tail } = ends;
  const went = tokensOf(before.slice(head, before.length - tail)).map(({ text }) => text);
  const came = new Set(tokensOf(after.slice(head, after.length - tail)).map(({ text }) => text));
  // Nothing of it is there again: it was replaced where it was.
  if (!went.some((text) => came.has(text))) return ends;
  const start = before.lastIndexOf('\n', head - 1) + 1;
  const end = before.indexOf('\n', before.length - tail);
  return { head: Math.min(head, start), tail: end === -1 ? 0 : before.length - end };
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

/** Pieces of a text that are in none of those that are accounted for, by the stretch that they stand in. */
function freePieces(all: readonly Piece[], taken: readonly Piece[]): (stretch: Gap['before']) => Piece[] {
  const known = [...taken].sort((one, other) => one.at - other.at);
  let before = 0;
  const free = all.filter(({ at, text }) => {
    while ((known[before]?.at ?? 0) + (known[before]?.text.length ?? 0) <= at && before < known.length)
      before += 1;
    return (known[before]?.at ?? Number.POSITIVE_INFINITY) >= at + text.length;
  });
  let next = 0;
  // Stretches come in order.
  return ([start, end]) => {
    while ((free[next]?.at ?? end) < start) next += 1;
    const first = next;
    while ((free[next]?.at ?? end) < end) next += 1;
    return free.slice(first, next);
  };
}

interface Level {
  piecesOf: (text: string) => Piece[];
  mayMove?: true;
}

/** Words before punctuation: of as many common pieces, those with more words count. */
const wordLevels: readonly Level[] = [
  { piecesOf: (text) => tokensOf(text).filter((token) => hasWord(token.text)) },
  { piecesOf: tokensOf },
];
const allLevels: readonly Level[] = [
  { piecesOf: linesOf, mayMove: true },
  { piecesOf: sentencesOf, mayMove: true },
  ...wordLevels,
];

/**
 * First whole lines, in their order and then elsewhere, then sentences, then words: what somebody wrote belongs together,
 * whichever of its words stand somewhere else, too.
 */
function inPieces(before: string, after: string, levels: readonly Level[] = allLevels): Alignment {
  const kept: [Piece, Piece][] = [];
  const moved: [Piece, Piece][] = [];
  const known = () => [...kept, ...moved];
  const runs = () =>
    runsOf(
      kept.toSorted(([one], [other]) => one.at - other.at),
      before,
      after,
    );
  for (const { piecesOf, mayMove } of levels) {
    const mine = freePieces(
      piecesOf(before),
      known().map(([one]) => one),
    );
    const its = freePieces(
      piecesOf(after),
      known().map(([, other]) => other),
    );
    const left: [Piece[], Piece[]] = [[], []];
    for (const gap of gapsBetween(runs(), before, after)) {
      const [one, other] = [mine(gap.before), its(gap.after)];
      const pairs = commonPieces(one, other);
      kept.push(...pairs);
      left[0].push(
        ...without(
          one,
          pairs.map(([piece]) => piece),
        ),
      );
      left[1].push(
        ...without(
          other,
          pairs.map(([, piece]) => piece),
        ),
      );
    }
    if (mayMove) moved.push(...movedSentences(...left));
  }
  return {
    runs: runs(),
    moved: moved.map(([one, to]) => ({ before: one.at, after: to.at, length: one.text.length })),
  };
}

function without(pieces: readonly Piece[], some: readonly Piece[]): Piece[] {
  const known = new Set(some);
  return pieces.filter((piece) => !known.has(piece));
}

const isChange = (gap: Gap | undefined): boolean =>
  gap !== undefined && (gap.before[0] < gap.before[1] || gap.after[0] < gap.after[1]);

/** White space and punctuation between words that are new are no common words. */
function withWords(runs: readonly Run[], before: string, after: string): Run[] {
  const gaps = gapsBetween(runs, before, after);
  const isBetween = (place: number) => isChange(gaps[place]) && isChange(gaps[place + 1]);
  return runs.filter(
    (run, place) => !isBetween(place) || hasWord(before.slice(run.before, run.before + run.length)),
  );
}

/**
 * What two texts have in common, in whole words (COMMENT-02). What they share by chance does not count. Sentences and
 * phrases of several words are found where they moved to, if they are there only once.
 */
export function alignTexts(before: string, after: string): Alignment {
  const { head, tail } = wholeLines(before, after, sharedEnds(before, after));
  const inner = inPieces(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  const later = (run: Run) => ({ ...run, before: run.before + head, after: run.after + head });
  const all = joined([
    { before: 0, after: 0, length: head },
    ...inner.runs.map(later),
    { before: before.length - tail, after: after.length - tail, length: tail },
  ]);
  const known = withoutChance(withWords(all, before, after), before, after);
  const sentences = inner.moved.map(later);
  const runs = withGapsSlid(known, before, after);
  return { runs, moved: [...sentences, ...movedPhrases(runs, sentences, before, after)] };
}

/** Which words of one short text are in another one, in order: also what could be chance. */
export const commonWords = (before: string, after: string): Run[] => inPieces(before, after, wordLevels).runs;
