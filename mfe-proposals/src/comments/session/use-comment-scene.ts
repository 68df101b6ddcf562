import type { CommentPlace } from '@harambee/domain/schemas';
import { announce, useMay } from '@harambee/platform';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CommentScene, ShownThread } from '../comment-scene.ts';
import type { CommentsPage } from '../state/comments-context.ts';
import { wordsId } from '../threads/thread-words.ts';
import type { TextOfPlace } from '../words/place-anchor.ts';
import { useSeenComments } from './seen-comments.ts';
import { useTypedComments } from './typed-comments.ts';
import { useCommentActions } from './use-comment-actions.ts';
import { usePeople } from './use-people.ts';
import { useShownThreads } from './use-shown-threads.ts';

/** What the signed-in person sees of the comments of a proposal, and what they may do. */
export function useCommentScene(
  page: CommentsPage,
  texts: ReadonlyMap<string, TextOfPlace>,
  nameOf: (place: CommentPlace) => string,
) {
  const { proposal, threads: saved, view, change, openThread } = page;
  const mayWrite = useMay('comments.write');
  const mayDecide = useMay('suggestions.decide');
  const { me, people } = usePeople(saved);
  const seen = useSeenComments(me);
  const actions = useCommentActions(proposal);
  const typed = useTypedComments();
  const threads = useShownThreads({
    ...{ proposalId: proposal.id, threads: saved, me, texts, nameOf },
    isUnread: seen.isUnread,
  });
  const newSince = useNewSince(view.thread, threads, seen);
  const onOpen = useCallback(
    (thread: string | undefined) => (thread === undefined ? change({ thread }) : openThread(thread)),
    [change, openThread],
  );
  const hasWords = view.isOpen;
  const scene = useMemo(
    (): CommentScene => ({
      ...{ me, people, actions, typed, onOpen, open: view.thread, say: announce },
      mayWrite,
      mayDecide: mayDecide && !proposal.queued,
      onShowWords: hasWords ? (id) => document.getElementById(wordsId(id))?.focus() : undefined,
    }),
    [me, people, actions, typed, onOpen, view.thread, mayWrite, mayDecide, proposal.queued, hasWords],
  );
  return { scene, threads, newSince, markAllSeen: () => seen.markSeen(saved) };
}

/** A thread that is opened is read from then on; while it is open, what was new in it stays marked. */
function useNewSince(
  open: string | undefined,
  threads: readonly ShownThread[],
  seen: ReturnType<typeof useSeenComments>,
) {
  const [opened, setOpened] = useState<{ id: string; since: string }>();
  const shown = threads.find(({ thread }) => thread.id === open);
  const read = useRef(seen);
  read.current = seen;
  if (open && shown && opened?.id !== open) setOpened({ id: open, since: seen.seenAt(open) });
  if (!open && opened) setOpened(undefined);
  const newest = shown?.thread.comments.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is opened, and with each comment that comes
  useEffect(() => {
    if (shown) read.current.markSeen([shown.thread]);
  }, [open, newest]);
  return useCallback((id: string) => (id === opened?.id ? opened.since : undefined), [opened]);
}
