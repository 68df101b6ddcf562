import { mergedWords } from '@harambee/domain';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { AppStore } from '../api/store.ts';
import { readUserId } from '../session/token-storage.ts';
import { showToast } from '../toast.ts';
import { membersApi } from './members.ts';

/** A merge as the person is told of it. */
export interface SeenMerge {
  /** What the other has changed, as people read it. */
  parts: readonly string[];
  /** The id of the other, if it is known. */
  changedBy?: string | undefined;
}

type Dispatch = AppStore['dispatch'];

/** A name; 'you' for another device of the same person; undefined if nobody by that id is in the organization. */
async function whoIs(dispatch: Dispatch, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  if (id === readUserId()) return 'you';
  const members = dispatch(membersApi.endpoints.getMembers.initiate(undefined, { subscribe: false }));
  const { data } = await members;
  const member = data?.find((one) => one.id === id);
  return member && `${member.firstName} ${member.lastName}`.trim();
}

/** Says in plain words whose change was merged with the person's own, and that both are kept (OFFLINE-20). */
export async function tellMerge(dispatch: Dispatch, { parts, changedBy }: SeenMerge): Promise<void> {
  // Nothing of the other's: an earlier try had arrived.
  if (parts.length === 0) return;
  showToast(mergedWords(parts, await whoIs(dispatch, changedBy)), 'info');
}

export function useTellMerge(): (merge: SeenMerge) => void {
  const dispatch = useDispatch<Dispatch>();
  return useCallback((merge) => void tellMerge(dispatch, merge), [dispatch]);
}
