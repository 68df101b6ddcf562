import type { OutboxEntry } from '@harambee/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { ownRowsOf } from '../session/own-rows.ts';
import { useAuth } from '../session/use-auth.ts';
import { onEntriesChanged, readEntries } from './entry-storage.ts';
import { isQueued, targetOf } from './queue.ts';
import { isReadable, onActionsRegistered, registeredActions } from './registered-actions.ts';

/**
 * This person's queued and refused entries, oldest first. Nobody else's are ever shown, and none while signed
 * out.
 */
export function useOutbox(): readonly OutboxEntry[] {
  const id = useAuth().user?.id;
  const all = useSyncExternalStore(onEntriesChanged, readEntries, readEntries);
  // A remote that loads decides which of its entries are complete.
  const actions = useSyncExternalStore(onActionsRegistered, registeredActions, registeredActions);
  return useMemo(
    () => (actions ? all.filter((entry) => entry.userId === id && isReadable(entry)) : []),
    [all, id, actions],
  );
}

/** How many changes of this person wait in other organizations: they are sent after a switch to it (ORG-08). */
export function useWaitingElsewhere(): number {
  const id = useAuth().user?.id;
  const all = useSyncExternalStore(onEntriesChanged, readEntries, readEntries);
  return useMemo(() => {
    if (id === undefined) return 0;
    const others = ownRowsOf(id).filter((one) => one !== id);
    return all.filter(({ userId }) => others.includes(userId)).length;
  }, [all, id]);
}

/** Like `useOutbox`, for code outside of rendering. */
export const readOwnEntries = (userId: string): readonly OutboxEntry[] =>
  readEntries().filter((entry) => entry.userId === userId && isReadable(entry));

/** The changes to a record that the server does not have yet, by its id. */
export function useEntriesOf(id: string | undefined): OutboxEntry[] {
  const entries = useOutbox();
  return useMemo(() => entries.filter((entry) => targetOf(entry) === id), [entries, id]);
}

/** The server's data, overlaid with queued changes; the same object again if there are none. */
export function withQueued<Answers extends object>(
  answers: Answers,
  entries: readonly OutboxEntry[],
): Answers {
  const queued = entries.filter(isQueued);
  if (queued.length === 0) return answers;
  return Object.assign({}, answers, ...queued.map(({ data }) => data.body ?? {}));
}
