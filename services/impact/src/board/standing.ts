import type { LeaderboardCategory, LeaderboardPeriod, Sums } from '@harambee/domain';
import { trusted } from 'mongoose';
import { boardCounters, bucketsPart, listedName, placesOf, pointsPart } from './board-counters.ts';
import { BoardEntryModel } from './board-entry.model.ts';
import type { Board } from './board-scores.ts';

/** The start of every query on the leaderboard, in the order of the indexes. */
export const listedIn = (category: LeaderboardCategory) => ({
  listed: true,
  ...(category !== 'all' && { category }),
});

export const scoreField = (period: LeaderboardPeriod) => `scores.${period}.score`;

/** The number of organizations whose name in these sums is greater. */
function countAbove(sums: Sums | undefined, limit: number): number {
  let above = 0;
  for (const [name, [count = 0]] of Object.entries(sums ?? {})) if (Number(name) > limit) above += count;
  return above;
}

/** Where an organization stands: always exact. */
export interface Standing {
  /** How many organizations have more points; without a score, 0. */
  above: number;
  /** How many organizations are listed in this category. */
  listed: number;
}

/**
 * Counts the organizations above a score: in the buckets above its own, and in its own those with more points. Two
 * documents are read, however many organizations there are.
 */
export async function standingOf(board: Board, score?: number): Promise<Standing> {
  const view = await boardCounters.read('');
  if (!view) return countedStanding(board, score);
  const listed = view.head[listedName(board.category)]?.[0] ?? 0;
  if (score === undefined) return { above: 0, listed };
  const { window, points, bucket } = placesOf(score);
  const [own, next, around] = [
    bucketsPart(board, window),
    // Another machine's clock may be in the next window already.
    bucketsPart(board, window + 1),
    pointsPart(board, window, bucket),
  ];
  const parts = await view.parts([own, next, around]);
  const above =
    countAbove(parts.get(own), bucket) +
    countAbove(parts.get(next), Number.NEGATIVE_INFINITY) +
    countAbove(parts.get(around), points);
  return { above, listed };
}

/** The same from the list itself, until everybody was counted once. */
async function countedStanding({ period, category }: Board, score?: number): Promise<Standing> {
  const count = (range: object) =>
    BoardEntryModel.countDocuments({ ...listedIn(category), ...range }, { allTenants: true });
  const [above, listed] = await Promise.all([
    score === undefined ? 0 : count({ [scoreField(period)]: trusted({ $gt: score }) }),
    count({}),
  ]);
  return { above, listed };
}
