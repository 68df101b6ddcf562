import type { Notification, NotificationList } from '@harambee/domain/schemas';
import type { AppStore } from '@harambee/platform';
import { type InboxFilter, notificationsApi } from './notifications.api.ts';
import { take } from './take-read.ts';

type Dispatch = AppStore['dispatch'];
const { updateQueryData } = notificationsApi.util;
const filters: readonly InboxFilter[] = ['all', 'unread'];

/** Adds a new notification at the top of the lists. One that is already there does not change. */
export function showNew(dispatch: Dispatch, userId: string, notification: Notification): void {
  const add = (list: NotificationList, everywhere: readonly NotificationList[]) => {
    if (everywhere.some(({ notifications }) => notifications.some(({ id }) => id === notification.id)))
      return;
    list.notifications.unshift(notification);
    list.unread += 1;
  };
  dispatch(updateQueryData('getUnreadNotifications', userId, (list) => add(list, [list])));
  for (const filter of filters) {
    dispatch(
      updateQueryData('getNotifications', { userId, filter }, ({ pages }) => {
        if (pages[0]) add(pages[0], pages);
      }),
    );
  }
}

/** Shows some or all as read before the server has confirmed it. Returns a function that undoes it. */
export function showRead(dispatch: Dispatch, userId: string, id: string): () => void {
  const changes = [
    dispatch(updateQueryData('getUnreadNotifications', userId, (list) => take(list, id, false))),
    ...filters.map((filter) =>
      dispatch(
        updateQueryData('getNotifications', { userId, filter }, ({ pages }) => {
          for (const page of pages) take(page, id, filter === 'all');
        }),
      ),
    ),
  ];
  return () => {
    for (const change of changes) change.undo();
  };
}

/** The unread ones that this page knows. */
export function knownUnread(dispatch: Dispatch, userId: string): string[] {
  const { getUnreadNotifications, getNotifications } = notificationsApi.endpoints;
  const known = dispatch((_, getState) => {
    const state = getState() as never;
    const pages = filters.flatMap(
      (filter) => getNotifications.select({ userId, filter })(state).data?.pages ?? [],
    );
    return [getUnreadNotifications.select(userId)(state).data, ...pages];
  });
  const unread = known.flatMap((list) => list?.notifications ?? []).filter(({ read }) => !read);
  return [...new Set(unread.map(({ id }) => id))];
}
