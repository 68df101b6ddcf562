import { apiPaths } from '@harambee/domain';
import type { Notification, NotificationList } from '@harambee/domain/schemas';
import { baseApi, cookieFetch, readOwnEntries } from '@harambee/platform';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { take } from './take-read.ts';

export type InboxFilter = 'all' | 'unread';

/** The size of the dropdown; the page shows the rest. */
export const shownInBell = 100;
const pageSize = 20;

const inbox = apiPaths.notifications;
const empty: NotificationList = { notifications: [], unread: 0 };

type Answer<T> = { data: T } | { error: FetchBaseQueryError };

/** These calls send no header (NOTIFY-05), so they bypass the base query. */
async function call<T>(path: string, method: 'GET' | 'PUT' = 'GET'): Promise<Answer<T>> {
  try {
    const answer = await cookieFetch(path, method);
    const data: unknown = await answer.json().catch(() => undefined);
    return answer.ok ? { data: data as T } : { error: { status: answer.status, data } };
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
}

/** Notifications that were marked as read while offline stay read, though the server does not know it yet. */
function asRead(userId: string, list: NotificationList, keep: boolean): NotificationList {
  for (const { data } of readOwnEntries(userId)) {
    const { ids = [] } = data as { ids?: string[] };
    for (const id of ids) take(list, id, keep);
  }
  return list;
}

/** Calls of the bell and the page. Marking one as read updates the caches, so it needs no new request. */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUnreadNotifications: build.query<NotificationList, string>({
      queryFn: async (userId) => {
        const answer = await call<NotificationList>(`${inbox(userId)}?limit=${shownInBell}`);
        // A product without this service has none (NOTIFY-08).
        if ('error' in answer) return answer.error.status === 404 ? { data: empty } : answer;
        return { data: asRead(userId, answer.data, false) };
      },
      providesTags: ['Notification'],
    }),
    getNotifications: build.infiniteQuery<NotificationList, { userId: string; filter: InboxFilter }, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor },
      queryFn: async ({ queryArg: { userId, filter }, pageParam }) => {
        const query = new URLSearchParams({ status: filter, limit: String(pageSize) });
        if (pageParam) query.set('cursor', pageParam);
        const answer = await call<NotificationList>(`${inbox(userId)}?${query}`);
        return 'error' in answer ? answer : { data: asRead(userId, answer.data, filter === 'all') };
      },
      providesTags: ['Notification'],
    }),
    updateNotification: build.mutation<{ notification: Notification }, { userId: string; id: string }>({
      queryFn: ({ userId, id }) =>
        call<{ notification: Notification }>(apiPaths.notificationRead(userId, id), 'PUT'),
    }),
    updateNotifications: build.mutation<{ unread: number }, string>({
      queryFn: (userId) => call<{ unread: number }>(`${inbox(userId)}/clear-all`, 'PUT'),
    }),
  }),
});

export const {
  useGetUnreadNotificationsQuery,
  useGetNotificationsInfiniteQuery,
  useUpdateNotificationMutation,
  useUpdateNotificationsMutation,
} = notificationsApi;
