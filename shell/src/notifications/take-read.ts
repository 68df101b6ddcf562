import type { NotificationList } from '@harambee/domain/schemas';

/** Marks one notification of a list as read, or all of them. With `keep` false it removes those that are read. */
export function take(list: NotificationList, id: string, keep: boolean): void {
  for (const one of list.notifications) {
    if ((id === 'all' || one.id === id) && !one.read) {
      one.read = true;
      list.unread = Math.max(0, list.unread - 1);
    }
  }
  if (id === 'all') list.unread = 0;
  if (!keep) list.notifications = list.notifications.filter(({ read }) => !read);
}
