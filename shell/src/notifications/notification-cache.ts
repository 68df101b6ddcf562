import type { Notification, NotificationList } from '@harambee/domain/schemas';
import type { AppStore } from '@harambee/platform';
import { type InboxFilter, notificationsApi } from './notifications.api.ts';

type Dispatch = AppStore['dispatch'];
const { updateQueryData } = notificationsApi.util;
const filters: readonly InboxFilter[] = ['all', 'unread'];

/** Puts a new one on top of what is shown; one that is there already is left as it is. */
export function showNew(dispatch: Dispatch, userId: string, notification: Notification): void {
  const add = (list: NotificationList, everywhere: readonly NotificationList[]) => {
    if (everywhere.some(({ notifications }) => notifications.some(({ id }) => id === notification.id)))
      return;
    list.notifications.unshift(notification);
    list.unread += 1;
  };
  dispatch(updateQueryData('shellUnread', userId, (list) => add(list, [list])));
  for (const filter of filters) {
    dispatch(
      updateQueryData('shellInbox', { userId, filter }, ({ pages }) => {
        if (pages[0]) add(pages[0], pages);
      }),
    );
  }
}

function take(list: NotificationList, id: string, keep: boolean): void {
  for (const one of list.notifications) {
    if ((id === 'all' || one.id === id) && !one.read) {
      one.read = true;
      list.unread = Math.max(0, list.unread - 1);
    }
  }
  if (id === 'all') list.unread = 0;
  if (!keep) list.notifications = list.notifications.filter(({ read }) => !read);
}

/** Shows one as read, or all of them, before the server has said so. Answers the way back. */
export function showRead(dispatch: Dispatch, userId: string, id: string): () => void {
  const changes = [
    dispatch(updateQueryData('shellUnread', userId, (list) => take(list, id, false))),
    ...filters.map((filter) =>
      dispatch(
        updateQueryData('shellInbox', { userId, filter }, ({ pages }) => {
          for (const page of pages) take(page, id, filter === 'all');
        }),
      ),
    ),
  ];
  return () => {
    for (const change of changes) change.undo();
  };
}
