import type { LeaderboardCategory, LeaderboardPeriod } from '@harambee/domain';
import { trusted } from 'mongoose';
import { BoardEntryModel } from './board-entry.model.ts';

/** A part of the leaderboard: a period and a category. */
export interface Board {
  period: LeaderboardPeriod;
  category: LeaderboardCategory;
}

/** The start of every query on the leaderboard, in the order of the indexes. */
export const listedIn = (category: LeaderboardCategory) => ({
  listed: true,
  ...(category !== 'all' && { category }),
});

export const scoreField = (period: LeaderboardPeriod) => `scores.${period}.score`;

/** Up to this rank, every request counts again. */
const exactUpTo = 500;
/** Beyond it, counting keys would cost more than the page, so ranks may be this old. */
const freshFor = 10_000;

interface Rung {
  score: number;
  /** The number of organizations with more points. */
  above: number;
}

interface Ladder {
  /** The greatest score first. */
  rungs: Rung[];
  /** Counts in progress: a simultaneous request for the same one waits for the same answer. */
  counting: Map<number, Promise<number>>;
  until: number;
}

/**
 * How many organizations are above a score. It counts keys of the index, never documents. Beyond the first
 * ranks it remembers its counts for some seconds and counts only the keys from the nearest remembered score on,
 * so that all requests of these seconds together scan the index once.
 */
export class Standings {
  readonly #ladders = new Map<string, Ladder>();

  async above(board: Board, score: number): Promise<number> {
    if (this.#isKnownFar(board, score)) return this.#farAbove(board, score);
    const near = await this.#count(board, { $gt: score }, exactUpTo);
    return near < exactUpTo ? near : this.#farAbove(board, score);
  }

  /** A remembered score at or above this one already has many above it. */
  #isKnownFar(board: Board, score: number): boolean {
    return this.#ladderOf(board).rungs.some((rung) => rung.score >= score && rung.above >= exactUpTo);
  }

  #farAbove(board: Board, score: number): number | Promise<number> {
    const ladder = this.#ladderOf(board);
    const known = ladder.rungs.find((rung) => rung.score === score);
    if (known) return known.above;
    const present = ladder.counting.get(score);
    if (present) return present;
    const counting = this.#climb(board, ladder, score).finally(() => ladder.counting.delete(score));
    ladder.counting.set(score, counting);
    return counting;
  }

  /** Counts from the nearest remembered score above, and remembers the sum. */
  async #climb(board: Board, { rungs }: Ladder, score: number): Promise<number> {
    const next = rungs.findLast((rung) => rung.score > score);
    const above = next
      ? next.above + (await this.#count(board, { $gt: score, $lte: next.score }))
      : await this.#count(board, { $gt: score });
    rungs.push({ score, above });
    rungs.sort((one, other) => other.score - one.score);
    return above;
  }

  #ladderOf({ period, category }: Board): Ladder {
    const name = `${period} ${category}`;
    const now = Date.now();
    let ladder = this.#ladders.get(name);
    if (!ladder || ladder.until < now) {
      ladder = { rungs: [], counting: new Map(), until: now + freshFor };
      this.#ladders.set(name, ladder);
    }
    return ladder;
  }

  #count({ period, category }: Board, range: object, limit?: number): Promise<number> {
    const within = { ...listedIn(category), [scoreField(period)]: trusted(range) };
    const options = { allTenants: true, ...(limit !== undefined && { limit }) };
    return BoardEntryModel.countDocuments(within, options);
  }
}

export const standings = new Standings();
