import {
  avatarOf,
  defaultLeaderboardCategory,
  defaultLeaderboardPeriod,
  leaderboardPage,
} from '@harambee/domain';
import type {
  Leaderboard,
  LeaderboardEntry,
  LeaderboardQuery,
  PublicLeaderboard,
  RankedOrganization,
} from '@harambee/domain/schemas';
import { type Actor, BadRequest, decodeCursor, encodeCursor } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { type BoardEntry, BoardEntryModel } from './board-entry.model.ts';
import { type Board, pointsOfScore, scoreOfNothing } from './board-scores.ts';
import { listedIn, scoreField, standingOf } from './standing.ts';

/** A listed row has all of these. */
type Listed = Required<BoardEntry>;

/** The position after a row: its key in the order, the number of rows so far, and its rank. */
interface Place {
  score: number;
  id: string;
  rows: number;
  rank: number;
}

const scoreOf = ({ scores }: Listed, { period }: Board): number => scores[period].score;

function placeOf(cursor: string, { period, category }: Board): Place {
  const shape = ['string', 'string', 'number', 'string', 'number', 'number'] as const;
  const [ofPeriod, ofCategory, score, id, rows, rank] = decodeCursor(cursor, shape);
  const isWhole = [score, id, rows, rank].every((value) => value !== null);
  if (ofPeriod !== period || ofCategory !== category || !isWhole) {
    throw new BadRequest('This page belongs to another leaderboard');
  }
  return { score, id, rows, rank } as Place;
}

/** Rows after a position, across tenants: the leaderboard is one list, and its rows are public. */
async function rowsAfter(board: Board, limit: number, place?: Place): Promise<Listed[]> {
  const field = scoreField(board.period);
  return BoardEntryModel.find(
    {
      ...listedIn(board.category),
      // The outer range finds the position in the index; the inner condition separates equal scores.
      ...(place && {
        [field]: trusted({ $lte: place.score }),
        $or: [{ [field]: trusted({ $lt: place.score }) }, { _id: trusted({ $gt: place.id }) }],
      }),
    },
    null,
    { allTenants: true },
  )
    .sort({ [field]: -1, _id: 1 })
    .limit(limit)
    .lean<Listed[]>();
}

function entryOf({ profileId, tenantId, name, location, category, stats, scores }: Listed, rank: number) {
  const { total, completed, approved, underReview } = stats;
  return {
    rank,
    id: profileId,
    tenantId,
    name,
    location,
    category,
    avatar: avatarOf(name),
    points: scores.allTime.score,
    stats: { total, completed, approved, underReview },
  } satisfies LeaderboardEntry;
}

/**
 * A page of rows with their ranks. Equal points share a rank, and the next rank counts all rows before it.
 * Organizations without points in the period share the last rank.
 */
async function page(board: Board, limit: number, now: Date, cursor?: string) {
  const place = cursor === undefined ? undefined : placeOf(cursor, board);
  const found = await rowsAfter(board, limit + 1, place);
  const nothing = scoreOfNothing(board.period, now);
  const shownScore = (score: number) => Math.max(score, nothing);
  let last: Place = place ?? { score: Number.POSITIVE_INFINITY, id: '', rows: 0, rank: 0 };
  const rows = found.slice(0, limit).map((row) => {
    const score = scoreOf(row, board);
    const isEqual = shownScore(score) === shownScore(last.score);
    last = { score, id: row._id, rows: last.rows + 1, rank: isEqual ? last.rank : last.rows + 1 };
    return { row, rank: last.rank };
  });
  const { score, id, rows: count, rank } = last;
  const next =
    found.length > limit ? encodeCursor([board.period, board.category, score, id, count, rank]) : undefined;
  return { rows, next };
}

const ranked = (row: Listed, rank: number, { period }: Board, now: Date): RankedOrganization => ({
  ...entryOf(row, rank),
  ...pointsOfScore(period, row.scores[period], now),
});

/** The organization's own row with its rank, if it is in this part of the leaderboard, and how many are. */
async function ownStanding(
  { tenantId }: Actor,
  board: Board,
  now: Date,
): Promise<{ own?: RankedOrganization; totalOrganizations: number }> {
  const row = await BoardEntryModel.findOne({ _id: tenantId, tenantId }).lean<Listed>();
  const isHere = row?.listed && (board.category === 'all' || row.category === board.category);
  if (!row || !isHere) return { totalOrganizations: (await standingOf(board)).listed };
  const shown = Math.max(scoreOf(row, board), scoreOfNothing(board.period, now));
  const { above, listed } = await standingOf(board, shown);
  return { own: ranked(row, above + 1, board, now), totalOrganizations: listed };
}

/** GET /api/impact/leaderboard */
export async function leaderboard(
  actor: Actor,
  {
    period = defaultLeaderboardPeriod,
    category = defaultLeaderboardCategory,
    limit,
    cursor,
  }: LeaderboardQuery,
): Promise<Leaderboard> {
  const now = new Date();
  const board = { period, category };
  const size = limit === undefined ? leaderboardPage : Number(limit);
  const [{ rows, next }, { own, totalOrganizations }] = await Promise.all([
    page(board, size, now, cursor),
    ownStanding(actor, board, now),
  ]);
  // Somebody may gain points in between, but a row never has two ranks in one answer.
  const onPage = rows.find(({ row }) => row.tenantId === actor.tenantId);
  return {
    leaderboard: rows.map(({ row, rank }) => ranked(row, rank, board, now)),
    ...(own && { own: { ...own, ...(onPage && { rank: onPage.rank }) } }),
    totalOrganizations,
    ...(next !== undefined && { nextCursor: next }),
  };
}

/** GET /api/test/leaderboard: the top of all time, with only the specified fields. */
export async function publicLeaderboard(): Promise<PublicLeaderboard> {
  const board: Board = { period: 'allTime', category: 'all' };
  const [{ rows }, { listed }] = await Promise.all([
    page(board, leaderboardPage, new Date()),
    standingOf(board),
  ]);
  return { leaderboard: rows.map(({ row, rank }) => entryOf(row, rank)), totalOrganizations: listed };
}

/** The organization's own rank this week, as /impact shows it, and the number of organizations. */
export async function weeklyStanding(actor: Actor): Promise<{ rank?: number; totalOrganizations: number }> {
  const board: Board = { period: 'weekly', category: 'all' };
  const { own, totalOrganizations } = await ownStanding(actor, board, new Date());
  return { ...(own && { rank: own.rank }), totalOrganizations };
}
