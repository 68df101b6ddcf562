import type { CommentThread } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';
import { type CommentChange, commentCall, commentsAddress, threadOf } from '../comment-data/comment-calls.ts';

export interface UpdateComments {
  proposalId: string;
  change: CommentChange;
  /** One for each step: sending it again after a lost answer makes no second one. */
  idempotencyKey: string;
}

export const commentsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Application'] }).injectEndpoints({
  endpoints: (build) => ({
    /** All threads of a proposal (COMMENT-01). Their words follow the text, so a changed text makes them out of date. */
    getComments: build.query<CommentThread[], string>({
      query: commentsAddress,
      transformResponse: ({ threads }: { threads: CommentThread[] }) => threads,
      providesTags: ['Comment', 'ProposalText', 'Proposal'],
    }),
    /** One step of a conversation: a comment, a reply, a decision. The answer is the thread as it is now. */
    updateComments: build.mutation<CommentThread | null, UpdateComments>({
      query: ({ proposalId, change, idempotencyKey }) => ({
        ...commentCall(proposalId, change),
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      transformResponse: ({ thread }: { thread: CommentThread | null }) => thread,
      onQueryStarted: async ({ proposalId, change }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch((failure: unknown) => threadMet(failure));
        if (!answer) return;
        const id = threadOf(change);
        dispatch(
          commentsApi.util.updateQueryData('getComments', proposalId, (threads) => {
            const at = threads.findIndex((thread) => thread.id === id);
            if (answer.data === null) return threads.filter((thread) => thread.id !== id);
            if (at < 0) threads.push(answer.data);
            else threads[at] = answer.data;
            return threads;
          }),
        );
      },
      // A decision writes into the text.
      invalidatesTags: (_thread, _error, { change }) =>
        change.kind === 'decide' ? ['Comment', 'ProposalText', 'Proposal', 'Application'] : [],
    }),
  }),
});

/** Somebody else decided otherwise (412): the answer has the thread as it is now. */
function threadMet(failure: unknown): { data: CommentThread } | undefined {
  const { error } = failure as { error?: { status?: unknown; data?: { thread?: CommentThread } } };
  return error?.status === 412 && error.data?.thread ? { data: error.data.thread } : undefined;
}

export const { useGetCommentsQuery, useUpdateCommentsMutation } = commentsApi;
