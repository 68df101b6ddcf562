import { isSyncedMessage, type OfflineAction, type SyncedMessage, workerMessages } from '@harambee/domain';
import {
  type AppStore,
  announce,
  baseApi,
  type ReplayResult,
  replayNow,
  showToast,
  startReplay,
  type TagType,
  useLiveConnection,
  useUser,
} from '@harambee/platform';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** What a change that has arrived makes out of date. */
const outdated: Record<OfflineAction['action'], readonly TagType[]> = {
  'proposal-create': ['Proposal', 'ProposalStats', 'Impact'],
  'proposal-update': ['Proposal', 'ProposalStats'],
  'profile-update': ['Profile'],
  'notification-read': ['Notification'],
};

const messageOf: Partial<Record<OfflineAction['action'], SyncedMessage['type']>> = {
  'proposal-create': workerMessages.proposalSynced,
  'proposal-update': workerMessages.proposalSynced,
  'profile-update': workerMessages.profileSynced,
};

/** The worker passes it on to this person's other pages. */
function tellOtherPages({ sent }: ReplayResult, userId: string): void {
  const worker = navigator.serviceWorker?.controller;
  for (const { action, id } of sent) {
    const type = messageOf[action.action];
    if (type && id) worker?.postMessage({ type, userId, id } satisfies SyncedMessage);
  }
}

function say({ sent, returned }: ReplayResult): void {
  // That notifications are read is no news to whoever has read them.
  const count = sent.filter(({ action }) => messageOf[action.action]).length;
  if (count > 0)
    showToast(count === 1 ? 'Your change is sent.' : `Your ${count} changes are sent.`, 'success');
  if (returned.length === 0) return;
  const what =
    returned.length === 1
      ? 'One change could not be saved.'
      : `${returned.length} changes could not be saved.`;
  showToast(`${what} Nothing is lost: see “Not sent yet” at the top.`, 'error');
}

/** Sends what waits whenever it can be, tells the pages what is out of date, and the person what became of it. */
export function useReplay(): void {
  const { id: userId, tenantId } = useUser();
  const dispatch = useDispatch<AppStore['dispatch']>();
  const isLive = useLiveConnection() === 'open';

  useEffect(
    () =>
      startReplay({
        userId,
        tenantId,
        onResult: (result) => {
          const tags = [...result.sent.map(({ action }) => action), ...result.returned];
          dispatch(baseApi.util.invalidateTags([...new Set(tags.flatMap(({ action }) => outdated[action]))]));
          tellOtherPages(result, userId);
          say(result);
        },
      }),
    [userId, tenantId, dispatch],
  );

  useEffect(() => {
    if (isLive) replayNow();
  }, [isLive]);

  useEffect(() => {
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (!isSyncedMessage(data) || data.userId !== userId) return;
      const isProfile = data.type === workerMessages.profileSynced;
      dispatch(
        baseApi.util.invalidateTags(isProfile ? ['Profile'] : ['Proposal', 'ProposalStats', 'Impact']),
      );
      announce(isProfile ? 'The organization profile is up to date' : 'Your proposals are up to date');
    };
    const worker = navigator.serviceWorker;
    worker?.addEventListener('message', hear as EventListener);
    return () => worker?.removeEventListener('message', hear as EventListener);
  }, [userId, dispatch]);
}
