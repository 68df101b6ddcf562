import { type LeaderboardCategory, leaderboardPeriods } from '@harambee/domain';
import { Counters, type Parts } from '@harambee/service-kit';
import { BoardCountersModel } from './board-counters.model.ts';
import { type BoardEntry, BoardEntryModel } from './board-entry.model.ts';
import { type Board, windowSize } from './board-scores.ts';

/** Points whose organizations are counted together on the first level. */
const bucketSize = 256;

/** A score as the window it belongs to, and the points in it. */
export const placesOf = (score: number) => {
  const points = score % windowSize;
  return { window: Math.floor(score / windowSize), points, bucket: Math.floor(points / bucketSize) };
};

/** The first level: how many organizations are in each bucket of a window. */
export const bucketsPart = ({ period, category }: Board, window: number): string =>
  `${period} ${window} ${category}`;
/** The second level: how many organizations in a bucket have which points. */
export const pointsPart = (board: Board, window: number, bucket: number): string =>
  `${bucketsPart(board, window)} ${bucket}`;
/** Within the head: how many organizations are listed in a category. */
export const listedName = (category: LeaderboardCategory): string => `listed:${category}`;

function partsOf({ listed, category, scores }: BoardEntry): Parts {
  if (!listed || !scores) return {};
  const categories = [
    'all',
    ...(category && category !== 'other' ? [category] : []),
  ] as LeaderboardCategory[];
  const boards = leaderboardPeriods.flatMap((period) => categories.map((one) => ({ period, category: one })));
  const counted = boards.flatMap((board): [string, Record<string, number[]>][] => {
    const { window, points, bucket } = placesOf(scores[board.period].score);
    // Nobody is above somebody because of no points.
    if (points === 0) return [];
    return [
      [bucketsPart(board, window), { [bucket]: [1] }],
      [pointsPart(board, window, bucket), { [points]: [1] }],
    ];
  });
  return {
    all: Object.fromEntries(categories.map((one) => [listedName(one), [1]])),
    ...Object.fromEntries(counted),
  };
}

/** The ranks of the leaderboard: two levels of counters for all organizations together. */
export const boardCounters = new Counters<BoardEntry>({
  sums: BoardCountersModel,
  rows: BoardEntryModel,
  select: ['listed', 'category', 'scores'],
  partsOf,
  order: '_id',
  group: 'leaderboard',
  // All parts of the present windows are some thousands: large batches write each of them less often.
  batchSize: 4_000,
});
