import type { LeaderboardCategory, LeaderboardPeriod } from '@harambee/domain';
import type { Badge, BadgeList, ImpactReport, Leaderboard, ReportPeriod } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

/** What narrows the leaderboard; it lives in the address of /impact/leaderboard. */
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

/** Points come from proposals: what changes those changes these. */
const tags = ['Impact', 'ProposalStats'] as const;

export const impactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBadges: build.query<Badge[], void>({
      query: () => `${url}/badges`,
      transformResponse: (body: BadgeList) => body.badges,
      providesTags: [...tags],
    }),
    /** Page after page by cursor; every page tells the own row again, the newest one counts. */
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
