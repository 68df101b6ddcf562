import { apiPaths } from '@harambee/domain';
import type {
  ProposalList,
  ProposalListItem,
  ProposalListQuery,
  ProposalStats,
} from '@harambee/domain/schemas';
import { baseApi } from '../api/base-api.ts';

/** Which proposals, in which order, and how many of them at most. */
export type ProposalCards = Pick<ProposalListQuery, 'search' | 'status' | 'sort'> & { limit: number };

/** What was worked on last, for whoever chooses from it: next step and activity on the dashboard, the palette. */
export const recentlyUpdated: ProposalCards = { sort: 'updated', limit: 20 };

export const proposalReadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The first ones of a list; the page with the whole list has a call of its own, page after page. */
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
