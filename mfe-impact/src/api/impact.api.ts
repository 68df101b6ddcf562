import { type LeaderboardCategory, type LeaderboardPeriod, profileInAnswer } from '@harambee/domain';
import type {
  Badge,
  BadgeList,
  ImpactReport,
  ImpactSummary,
  Leaderboard,
  Profile,
  ProposalCard,
  ProposalList,
  ProposalStats,
  ReportPeriod,
} from '@harambee/domain/schemas';
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
    impactSummary: build.query<ImpactSummary, void>({
      query: () => `${url}/summary`,
      providesTags: [...tags],
    }),
    impactBadges: build.query<Badge[], void>({
      query: () => `${url}/badges`,
      transformResponse: (body: BadgeList) => body.badges,
      providesTags: [...tags],
    }),
    /** Page after page by cursor; every page tells the own row again, the newest one counts. */
    impactLeaderboard: build.infiniteQuery<Leaderboard, LeaderboardFilters, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) => lastPage.nextCursor,
      },
      query: ({ queryArg, pageParam }) => leaderboardAddress(queryArg, pageParam),
      providesTags: [...tags, 'Profile'],
    }),
    impactReport: build.query<ImpactReport, ReportPeriod>({
      query: (period) => `${url}/report?period=${period}`,
      providesTags: [...tags],
    }),
    /** Of the proposals themselves: what stands in when the points cannot be had (IMPACT-22). */
    impactStats: build.query<ProposalStats, void>({
      query: () => '/api/proposals/stats',
      transformResponse: (body: { stats: ProposalStats }) => body.stats,
      providesTags: ['ProposalStats'],
    }),
    impactProfile: build.query<Profile | null, string>({
      query: (tenantId) => `/api/ngo/profile/tenant/${encodeURIComponent(tenantId)}`,
      transformResponse: (body: unknown) => profileInAnswer(body) ?? null,
      providesTags: ['Profile'],
    }),
    /** The draft somebody worked on last: the nearest way to more points. */
    impactDraft: build.query<ProposalCard | null, void>({
      query: () => '/api/proposals?status=draft&sort=updated&limit=1',
      transformResponse: (body: ProposalList) => body.proposals[0] ?? null,
      providesTags: ['Proposal'],
    }),
  }),
});

export const {
  useImpactSummaryQuery,
  useImpactBadgesQuery,
  useImpactLeaderboardInfiniteQuery,
  useImpactReportQuery,
  useLazyImpactReportQuery,
  useImpactStatsQuery,
  useImpactProfileQuery,
  useImpactDraftQuery,
} = impactApi;
