import { apiPaths, type ProposalSectionKey, type ProposalStatus } from '@harambee/domain';
import type {
  CreateProposalBody,
  Proposal,
  ProposalCard,
  ProposalFields,
  ProposalList,
  ProposalSort,
  ProposalStats,
} from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

/** What narrows and orders the list; it lives in the address of /proposals. */
export interface ProposalFilters {
  search?: string;
  status?: ProposalStatus;
  sort?: ProposalSort;
  limit?: number;
}

export interface NewProposal {
  body: CreateProposalBody;
  /** One for each wish of the person: sending again after a lost answer makes no second proposal. */
  idempotencyKey: string;
}

export interface UpdateProposal {
  id: string;
  fields: ProposalFields;
  /** The revision that was read; the service answers 412 when it has changed since. */
  revision: number;
}

/** Every answer about one proposal wraps it under this name. */
interface ProposalAnswer {
  proposal: Proposal;
}

const url = apiPaths.proposals;

/** What fits the first screens, soon; whoever goes on gets more at a time. */
const firstPage = 20;
const nextPage = 60;

function listAddress({ search, status, sort, limit }: ProposalFilters, cursor?: string): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (status) query.set('status', status);
  if (sort) query.set('sort', sort);
  if (limit) query.set('limit', String(limit));
  if (cursor) query.set('cursor', cursor);
  return `${url}?${query}`;
}

/** The caller of a mutation has its error and speaks of it; here only the answer counts. */
const answerOf = async (fulfilled: Promise<{ data: Proposal }>): Promise<Proposal | undefined> =>
  fulfilled.then(
    ({ data }) => data,
    () => undefined,
  );

export const proposalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The list, page after page by cursor (PROP-08). */
    getProposals: build.infiniteQuery<ProposalList, ProposalFilters, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) => lastPage.nextCursor,
      },
      query: ({ queryArg, pageParam }) =>
        listAddress({ limit: pageParam ? nextPage : firstPage, ...queryArg }, pageParam ?? undefined),
      // As long as somebody may read a proposal before coming back to the same place of a long list.
      keepUnusedDataFor: 900,
      providesTags: ['Proposal'],
    }),
    /** What somebody may go on with: the dashboard chooses from it. */
    getOpenProposals: build.query<ProposalCard[], void>({
      query: () => listAddress({ sort: 'updated', limit: 20 }),
      transformResponse: (body: ProposalList) => body.proposals,
      providesTags: ['Proposal'],
    }),
    getRecentProposals: build.query<ProposalCard[], void>({
      query: () => listAddress({ sort: 'created', limit: 3 }),
      transformResponse: (body: ProposalList) => body.proposals,
      providesTags: ['Proposal'],
    }),
    /** The newest draft or completed one: what "Submit latest draft proposal" is about. Asked anew each time. */
    getNewestUnsent: build.query<ProposalCard | null, void>({
      queryFn: async (_nothing, _api, _options, fetchAnswer) => {
        const cards: ProposalCard[] = [];
        for (const status of ['draft', 'completed'] as const) {
          const { data, error } = await fetchAnswer(listAddress({ status, sort: 'created', limit: 1 }));
          if (error) return { error };
          cards.push(...(data as ProposalList).proposals);
        }
        const [newest] = cards.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
        return { data: newest ?? null };
      },
      keepUnusedDataFor: 0,
    }),
    getProposalStats: build.query<ProposalStats, void>({
      query: () => `${url}/stats`,
      transformResponse: (body: { stats: ProposalStats }) => body.stats,
      providesTags: ['ProposalStats'],
    }),
    getProposal: build.query<Proposal, string>({
      query: (id) => apiPaths.proposal(id),
      transformResponse: (body: ProposalAnswer) => body.proposal,
      providesTags: (_proposal, _error, id) => ['Proposal', { type: 'Proposal', id }],
    }),
    createProposal: build.mutation<Proposal, NewProposal>({
      query: ({ body, idempotencyKey }) => ({
        url,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      }),
      transformResponse: (body: ProposalAnswer) => body.proposal,
      invalidatesTags: ['Proposal', 'ProposalStats'],
    }),
    updateProposal: build.mutation<Proposal, UpdateProposal>({
      query: ({ id, fields, revision }) => ({
        url: apiPaths.proposal(id),
        method: 'PUT',
        headers: { 'If-Match': `"${revision}"` },
        body: fields,
      }),
      transformResponse: (body: ProposalAnswer) => body.proposal,
      // The answer is the newest state: shown at once, without waiting for the next read.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await answerOf(queryFulfilled);
        if (answer) dispatch(proposalsApi.util.upsertQueryData('getProposal', id, answer));
      },
      invalidatesTags: ['Proposal'],
    }),
    /** The whole text, or only these sections of it. */
    generateProposal: build.mutation<Proposal, { id: string; sections?: ProposalSectionKey[] | undefined }>({
      query: ({ id, sections }) => ({
        url: `${apiPaths.proposal(id)}/generate${sections ? `?sections=${sections.join(',')}` : ''}`,
        method: 'POST',
      }),
      transformResponse: (body: ProposalAnswer) => body.proposal,
      // The answer is the newest state: shown at once, without waiting for the next read.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await answerOf(queryFulfilled);
        if (answer) dispatch(proposalsApi.util.upsertQueryData('getProposal', id, answer));
      },
      invalidatesTags: ['Proposal', 'ProposalStats'],
    }),
    changeProposalStatus: build.mutation<Proposal, { id: string; status: ProposalStatus }>({
      query: ({ id, status }) => ({
        url: `${apiPaths.proposal(id)}/status`,
        method: 'POST',
        body: { status },
      }),
      transformResponse: (body: ProposalAnswer) => body.proposal,
      // The answer is the newest state: shown at once, without waiting for the next read.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await answerOf(queryFulfilled);
        if (answer) dispatch(proposalsApi.util.upsertQueryData('getProposal', id, answer));
      },
      invalidatesTags: ['Proposal', 'ProposalStats'],
    }),
  }),
});

export const {
  useGetProposalsInfiniteQuery,
  useGetRecentProposalsQuery,
  useLazyGetNewestUnsentQuery,
  useGetOpenProposalsQuery,
  useGetProposalStatsQuery,
  useGetProposalQuery,
  useCreateProposalMutation,
  useUpdateProposalMutation,
  useGenerateProposalMutation,
  useChangeProposalStatusMutation,
} = proposalsApi;
