import { apiPaths } from '@harambee/domain';
import { cookieFetch, type OutboxAction, refusedOrLater } from '@harambee/platform';

interface ReadNotifications {
  ids: string[];
}

/** Notifications marked as read while offline: one entry holds all of them, and each is a call of its own. */
const notificationRead: OutboxAction<ReadNotifications> = {
  label: 'Notifications',
  nameOf: ({ data: { ids } }) =>
    ids.length === 1 ? '1 notification marked as read' : `${ids.length} notifications marked as read`,
  accepts: (data) => {
    const { ids } = data as Partial<ReadNotifications>;
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string' && id !== '');
  },
  collects: true,
  merge: (earlier, later) => ({ ids: [...new Set([...earlier.ids, ...later.ids])] }),
  send: async ({ userId, data: { ids } }) => {
    const [id = ''] = ids;
    const response = await cookieFetch(apiPaths.notificationRead(userId, id), 'PUT', 1);
    const answer: unknown = await response.json().catch(() => undefined);
    // If the notification has expired, it counts as read. A hotspot's sign-in page also answers with success,
    // but not in JSON.
    const isRead = response.status === 404 || (response.ok && answer !== undefined);
    if (!isRead) return response.ok ? { kind: 'unsent' } : refusedOrLater(response.status, answer);
    const rest = (data: ReadNotifications) => {
      const left = data.ids.filter((other) => other !== id);
      return left.length > 0 ? { ids: left } : undefined;
    };
    return { kind: 'sent', rest };
  },
  refreshes: ['Notification'],
};

/** The shell's own offline writes. Those of remotes are in their modules. */
export const notificationOutbox = { 'notification-read': notificationRead as OutboxAction };
