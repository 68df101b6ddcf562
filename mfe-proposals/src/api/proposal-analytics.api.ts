import type { AnalyticsPeriod } from '@harambee/domain';
import type { ProposalAnalytics } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

export const proposalAnalyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProposalAnalytics: build.query<ProposalAnalytics, AnalyticsPeriod>({
      query: (period) => `/api/proposals/analytics?period=${period}`,
      transformResponse: (body: { analytics: ProposalAnalytics }) => body.analytics,
      providesTags: ['Proposal'],
    }),
  }),
});

export const { useGetProposalAnalyticsQuery } = proposalAnalyticsApi;
