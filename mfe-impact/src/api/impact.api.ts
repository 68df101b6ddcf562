import type { LeaderboardCategory, LeaderboardPeriod } from '@harambee/domain';
import type { Badge, BadgeList, ImpactReport, Leaderboard, ReportPeriod } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

/** The filters of the leaderboard; they are part of the address of /impact/leaderboard. */
export interface LeaderboardFilters {
  period: LeaderboardPeriod;
  category: LeaderboardCategory;
}

const url = '/api/impact';

function leaderboardAddress({ period, category }: LeaderboardFilters, cursor: string | null): string {
  const query = new URLSearchParams({ period, category });
  if (cursor !== null) query.set('cursor', cursor);
  return `${url}/leaderboard?${query}`;
}

export const reportPdfAddress = (period: ReportPeriod) => `${url}/report/pdf?period=${period}`;

/** Points depend on proposals, so changes to proposals make these out of date. */
const tags = ['Impact', 'ProposalStats'] as const;

export const impactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBadges: build.query<Badge[], void>({
      query: () => `${url}/badges`,
      transformResponse: (body: BadgeList) => body.badges,
      providesTags: [...tags],
    }),
    /** Loads page by page with a cursor. Every page includes the organization's own row; the newest one counts. */
    getLeaderboard: build.infiniteQuery<Leaderboard, LeaderboardFilters, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) => lastPage.nextCursor,
      },
      query: ({ queryArg, pageParam }) => leaderboardAddress(queryArg, pageParam),
      providesTags: [...tags, 'Profile'],
    }),
    getImpactReport: build.query<ImpactReport, ReportPeriod>({
      query: (period) => `${url}/report?period=${period}`,
      providesTags: [...tags],
    }),
  }),
});

export const {
  useGetBadgesQuery,
  useGetLeaderboardInfiniteQuery,
  useGetImpactReportQuery,
  useLazyGetImpactReportQuery,
} = impactApi;
