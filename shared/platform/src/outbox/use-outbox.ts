import type { OutboxEntry } from '@harambee/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '../session/use-auth.ts';
import { onEntriesChanged, readEntries } from './entry-storage.ts';
import { isQueued, targetOf } from './queue.ts';
import { isReadable, onActionsRegistered, registeredActions } from './registered-actions.ts';

/** What of this person is queued or has come back, the oldest first. Nobody else's is ever shown; signed out, nothing is. */
export function useOutbox(): readonly OutboxEntry[] {
  const id = useAuth().user?.id;
  const all = useSyncExternalStore(onEntriesChanged, readEntries, readEntries);
  // A remote that arrives says which of its entries are whole.
  const actions = useSyncExternalStore(onActionsRegistered, registeredActions, registeredActions);
  return useMemo(
    () => (actions ? all.filter((entry) => entry.userId === id && isReadable(entry)) : []),
    [all, id, actions],
  );
}

/** As `useOutbox`, for what is not drawn. */
export const readOwnEntries = (userId: string): readonly OutboxEntry[] =>
  readEntries().filter((entry) => entry.userId === userId && isReadable(entry));

/** What of a record the server does not have yet, by its id. */
export function useEntriesOf(id: string | undefined): OutboxEntry[] {
  const entries = useOutbox();
  return useMemo(() => entries.filter((entry) => targetOf(entry) === id), [entries, id]);
}

/** What the server says, overlaid with what is queued; the same object again when nothing is. */
export function withQueued<Answers extends object>(
  answers: Answers,
  entries: readonly OutboxEntry[],
): Answers {
  const queued = entries.filter(isQueued);
  if (queued.length === 0) return answers;
  return Object.assign({}, answers, ...queued.map(({ data }) => data.body ?? {}));
}
