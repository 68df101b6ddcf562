import { commonPieces } from './common-runs.ts';
import type { Run } from './runs.ts';
import { hasWord, type Piece, sentencesOf, tokensOf, wordsIn } from './tokens.ts';

/** Fewer words can stand in two places by chance, or be typed again. */
const fewestWords = 3;

/** The tokens of a text; those that are accounted for are undefined. */
type Rest = (Piece | undefined)[];

function restOf(text: string, side: 'before' | 'after', runs: readonly Run[]): Rest {
  const known = [...runs].sort((one, other) => one[side] - other[side]);
  let next = 0;
  return tokensOf(text).map((token) => {
    const isBefore = (run: Run | undefined) => run && run[side] + run.length <= token.at;
    while (isBefore(known[next])) next += 1;
    const run = known[next];
    return run && run[side] < token.at + token.text.length ? undefined : token;
  });
}

const wordCount = (pieces: readonly (Piece | undefined)[]) =>
  pieces.reduce((sum, piece) => sum + (piece ? wordsIn(piece.text).length : 0), 0);

/** Each phrase of so many tokens by its words, and where it begins; only those that are there once. */
function phrases(tokens: Rest, length: number): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = 0; at + length <= tokens.length; at += 1) {
    const phrase = tokens.slice(at, at + length);
    if (phrase.includes(undefined)) continue;
    const key = phrase.map((one) => one?.text).join(' ');
    places.set(key, places.has(key) ? -1 : at);
  }
  return places;
}

/** Takes the longest phrase around a place that both have. White space may differ: each word is a run of its own. */
function take(mine: Rest, its: Rest, start: number, other: number, fewest: number): Run[] {
  const isSame = (by: number) => mine[start + by] && mine[start + by]?.text === its[other + by]?.text;
  if (!isSame(0)) return [];
  let [first, last] = [0, 0];
  while (isSame(first - 1)) first -= 1;
  while (isSame(last + 1)) last += 1;
  const phrase = mine.slice(start + first, start + last + 1);
  const there = its.slice(other + first, other + last + 1);
  if (wordCount(phrase) < fewest) return [];
  mine.fill(undefined, start + first, start + last + 1);
  its.fill(undefined, other + first, other + last + 1);
  return phrase.flatMap((piece, place) =>
    piece ? [{ before: piece.at, after: there[place]?.at ?? 0, length: piece.text.length }] : [],
  );
}

/** Phrases of several words that are there only once on either side. */
function longPhrases(mine: Rest, its: Rest): Run[] {
  const [from, to] = [phrases(mine, fewestWords), phrases(its, fewestWords)];
  return [...from].flatMap(([key, start]) => {
    const other = to.get(key) ?? -1;
    return start < 0 || other < 0 ? [] : take(mine, its, start, other, fewestWords);
  });
}

/** Whole sentences of one text that are part of a longer one in the other: lines that were joined, or parted. */
function wholeSentences(mine: Rest, its: Rest, text: string): [number, number][] {
  const places = new Map(mine.flatMap((piece, place) => (piece ? [[piece.at, place] as const] : [])));
  const byLength = new Map<number, [Map<string, number>, Map<string, number>]>();
  return sentencesOf(text).flatMap((sentence): [number, number][] => {
    const tokens = tokensOf(sentence.text);
    const start = places.get(sentence.at);
    if (start === undefined || !hasWord(sentence.text) || tokens.length > 40) return [];
    const known = byLength.get(tokens.length) ?? [phrases(mine, tokens.length), phrases(its, tokens.length)];
    byLength.set(tokens.length, known);
    const key = tokens.map((token) => token.text).join(' ');
    const [one, other] = [known[0].get(key), known[1].get(key)];
    return one === start && other !== undefined && other >= 0 ? [[start, other]] : [];
  });
}

const lineOf = (text: string, at: number) => text.lastIndexOf('\n', at - 1);

/** Single words of a line that moved and was edited, too: beside those of its words that were found. */
function besideMoved(mine: Rest, its: Rest, moved: readonly Run[], before: string, after: string): Run[] {
  const lines = new Map<number, Map<number, number>>();
  for (const run of moved) {
    const [from, to] = [lineOf(before, run.before), lineOf(after, run.after)];
    const found = lines.get(from) ?? new Map<number, number>();
    lines.set(from, found.set(to, (found.get(to) ?? 0) + run.length));
  }
  const inLine = (rest: Rest, text: string, line: number) => {
    const end = text.indexOf('\n', line + 1);
    return rest.filter((one) => one && one.at > line && (end < 0 || one.at < end)) as Piece[];
  };
  return [...lines].flatMap(([from, found]) => {
    const [to] = [...found].sort(([, one], [, other]) => other - one)[0] ?? [from];
    return commonPieces(inLine(mine, before, from), inLine(its, after, to)).map(([one, other]) => ({
      before: one.at,
      after: other.at,
      length: one.text.length,
    }));
  });
}

/**
 * What went from one place and came at another: sentences, phrases of several words, and words beside those. Each is
 * there only once on either side.
 *
 * @param runs what the texts have in common in their order
 * @param sentences that are known to have moved as a whole
 */
export function movedPhrases(
  runs: readonly Run[],
  sentences: readonly Run[],
  before: string,
  after: string,
): Run[] {
  const known = [...runs, ...sentences];
  const [mine, its] = [restOf(before, 'before', known), restOf(after, 'after', known)];
  if (wordCount(mine) === 0 || wordCount(its) === 0) return [];
  const whole = [
    ...wholeSentences(mine, its, before),
    ...wholeSentences(its, mine, after).map(([one, other]) => [other, one] as const),
  ].flatMap(([start, other]) => take(mine, its, start, other, 1));
  const long = longPhrases(mine, its);
  return [...whole, ...long, ...besideMoved(mine, its, [...sentences, ...whole, ...long], before, after)];
}

/** Whole sentences and lines that went from one place and came at another, each only once on either side. */
export function movedSentences(before: readonly Piece[], after: readonly Piece[]): [Piece, Piece][] {
  const once = (pieces: readonly Piece[]) => {
    const known = new Map<string, Piece | undefined>();
    for (const piece of pieces) known.set(piece.text, known.has(piece.text) ? undefined : piece);
    return known;
  };
  const [mine, its] = [once(before), once(after)];
  return [...mine].flatMap(([text, piece]): [Piece, Piece][] => {
    const other = its.get(text);
    return piece && other && hasWord(text) ? [[piece, other]] : [];
  });
}
