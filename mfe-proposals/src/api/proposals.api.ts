import { apiPaths, type ProposalSectionKey, type ProposalStatus } from '@harambee/domain';
import type {
  ChangeStatusBody,
  CreateProposalBody,
  DuplicateBody,
  Proposal,
  ProposalFields,
  ProposalList,
  ProposalSort,
} from '@harambee/domain/schemas';
import { baseApi, showAnswer } from '@harambee/platform';
import { createAddress } from '../outbox.ts';

/** What narrows and orders the list; it lives in the address of /proposals. */
export interface ProposalFilters {
  search?: string;
  status?: ProposalStatus;
  /** Only those that the person leads, helps with or has a task of. */
  mine?: boolean;
  sort?: ProposalSort;
  limit?: number;
}

export interface NewProposal {
  body: CreateProposalBody;
  isPersonalDataConfirmed?: boolean;
  /** One for each submission: sending again after a lost answer makes no second proposal. */
  idempotencyKey: string;
}

export interface UpdateProposal {
  id: string;
  fields: ProposalFields;
  /** The revision that was read; the service answers 412 when it has changed since. */
  revision: number;
}

export interface TextRequest {
  id: string;
  sections?: ProposalSectionKey[] | undefined;
  /** A person has seen the personal data in the answers and lets a language model have it. */
  isPersonalDataConfirmed?: boolean;
}

/** Every answer about one proposal wraps it under this name. */
interface ProposalAnswer {
  proposal: Proposal;
}

const url = apiPaths.proposals;

/** What fits the first screens, soon; whoever goes on gets more at a time. */
const firstPage = 20;
const nextPage = 60;

function listAddress({ search, status, mine, sort, limit }: ProposalFilters, cursor?: string): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (status) query.set('status', status);
  if (mine) query.set('mine', '1');
  if (sort) query.set('sort', sort);
  if (limit) query.set('limit', String(limit));
  if (cursor) query.set('cursor', cursor);
  return `${url}?${query}`;
}

const showProposal = showAnswer<Proposal>((proposal, dispatch) => {
  dispatch(
    proposalsApi.util.upsertQueryEntries([
      { endpointName: 'getProposal', arg: proposal.id, value: proposal },
    ]),
  );
});

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
      // Whom a proposal waits for changes without the proposal itself.
      providesTags: ['Proposal', 'ProposalTeam'],
    }),
    getProposal: build.query<Proposal, string>({
      query: (id) => apiPaths.proposal(id),
      transformResponse: (body: ProposalAnswer) => body.proposal,
      providesTags: (_proposal, _error, id) => ['Proposal', 'ProposalText', { type: 'Proposal', id }],
    }),
    createProposal: build.mutation<Proposal, NewProposal>({
      query: ({ body, idempotencyKey, ...rest }) => ({
        url: createAddress(rest),
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
      onQueryStarted: showProposal,
      invalidatesTags: ['Proposal'],
    }),
    /** The whole text, or only these sections of it. */
    createProposalText: build.mutation<Proposal, TextRequest>({
      query: ({ id, sections, isPersonalDataConfirmed }) => {
        const query = new URLSearchParams({
          ...(sections && { sections: sections.join(',') }),
          ...(isPersonalDataConfirmed && { confirmed: 'personal_data' }),
        });
        const asked = String(query).replaceAll('%2C', ',');
        return { url: `${apiPaths.proposal(id)}/generate${asked && `?${asked}`}`, method: 'POST' };
      },
      transformResponse: (body: ProposalAnswer) => body.proposal,
      onQueryStarted: showProposal,
      invalidatesTags: ['Proposal', 'ProposalStats'],
    }),
    /** The language model is not asked any more; the engine writes the rest. */
    createModelStop: build.mutation<Proposal, string>({
      query: (id) => ({ url: `${apiPaths.proposal(id)}/generate/stop`, method: 'POST' }),
      transformResponse: (body: ProposalAnswer) => body.proposal,
      onQueryStarted: showProposal,
    }),
    /** A copy for another funder (CALL-37). */
    createDuplicate: build.mutation<Proposal, { id: string; body: DuplicateBody; idempotencyKey: string }>({
      query: ({ id, body, idempotencyKey }) => ({
        url: `${apiPaths.proposal(id)}/duplicate`,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      }),
      transformResponse: (body: ProposalAnswer) => body.proposal,
      onQueryStarted: showProposal,
      invalidatesTags: ['Proposal', 'ProposalStats'],
    }),
    /** All that had to change in a copy is changed. */
    deleteDuplicateOf: build.mutation<Proposal, string>({
      query: (id) => ({ url: `${apiPaths.proposal(id)}/duplicate-of`, method: 'DELETE' }),
      transformResponse: (body: ProposalAnswer) => body.proposal,
      onQueryStarted: showProposal,
      invalidatesTags: ['Proposal'],
    }),
    /** Somebody has read this text. */
    updateProposalRead: build.mutation<Proposal, { id: string; version: number }>({
      query: ({ id, version }) => ({
        url: `${apiPaths.proposal(id)}/versions/${version}/read`,
        method: 'POST',
      }),
      transformResponse: (body: ProposalAnswer) => body.proposal,
      onQueryStarted: showProposal,
      invalidatesTags: ['Proposal'],
    }),
    updateProposalStatus: build.mutation<Proposal, { id: string } & ChangeStatusBody>({
      query: ({ id, ...body }) => ({ url: `${apiPaths.proposal(id)}/status`, method: 'POST', body }),
      transformResponse: (body: ProposalAnswer) => body.proposal,
      onQueryStarted: showProposal,
      // A submission that is refused may be so because of a sign-off that the page does not know of.
      invalidatesTags: (_proposal, error) => (error ? ['SignOffs'] : ['Proposal', 'ProposalStats']),
    }),
  }),
});

export const {
  useGetProposalsInfiniteQuery,
  useGetProposalQuery,
  useLazyGetProposalQuery,
  useCreateDuplicateMutation,
  useCreateProposalMutation,
  useDeleteDuplicateOfMutation,
  useUpdateProposalMutation,
  useCreateModelStopMutation,
  useCreateProposalTextMutation,
  useUpdateProposalReadMutation,
  useUpdateProposalStatusMutation,
} = proposalsApi;
