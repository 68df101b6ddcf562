import type { ActionList, ActionPeople, ActionsFileQuery } from '@harambee/domain/schemas';
import { baseApi } from '@harambee/platform';

/** The address of a call about the entries that a filter leaves. */
export function actionsUrl(filter: ActionsFileQuery, part = '', cursor = ''): string {
  const query = new URLSearchParams({ ...filter, ...(cursor && { cursor }) });
  return `/api/auth/actions${part}${query.size > 0 ? `?${query}` : ''}`;
}

export const actionRecordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getActions: build.infiniteQuery<ActionList, ActionsFileQuery, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor },
      query: ({ queryArg, pageParam }) => actionsUrl(queryArg, '', pageParam),
    }),
    getActionPeople: build.query<ActionPeople['people'], void>({
      query: () => '/api/auth/actions/people',
      transformResponse: (body: ActionPeople) => body.people,
    }),
  }),
});

export const { useGetActionsInfiniteQuery, useGetActionPeopleQuery } = actionRecordApi;
