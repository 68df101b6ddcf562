import type { AcceptChangedFact, ChangedFactList, ChangedProfileFact } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

const url = '/api/proposals/changed-facts';
const factsOf = ({ facts }: ChangedFactList): ChangedProfileFact[] => facts;

export const changedFactsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The figures that some text still states as they were (CALL-35). */
    getChangedFacts: build.query<ChangedProfileFact[], void>({
      query: () => url,
      transformResponse: factsOf,
      providesTags: ['Proposal', 'Profile'],
    }),
    /** A text gets its new wording. */
    updateStatingText: build.mutation<ChangedProfileFact[], AcceptChangedFact>({
      query: (body) => ({ url: `${url}/accept`, method: 'POST', body }),
      transformResponse: factsOf,
      onQueryStarted: async (_text, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(
            changedFactsApi.util.upsertQueryEntries([
              { endpointName: 'getChangedFacts', arg: undefined, value: data },
            ]),
          );
        } catch {
          // The page says so.
        }
      },
      invalidatesTags: ['Proposal', 'ProposalText'],
    }),
  }),
});

export const { useGetChangedFactsQuery, useUpdateStatingTextMutation } = changedFactsApi;
