import type {
  Call,
  CallApplication,
  CallContent,
  CallList,
  CallListItem,
  CallListQuery,
  CallRead,
  CheckByHand,
  CreateCallBody,
  Eligibility,
} from '@harambee/domain/schemas';
import { baseApi, showAnswer } from '@harambee/platform';
import { callAddresses as url } from '../call-addresses.ts';

/** So many calls are read for the dashboard, and ahead. */
export const nextCallsRead = 10;

/** What narrows the list; it lives in the address of /calls. */
export type CallFilters = Pick<CallListQuery, 'status' | 'templates' | 'due'>;

export interface NewCall {
  body: CreateCallBody;
  /** One for each text: sending again after a lost answer makes no second call. */
  idempotencyKey: string;
}

export interface UpdateCall {
  id: string;
  content: CallContent;
  /** The revision that was read; the service answers 412 when it has changed since. */
  revision: number;
}

export interface CheckOfCall extends CheckByHand {
  id: string;
  rowId: string;
  /** Of the call; the service answers 412 when it has changed since. */
  revision: number;
}

interface CallAnswer {
  call: Call;
}

const callOf = (body: CallAnswer) => body.call;

const showCall = showAnswer<Call>((call, dispatch) => {
  dispatch(callsApi.util.upsertQueryEntries([{ endpointName: 'getCall', arg: call.id, value: call }]));
});

export const callsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Call'] }).injectEndpoints({
  endpoints: (build) => ({
    /** By deadline, the next one first, page after page by cursor (CALL-08). */
    getCalls: build.infiniteQuery<CallList, CallFilters, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) => lastPage.nextCursor,
      },
      query: ({ queryArg, pageParam }) => ({
        url: url.calls,
        params: { ...queryArg, ...(pageParam && { cursor: pageParam }) },
      }),
      providesTags: ['Call'],
    }),
    /** The start of the list of calls whose deadline is ahead, for what reads ahead. */
    getNextCalls: build.query<CallListItem[], number>({
      query: (limit) => ({ url: url.calls, params: { due: 'ahead', limit } }),
      transformResponse: (body: CallList) => body.calls,
      providesTags: ['Call'],
    }),
    getCall: build.query<Call, string>({
      query: url.call,
      transformResponse: callOf,
      providesTags: (_call, _error, id) => ['Call', { type: 'Call', id }],
    }),
    /** The proposals that are made for a call (CALL-08). */
    getCallApplications: build.query<CallApplication[], string>({
      query: url.applications,
      transformResponse: (body: { applications: CallApplication[] }) => body.applications,
      providesTags: ['Call', 'Proposal'],
    }),
    createCall: build.mutation<Call, NewCall>({
      query: ({ body, idempotencyKey }) => ({
        url: url.calls,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      }),
      transformResponse: callOf,
      invalidatesTags: ['Call'],
    }),
    updateCall: build.mutation<Call, UpdateCall>({
      query: ({ id, content, revision }) => ({
        url: url.call(id),
        method: 'PUT',
        headers: { 'If-Match': `"${revision}"` },
        body: content,
      }),
      transformResponse: callOf,
      onQueryStarted: showCall,
      invalidatesTags: ['Call'],
    }),
    /** What somebody found out about a statement; null takes it back (CALL-58). */
    updateCallCheck: build.mutation<Eligibility, CheckOfCall>({
      query: ({ id, rowId, verdict, revision }) => ({
        url: url.check(id, rowId),
        method: 'PUT',
        headers: { 'If-Match': `"${revision}"` },
        body: { verdict },
      }),
      transformResponse: (body: { eligibility: Eligibility }) => body.eligibility,
      invalidatesTags: ['Call'],
    }),
    deleteCall: build.mutation<void, { id: string; revision: number }>({
      query: ({ id, revision }) => ({
        url: url.call(id),
        method: 'DELETE',
        headers: { 'If-Match': `"${revision}"` },
      }),
      // The page of the deleted call is still open: to ask for it again would show that it is gone.
      invalidatesTags: (_answer, error) => (error ? ['Call'] : []),
    }),
    /** Brings a deleted call back. */
    createCallAgain: build.mutation<Call, string>({
      query: (id) => ({ url: `${url.call(id)}/restore`, method: 'POST' }),
      transformResponse: callOf,
      invalidatesTags: ['Call'],
    }),
    /** A call as another organization exported it. */
    createCallFromFile: build.mutation<Call, { file: unknown; idempotencyKey: string }>({
      query: ({ file, idempotencyKey }) => ({
        url: url.importFile,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body: { file },
      }),
      transformResponse: callOf,
      invalidatesTags: ['Call'],
    }),
    /** Reads a file on the server, which keeps nothing of it (CALL-10). */
    createCallReading: build.mutation<CallRead, File>({
      query: (file) => ({
        url: url.read,
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: file,
      }),
      // Twenty megabytes are not sent three times.
      extraOptions: { tries: 1 },
    }),
  }),
});

export const {
  useGetCallsInfiniteQuery,
  useGetNextCallsQuery,
  useGetCallQuery,
  useGetCallApplicationsQuery,
  useCreateCallMutation,
  useUpdateCallMutation,
  useUpdateCallCheckMutation,
  useDeleteCallMutation,
  useCreateCallAgainMutation,
  useCreateCallFromFileMutation,
  useCreateCallReadingMutation,
} = callsApi;
