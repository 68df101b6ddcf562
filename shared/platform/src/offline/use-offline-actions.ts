import { type OfflineAction, offlineStateOf } from '@harambee/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '../auth.tsx';
import { onActionsChanged, readActions } from './action-storage.ts';
import { targetOf } from './queue.ts';

/** What of this person waits or has come back, the oldest first. Nobody else's is ever shown; signed out, nothing is. */
export function useOfflineActions(): readonly OfflineAction[] {
  const id = useAuth().user?.id;
  const all = useSyncExternalStore(onActionsChanged, readActions, readActions);
  return useMemo(() => all.filter(({ userId }) => userId === id), [all, id]);
}

/** As `useOfflineActions`, for what is not drawn. */
export const readOwnActions = (userId: string): readonly OfflineAction[] =>
  readActions().filter((action) => action.userId === userId);

/** What of a proposal or a profile the server does not have yet, by its id. */
export function useUnsentOf(id: string | undefined): OfflineAction[] {
  const actions = useOfflineActions();
  return useMemo(() => actions.filter((action) => targetOf(action) === id), [actions, id]);
}

/** What the server says with what waits laid over it; the same object again when nothing does. */
export function withUnsent<Answers extends object>(
  answers: Answers,
  actions: readonly OfflineAction[],
): Answers {
  const waiting = actions.filter((action) => offlineStateOf(action) === 'waiting');
  if (waiting.length === 0) return answers;
  return Object.assign({}, answers, ...waiting.map(({ data }) => ('body' in data ? data.body : {})));
}
