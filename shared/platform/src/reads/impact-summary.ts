import type { ImpactSummary } from '@harambee/domain/schemas';
import { baseApi } from '../api/base-api.ts';

export const impactSummaryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Points with all awards. They depend on proposals, so changes to proposals make them out of date. */
    getImpactSummary: build.query<ImpactSummary, void>({
      query: () => '/api/impact/summary',
      providesTags: ['Impact', 'ProposalStats'],
    }),
  }),
});

export const { useGetImpactSummaryQuery } = impactSummaryApi;
