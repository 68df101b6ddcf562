import {
  readTenantId,
  useGetImpactSummaryQuery,
  useGetOwnProfileQuery,
  useGetProposalStatsQuery,
  useUser,
} from '@harambee/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type LeaderboardFilters, useGetLeaderboardInfiniteQuery } from '../api/impact.api.ts';
import { type LeaderboardRow, ownRowOf, rowOf } from './leaderboard-row.ts';
import { useReportedFailure } from './use-reported-failure.ts';

/** Everything the pages show of the leaderboard, with the own figures in its place when it cannot be had (IMPACT-22). */
export function useLeaderboard(filters: LeaderboardFilters) {
  const { period } = filters;
  const user = useUser();
  const ownTenantId = user.tenantId || readTenantId() || '';
  const board = useGetLeaderboardInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const { currentData, data, isError } = board;
  const summary = useGetImpactSummaryQuery(isError ? undefined : skipToken);
  const stats = useGetProposalStatsQuery(isError ? undefined : skipToken);
  const profile = useGetOwnProfileQuery(isError && ownTenantId !== '' ? ownTenantId : skipToken);

  useReportedFailure(board, 'leaderboard');

  // While other filters are on their way the page keeps its shape; after a failure old rows under new filters would lie.
  const shown = currentData ?? (isError ? undefined : data);
  const pages = shown?.pages ?? [];
  const newest = pages.at(-1);
  const rows = pages
    .flatMap(({ leaderboard }) => leaderboard)
    .map((entry) => rowOf(entry, period, ownTenantId));
  const isAsking = summary.isLoading || stats.isLoading || profile.isLoading;
  const known = ownRowOf({
    summary: summary.data,
    stats: stats.data,
    profile: profile.data,
    name: user.tenantName,
    period,
  });
  // Points of a day or month are told by the leaderboard alone: without it no row stands under them.
  const fallback = isAsking || known.points === undefined ? undefined : known;
  const isLost = isError && shown === undefined;
  const own: LeaderboardRow | undefined = isLost
    ? fallback
    : newest?.own && rowOf(newest.own, period, ownTenantId);
  return {
    rows: isLost && fallback ? [fallback] : rows,
    own,
    total: newest?.totalOrganizations ?? 0,
    /** The leaderboard could not be loaded; what is shown is one's own. */
    isLost,
    isLoading: shown === undefined && (!isError || isAsking),
    isStale: currentData === undefined && !isLost,
    board,
  };
}
