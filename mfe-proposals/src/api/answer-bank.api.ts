import { answerBankLimits } from '@harambee/domain';
import type {
  BankAnswer,
  BankAnswerChoices,
  BankAnswerFound,
  BankAnswerList,
  BankAnswerListQuery,
  CreateBankAnswer,
  FoundAnswer,
  UpdateBankAnswer,
} from '@harambee/domain/schemas';
import { baseApi, showAnswer } from '@harambee/platform';
import { answerAddresses as url } from '../answer-addresses.ts';

/** What narrows the list and the search; it lives in the address of /answers. */
export type AnswerFilters = Omit<BankAnswerListQuery, 'limit' | 'cursor'>;

export interface AnswerSearch extends AnswerFilters {
  question: string;
  limit: number;
}

export interface NewBankAnswer {
  body: CreateBankAnswer;
  /** One for each text: sending again after a lost answer makes no second one. */
  idempotencyKey: string;
}

export interface UpdatedBankAnswer {
  id: string;
  body: UpdateBankAnswer;
  /** The revision that was read; the service answers 412 when it has changed since. */
  revision: number;
}

const answerOf = (body: { answer: BankAnswer }) => body.answer;

const showAnswerOf = showAnswer<BankAnswer>((answer, dispatch) => {
  dispatch(
    answerBankApi.util.upsertQueryEntries([{ endpointName: 'getBankAnswer', arg: answer.id, value: answer }]),
  );
});

export const answerBankApi = baseApi.enhanceEndpoints({ addTagTypes: ['BankAnswer'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What changed last comes first, page after page by cursor (CALL-32). */
    getBankAnswers: build.infiniteQuery<BankAnswerList, AnswerFilters, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) => lastPage.nextCursor,
      },
      query: ({ queryArg, pageParam }) => ({
        url: url.answers,
        params: { ...queryArg, limit: 50, ...(pageParam && { cursor: pageParam }) },
      }),
      providesTags: ['BankAnswer'],
    }),
    /** By the meaning of a question (CALL-33). */
    getFoundAnswers: build.query<FoundAnswer[], AnswerSearch>({
      query: ({ question, ...params }) => ({
        url: url.search,
        params: { ...params, question: question.slice(0, answerBankLimits.search) },
      }),
      transformResponse: (body: BankAnswerFound) => body.found,
      providesTags: ['BankAnswer'],
    }),
    getBankAnswerChoices: build.query<BankAnswerChoices, void>({
      query: () => url.choices,
      providesTags: ['BankAnswer'],
    }),
    getBankAnswer: build.query<BankAnswer, string>({
      query: url.answer,
      transformResponse: answerOf,
      providesTags: ['BankAnswer'],
    }),
    createBankAnswer: build.mutation<BankAnswer, NewBankAnswer>({
      query: ({ body, idempotencyKey }) => ({
        url: url.answers,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      }),
      transformResponse: answerOf,
      invalidatesTags: ['BankAnswer'],
    }),
    updateBankAnswer: build.mutation<BankAnswer, UpdatedBankAnswer>({
      query: ({ id, body, revision }) => ({
        url: url.answer(id),
        method: 'PUT',
        headers: { 'If-Match': `"${revision}"` },
        body,
      }),
      transformResponse: answerOf,
      onQueryStarted: showAnswerOf,
      invalidatesTags: ['BankAnswer'],
    }),
    updateBankAnswerStar: build.mutation<BankAnswer, { id: string; isStarred: boolean }>({
      query: ({ id, isStarred }) => ({ url: url.star(id), method: 'PUT', body: { isStarred } }),
      transformResponse: answerOf,
      onQueryStarted: showAnswerOf,
      invalidatesTags: ['BankAnswer'],
    }),
    deleteBankAnswer: build.mutation<void, { id: string; revision: number }>({
      query: ({ id, revision }) => ({
        url: url.answer(id),
        method: 'DELETE',
        headers: { 'If-Match': `"${revision}"` },
      }),
      invalidatesTags: ['BankAnswer'],
    }),
    /** Brings a deleted answer back. */
    createBankAnswerAgain: build.mutation<BankAnswer, string>({
      query: (id) => ({ url: url.restore(id), method: 'POST' }),
      transformResponse: answerOf,
      invalidatesTags: ['BankAnswer'],
    }),
  }),
});

export const {
  useGetBankAnswersInfiniteQuery,
  useGetFoundAnswersQuery,
  useGetBankAnswerQuery,
  useGetBankAnswerChoicesQuery,
  useCreateBankAnswerMutation,
  useUpdateBankAnswerMutation,
  useUpdateBankAnswerStarMutation,
  useDeleteBankAnswerMutation,
  useCreateBankAnswerAgainMutation,
} = answerBankApi;
