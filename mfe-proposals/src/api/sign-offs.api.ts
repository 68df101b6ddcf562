import { apiPaths } from '@harambee/domain';
import type { AskForSignOffs, SignOffs } from '@harambee/domain/schemas';
import { baseApi, showAnswer, statusOf } from '@harambee/platform';

interface SignOffsAnswer {
  signOffs: SignOffs;
}

/** What belongs to which proposal: the answers themselves do not say it. */
interface OfProposal extends SignOffs {
  id: string;
}

const url = (id: string) => `${apiPaths.proposal(id)}/sign-offs`;

const show = showAnswer<OfProposal>(({ id, ...value }, dispatch) => {
  dispatch(signOffsApi.util.upsertQueryEntries([{ endpointName: 'getSignOffs', arg: id, value }]));
});
const answerOf = ({ signOffs }: SignOffsAnswer, _meta: unknown, { id }: { id: string }): OfProposal => ({
  ...signOffs,
  id,
});

/** Another text, or another list, than this page shows: it is read anew. */
const outdated = (error: unknown) =>
  statusOf(error) === 412 ? (['Proposal', 'ProposalText', 'SignOffs'] as const) : [];

export const signOffsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who must agree with a proposal, and who has (SIGNOFF-01). */
    getSignOffs: build.query<SignOffs, string>({
      query: url,
      transformResponse: ({ signOffs }: SignOffsAnswer) => signOffs,
      providesTags: ['SignOffs', 'Proposal', 'ProposalText'],
    }),
    updateSignOffs: build.mutation<OfProposal, { id: string; body: AskForSignOffs; revision: number }>({
      query: ({ id, body, revision }) => ({
        url: url(id),
        method: 'PUT',
        headers: { 'If-Match': `"${revision}"` },
        body,
      }),
      transformResponse: answerOf,
      onQueryStarted: show,
      invalidatesTags: (_answer, error) => outdated(error),
    }),
    /** Agrees with exactly this text. */
    createSignOff: build.mutation<OfProposal, { id: string; hash: string }>({
      query: ({ id, hash }) => ({ url: `${url(id)}/agree`, method: 'POST', body: { hash } }),
      transformResponse: answerOf,
      onQueryStarted: show,
      invalidatesTags: (_answer, error) => outdated(error),
    }),
    deleteSignOff: build.mutation<OfProposal, { id: string }>({
      query: ({ id }) => ({ url: `${url(id)}/withdraw`, method: 'POST' }),
      transformResponse: answerOf,
      onQueryStarted: show,
    }),
  }),
});

export const {
  useCreateSignOffMutation,
  useDeleteSignOffMutation,
  useGetSignOffsQuery,
  useUpdateSignOffsMutation,
} = signOffsApi;
