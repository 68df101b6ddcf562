import type { ChangedText, TextChange, TextChangeItem, TextChangeList } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';
import { textAddress } from '../text-outbox.ts';
import { proposalsApi } from './proposals.api.ts';

/** The steps alone: a text that is saved while somebody types is not fetched anew each time. */
const steps = { type: 'ProposalText', id: 'steps' } as const;

const proposalTextApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every step of the text, newest first, page after page by cursor (DRAFT-18). */
    getTextChanges: build.infiniteQuery<TextChangeList, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (lastPage) => lastPage.nextCursor },
      query: ({ queryArg, pageParam }) =>
        `${textAddress(queryArg)}/changes${pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''}`,
      providesTags: [steps],
    }),
    /** Keeps the text as it is now under a name. */
    createTextVersion: build.mutation<TextChangeItem, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: `${textAddress(id)}/versions`, method: 'POST', body: { name } }),
      transformResponse: ({ change }: { change: TextChangeItem }) => change,
      invalidatesTags: ['ProposalText'],
    }),
    /** The text as it was after a step; itself a change, so it can be undone. */
    createRestoredText: build.mutation<ChangedText, { id: string; seq: number }>({
      query: ({ id, seq }) => ({ url: `${textAddress(id)}/restore`, method: 'POST', body: { seq } }),
      invalidatesTags: ['ProposalText'],
    }),
    /** What people make of paragraphs of the text. */
    updateProposalText: build.mutation<ChangedText, { id: string; changes: TextChange[] }>({
      query: ({ id, changes }) => ({ url: textAddress(id), method: 'PATCH', body: { changes } }),
      invalidatesTags: [steps],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const { edits } = answer.data;
        dispatch(
          proposalsApi.util.updateQueryData('getProposal', id, (proposal) => {
            proposal.edits = edits;
          }),
        );
      },
    }),
  }),
});

export const {
  useCreateRestoredTextMutation,
  useCreateTextVersionMutation,
  useGetTextChangesInfiniteQuery,
  useUpdateProposalTextMutation,
} = proposalTextApi;
