import type { CommentPlace, CommentThread, Proposal } from '@harambee/domain/schemas';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetCommentsQuery } from '../../api/comments.api.ts';
import { CommentsContext, type CommentsPage, type CommentsView } from './comments-context.ts';

/** What of a proposal is on the page, to be commented on. */
export type CommentedPart = 'text' | 'answers';

interface CommentsProviderProps {
  proposal: Proposal;
  /** Undefined where there is nothing to comment on. */
  part: CommentedPart | undefined;
  children: ReactNode;
}

const none: never[] = [];
const closed: CommentsView = { isOpen: false, isBeside: false, isNear: false, focusTurn: 0 };
const partOf = ({ place }: CommentThread): CommentedPart => (place.kind === 'answer' ? 'answers' : 'text');
const tabOf = (place: CommentPlace): Record<string, string> =>
  place.kind === 'answer' ? { tab: 'answers', question: place.questionId } : { tab: 'generated' };

/** What the parts of a page share of its comments. It only knows them; what draws them is fetched when there are any. */
export function CommentsProvider({ proposal, part, children }: CommentsProviderProps) {
  const [query, setQuery] = useSearchParams();
  const linked = query.get('comment') ?? undefined;
  const { data: all = none } = useGetCommentsQuery(proposal.id, { skip: part === undefined && !linked });
  const threads = useMemo(() => all.filter((thread) => partOf(thread) === part), [all, part]);
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

  // A link names the thread alone; where it belongs, the thread knows.
  const target = all.find(({ id }) => id === linked);
  const isElsewhere = target !== undefined && partOf(target) !== part;
  const go = useRef(setQuery);
  go.current = setQuery;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each link once, whatever becomes of its thread later
  useEffect(() => {
    if (!target) return;
    const { id, place } = target;
    if (isElsewhere) go.current({ ...tabOf(place), comment: id }, { replace: true });
    else openThread(id);
  }, [target?.id, isElsewhere, openThread]);

  useEffect(() => {
    if (!part) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyM' || !event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      ask();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [part, ask]);
  const { isNear } = view;
  useEffect(() => {
    if (!part || isNear) return;
    // Somebody who selects words may be about to comment on them.
    const onSelection = () => {
      if (document.getSelection()?.isCollapsed === false) change({ isNear: true });
    };
    onSelection();
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, [part, isNear, change]);
  const page = useMemo<CommentsPage | undefined>(
    () => (part ? { proposal, threads, view, change, openThread, ask } : undefined),
    [part, proposal, threads, view, change, openThread, ask],
  );
  return <CommentsContext value={page}>{children}</CommentsContext>;
}
