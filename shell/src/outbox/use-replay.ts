import {
  type AppStore,
  announce,
  baseApi,
  isSyncedMessage,
  knownActions,
  outboxActionOf,
  type ReplayResult,
  registerOutbox,
  replayNow,
  type SyncedMessage,
  showToast,
  startReplay,
  type TagType,
  tellMerge,
  useLiveConnection,
  useUser,
} from '@harambee/platform';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { notificationOutbox } from '../notifications/notification-outbox.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { loadAction } from './load-action.ts';

registerOutbox(notificationOutbox);

/** The tags of a remote are known only after it has added them to the API. */
const outdate = (tags: readonly string[]) => baseApi.util.invalidateTags([...new Set(tags)] as TagType[]);

/** The worker forwards it to this person's other pages. */
function notifyOtherPages({ sent }: ReplayResult, userId: string): void {
  const worker = navigator.serviceWorker?.controller;
  for (const { entry, id } of sent) {
    const type = outboxActionOf(entry.action)?.synced?.message;
    if (type && id) worker?.postMessage({ type, userId, id } satisfies SyncedMessage);
  }
}

function say({ sent, returned }: ReplayResult): void {
  // People need no message that their notifications were marked as read.
  const count = sent.filter(({ entry }) => outboxActionOf(entry.action)?.synced).length;
  if (count > 0)
    showToast(count === 1 ? 'Your change was sent.' : `Your ${count} changes were sent.`, 'success');
  if (returned.length === 0) return;
  const what =
    returned.length === 1
      ? 'One change could not be saved.'
      : `${returned.length} changes could not be saved.`;
  showToast(`${what} Nothing is lost: see “Not sent yet” at the top.`, 'error');
}

/** Sends queued changes whenever possible, tells pages what is out of date, and tells the person the result. */
export function useReplay(): void {
  const { id: userId, tenantId } = useUser();
  const dispatch = useDispatch<AppStore['dispatch']>();
  const isLive = useLiveConnection() === 'open';
  const remotes = useRemotes();

  useEffect(
    () =>
      startReplay({
        userId,
        tenantId,
        loadAction: (action) => loadAction(remotes, action),
        onResult: (result) => {
          const settled = [...result.sent.map(({ entry }) => entry), ...result.returned];
          dispatch(outdate(settled.flatMap(({ action }) => outboxActionOf(action)?.refreshes ?? [])));
          notifyOtherPages(result, userId);
          say(result);
          for (const { entry } of result.sent) {
            if (entry.merged) void tellMerge(dispatch, entry.merged);
          }
        },
      }),
    [userId, tenantId, dispatch, remotes],
  );

  useEffect(() => {
    if (isLive) replayNow();
  }, [isLive]);

  useEffect(() => {
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (!isSyncedMessage(data) || data.userId !== userId) return;
      const about = knownActions().filter(({ synced }) => synced?.message === data.type);
      dispatch(outdate(about.flatMap(({ refreshes }) => refreshes)));
      const [says] = about.map(({ synced }) => synced?.says);
      if (says) announce(says);
    };
    const worker = navigator.serviceWorker;
    worker?.addEventListener('message', hear as EventListener);
    return () => worker?.removeEventListener('message', hear as EventListener);
  }, [userId, dispatch]);
}
