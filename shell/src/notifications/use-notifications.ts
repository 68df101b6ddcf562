import type { Notification } from '@harambee/domain/schemas';
import {
  type AppStore,
  announce,
  errorMessage,
  logFailure,
  onLiveMessage,
  sendOrQueue,
  showToast,
  startLive,
  statusOf,
  useLiveConnection,
  useUser,
} from '@harambee/platform';
import { useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { whenIdle } from '../lib/when-idle.ts';
import { type NotificationChoices, usePreferences } from '../preferences/preferences.ts';
import { showOnDevice } from './device-note.ts';
import { isEnabled } from './enabled-types.ts';
import { knownUnread, showNew, showRead } from './notification-cache.ts';
import {
  notificationsApi,
  useGetUnreadNotificationsQuery,
  useUpdateNotificationMutation,
  useUpdateNotificationsMutation,
} from './notifications.api.ts';

const pollEvery = 60_000;

/** The only event stream of the page, opened after the page has loaded, and its messages about notifications. */
export function useLiveNotifications(): void {
  const { id: userId } = useUser();
  const dispatch = useDispatch<AppStore['dispatch']>();
  useEffect(() => {
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = startLive(dispatch);
    });
    const stopHearing = [
      onLiveMessage('notification', (notification) => showNew(dispatch, userId, notification)),
      onLiveMessage('notification_read', ({ id }) => {
        const { data } = dispatch((_, state) =>
          notificationsApi.endpoints.getUnreadNotifications.select(userId)(state() as never),
        );
        const isKnown = id === 'all' || data?.notifications.some((one) => one.id === id);
        showRead(dispatch, userId, id);
        // A notification too far down the list to be shown here: only the server knows how many are left.
        if (!isKnown && data && data.unread > data.notifications.length) {
          dispatch(notificationsApi.util.invalidateTags(['Notification']));
        }
      }),
    ];
    return () => {
      cancel();
      stop();
      for (const stopOne of stopHearing) stopOne();
    };
  }, [dispatch, userId]);
}

/** The unread notifications, updated by the stream, or by polling every minute where streams do not work. */
export function useUnread() {
  const { id: userId } = useUser();
  const isPolling = useLiveConnection() === 'polling';
  const { data, error, isFetching, refetch } = useGetUnreadNotificationsQuery(userId, {
    refetchOnFocus: true,
    pollingInterval: isPolling ? pollEvery : 0,
  });
  useEffect(() => {
    if (!error || statusOf(error) === 401) return;
    logFailure('Loading notifications failed', error);
    showToast('Your notifications could not be loaded', 'error');
  }, [error]);
  const [{ notifications: choices }] = usePreferences();
  const unread = data && !error ? data : undefined;
  const enabled = useMemo(
    () => unread?.notifications.filter((one) => isEnabled(one, choices)),
    [unread?.notifications, choices],
  );
  useNewsOfArrivals(unread?.notifications, choices);
  // Notifications that the person has switched off are not counted, but /notifications still lists them.
  const hidden = (unread?.notifications.length ?? 0) - (enabled?.length ?? 0);
  return {
    notifications: enabled ?? [],
    count: (unread?.unread ?? 0) - hidden,
    standing: unread ? ('known' as const) : error ? ('lost' as const) : ('awaited' as const),
    isAsking: isFetching,
    askAgain: () => void refetch(),
  };
}

/**
 * Announces new notifications to people who do not see the number change. Those that were there at first are
 * not announced.
 */
function useNewsOfArrivals(
  notifications: readonly Notification[] | undefined,
  choices: NotificationChoices,
): void {
  const known = useRef<Set<string> | undefined>(undefined);
  useEffect(() => {
    if (!notifications) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...notifications.map(({ id }) => id)]);
    if (!before) return;
    const arrived = notifications.filter((one) => !before.has(one.id) && isEnabled(one, choices));
    if (choices.push) arrived.forEach(showOnDevice);
    if (arrived.length === 1) announce(`New notification: ${arrived[0]?.title}`);
    if (arrived.length > 1) announce(`${arrived.length} new notifications`);
  }, [notifications, choices]);
}

/**
 * Marks one as read, or all: shown right away, and undone with a message if the server refuses. If the server
 * does not respond, it stays read here and is sent later. "All" means those this page knows: nobody has read
 * the ones that arrive in between.
 */
export function useMarking() {
  const { id: userId } = useUser();
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [markRead] = useUpdateNotificationMutation();
  const [clear, { isLoading: isClearing }] = useUpdateNotificationsMutation();

  const orUndo = (undo: () => void, error: unknown, words: string) => {
    if (!error) return;
    undo();
    logFailure(words, error);
    showToast(errorMessage(error, `${words}. Please try again.`), 'error');
  };

  const keepOr = (ids: string[], send: () => Promise<{ error?: unknown }>) =>
    sendOrQueue({ action: 'notification-read', data: { ids }, title: '', id: crypto.randomUUID() }, send);

  return {
    isClearing,
    markRead: async (id: string) => {
      const undo = showRead(dispatch, userId, id);
      const { error } = await keepOr([id], () => markRead({ userId, id }));
      // If the notification has expired, it counts as read.
      if (statusOf(error) !== 404) orUndo(undo, error, 'The notification could not be marked as read');
    },
    clearAll: async () => {
      const ids = knownUnread(dispatch, userId);
      const undo = showRead(dispatch, userId, 'all');
      const { error } = await keepOr(ids, () => clear(userId));
      orUndo(undo, error, 'Your notifications could not be cleared');
      if (!error) announce('All notifications are marked as read');
    },
  };
}
