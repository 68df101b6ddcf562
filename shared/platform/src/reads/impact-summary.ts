import type { ImpactSummary } from '@harambee/domain/schemas';
import { baseApi } from '../api/base-api.ts';

export const impactSummaryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Points with all awards. They come from proposals: what changes those changes these. */
    getImpactSummary: build.query<ImpactSummary, void>({
      query: () => '/api/impact/summary',
      providesTags: ['Impact', 'ProposalStats'],
    }),
  }),
});

export const { useGetImpactSummaryQuery } = impactSummaryApi;
