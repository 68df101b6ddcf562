import type { Answer, Application, SaveAnswer } from '@harambee/domain/schemas';
import { baseApi, showAnswer } from '@harambee/platform';
import { applicationAddresses as url } from '../application-addresses.ts';

export interface UpdateAnswer {
  proposalId: string;
  questionId: string;
  body: SaveAnswer;
  /** That of the words that were read; the service answers 412 when they have changed since. */
  revision: number;
}

interface ApplicationAnswer {
  application: Application;
}

const applicationOf = ({ application }: ApplicationAnswer) => application;

const showApplication = showAnswer<Application>((application, dispatch) => {
  dispatch(
    applicationsApi.util.upsertQueryEntries([
      { endpointName: 'getApplication', arg: application.proposalId, value: application },
    ]),
  );
});

export const applicationsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Application'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The call of a proposal with an answer for each of its questions (CALL-23). */
    getApplication: build.query<Application, string>({
      query: url.application,
      transformResponse: applicationOf,
      // Answers follow the text and the answers of the form that they begin from.
      providesTags: (_application, _error, id) => [
        { type: 'Application', id },
        'ProposalText',
        { type: 'Proposal', id },
        'Proposal',
      ],
    }),
    /** The proposal is made for this call from now on; null is the built-in one. */
    updateApplication: build.mutation<Application, { proposalId: string; callId: string | null }>({
      query: ({ proposalId, callId }) => ({
        url: url.application(proposalId),
        method: 'PUT',
        body: { callId },
      }),
      transformResponse: applicationOf,
      onQueryStarted: showApplication,
      invalidatesTags: (_application, error, { proposalId }) =>
        error ? [] : [{ type: 'Proposal', id: proposalId }],
    }),
    updateAnswer: build.mutation<Answer, UpdateAnswer>({
      query: ({ proposalId, questionId, body, revision }) => ({
        url: url.answer(proposalId, questionId),
        method: 'PUT',
        headers: { 'If-Match': `"${revision}"` },
        body,
      }),
      transformResponse: ({ answer }: { answer: Answer }) => answer,
      onQueryStarted: async ({ proposalId, questionId, body }, { dispatch, queryFulfilled }) => {
        const change = (as: (answer: Answer) => Answer) =>
          dispatch(
            applicationsApi.util.updateQueryData('getApplication', proposalId, (application) => {
              application.answers = application.answers.map((one) =>
                one.questionId === questionId && !one.isGone ? as(one) : one,
              );
            }),
          );
        const { isTicked, isStarred } = body;
        // A tick is seen at once, and taken back if it does not arrive.
        const early = change((answer) => ({
          ...answer,
          ...(isTicked !== undefined && { isTicked }),
          ...(isStarred !== undefined && { isStarred }),
        }));
        try {
          const { data } = await queryFulfilled;
          change(() => data);
        } catch (failure) {
          early.undo();
          // Somebody else's words are what is there now.
          const { error } = failure as { error?: { status?: unknown; data?: { answer?: Answer } } };
          const theirs = error?.status === 412 ? error.data?.answer : undefined;
          if (theirs) change(() => theirs);
        }
      },
      // The answers that are kept for reading without a network; words are kept when their editor closes.
      invalidatesTags: (_answer, error, { proposalId: id, body }) =>
        error || body.blocks !== undefined ? [] : [{ type: 'Application', id }],
    }),
  }),
});

export const { useGetApplicationQuery, useUpdateApplicationMutation, useUpdateAnswerMutation } =
  applicationsApi;
