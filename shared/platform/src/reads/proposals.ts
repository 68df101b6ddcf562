import { apiPaths } from '@harambee/domain';
import type {
  ProposalList,
  ProposalListItem,
  ProposalListQuery,
  ProposalStats,
} from '@harambee/domain/schemas';
import { baseApi } from '../api/base-api.ts';

/** A filter, an order, and a maximum number of proposals. */
export type ProposalCards = Pick<ProposalListQuery, 'search' | 'status' | 'sort'> & { limit: number };

/**
 * The proposals that changed last, for components that pick from them: next step and activity on the dashboard,
 * the palette.
 */
export const recentlyUpdated: ProposalCards = { sort: 'updated', limit: 20 };

export const proposalReadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The start of a list; the page with the full list has a paged call of its own. */
    getProposalCards: build.query<ProposalListItem[], ProposalCards>({
      query: (params) => ({ url: apiPaths.proposals, params }),
      transformResponse: (body: ProposalList) => body.proposals,
      providesTags: ['Proposal'],
    }),
    getProposalStats: build.query<ProposalStats, void>({
      query: () => `${apiPaths.proposals}/stats`,
      transformResponse: (body: { stats: ProposalStats }) => body.stats,
      providesTags: ['ProposalStats'],
    }),
  }),
});

export const { useGetProposalCardsQuery, useGetProposalStatsQuery } = proposalReadsApi;
