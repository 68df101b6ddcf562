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

/**
 * Everything the pages show of the leaderboard. If it fails to load, the organization's own figures replace it
 * (IMPACT-22).
 */
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

  // While other filters load, the page keeps its layout. After a failure, old rows under new filters would be
  // wrong.
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
  // Only the leaderboard knows the points of a day or month: without it, no row is shown for them.
  const fallback = isAsking || known.points === undefined ? undefined : known;
  const isLost = isError && shown === undefined;
  const own: LeaderboardRow | undefined = isLost
    ? fallback
    : newest?.own && rowOf(newest.own, period, ownTenantId);
  return {
    rows: isLost && fallback ? [fallback] : rows,
    own,
    total: newest?.totalOrganizations ?? 0,
    /** The leaderboard failed to load; only the organization's own figures are shown. */
    isLost,
    isLoading: shown === undefined && (!isError || isAsking),
    isStale: currentData === undefined && !isLost,
    board,
  };
}
