import type { CommentPlace, Proposal } from '@harambee/domain/schemas';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetCommentsQuery } from '../../api/comments.api.ts';
import { CommentsContext, type CommentsPage, type CommentsView } from './comments-context.ts';

interface CommentsProviderProps {
  proposal: Proposal;
  /** There is a text or an answer to comment on. */
  isShown: boolean;
  children: ReactNode;
}

const none: never[] = [];
const closed: CommentsView = { isOpen: false, isBeside: false, isNear: false, focusTurn: 0 };

/** What the parts of a page share of its comments. It only knows them; what draws them is fetched when there are any. */
export function CommentsProvider({ proposal, isShown, children }: CommentsProviderProps) {
  const { data: threads = none } = useGetCommentsQuery(proposal.id, { skip: !isShown });
  const [query] = useSearchParams();
  const linked = query.get('thread') ?? undefined;
  const [view, setView] = useState<CommentsView>(closed);
  const change = useCallback(
    (next: Partial<CommentsView>) => setView((before) => ({ ...before, ...next })),
    [],
  );
  const openThread = useCallback(
    (thread: string) =>
      setView((before) => ({ ...before, isOpen: true, thread, focusTurn: before.focusTurn + 1 })),
    [],
  );
  const ask = useCallback(
    (place?: CommentPlace) =>
      setView((before) => ({
        ...before,
        isNear: true,
        request: { turn: (before.request?.turn ?? 0) + 1, ...(place && { place }) },
      })),
    [],
  );
  const isLinkedThere = threads.some(({ id }) => id === linked);
  useEffect(() => {
    if (linked && isLinkedThere) openThread(linked);
  }, [linked, isLinkedThere, openThread]);
  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyM' || !event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      ask();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown, ask]);
  const { isNear } = view;
  useEffect(() => {
    if (!isShown || isNear) return;
    // Somebody who selects words may be about to comment on them.
    const onSelection = () => {
      if (document.getSelection()?.isCollapsed === false) change({ isNear: true });
    };
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, [isShown, isNear, change]);
  const page = useMemo<CommentsPage | undefined>(
    () => (isShown ? { proposal, threads, view, change, openThread, ask } : undefined),
    [isShown, proposal, threads, view, change, openThread, ask],
  );
  return <CommentsContext value={page}>{children}</CommentsContext>;
}
