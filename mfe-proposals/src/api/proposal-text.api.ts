import type { ChangedText, TextChange } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';
import { textAddress } from '../text-outbox.ts';
import { proposalsApi } from './proposals.api.ts';

const proposalTextApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What people make of paragraphs of the text. */
    updateProposalText: build.mutation<ChangedText, { id: string; changes: TextChange[] }>({
      query: ({ id, changes }) => ({ url: textAddress(id), method: 'PATCH', body: { changes } }),
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

export const { useUpdateProposalTextMutation } = proposalTextApi;
