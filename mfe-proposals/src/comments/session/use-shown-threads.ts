import type { Anchor } from '@harambee/domain';
import type { CommentAnchor, CommentAuthor, CommentPlace, CommentThread } from '@harambee/domain/schemas';
import { useOutbox } from '@harambee/platform';
import { useMemo, useRef } from 'react';
import { type CommentEntry, isCommentEntry } from '../../comment-data/comment-outbox.ts';
import { queuedThreads, threadsWith } from '../../comment-data/queued-comments.ts';
import type { ShownThread } from '../comment-scene.ts';
import { shownAnchor, type TextOfPlace } from '../words/place-anchor.ts';
import { placeKey } from '../words/place-key.ts';

interface ShownThreadsOptions {
  proposalId: string;
  threads: readonly CommentThread[];
  me: CommentAuthor;
  /** By `placeKey`; a place that is missing here is not on the page. */
  texts: ReadonlyMap<string, TextOfPlace>;
  nameOf: (place: CommentPlace) => string;
  isUnread: (thread: CommentThread) => boolean;
}

/** Threads as they will be once everything is sent, their words in the text as it stands on the page. */
export function useShownThreads(options: ShownThreadsOptions): ShownThread[] {
  const { proposalId, threads, me, texts, nameOf, isUnread } = options;
  const outbox = useOutbox();
  const entries = useMemo(
    () => outbox.filter(isCommentEntry).filter(({ data }) => data.proposalId === proposalId),
    [outbox, proposalId],
  );
  const laid = useUntilShown(entries, threads);
  // An anchor counts in the text that was there when it came; a text that changes later is followed from there.
  const cameWith = useRef(new WeakMap<CommentAnchor, string>());
  return useMemo(() => {
    const queued = queuedThreads(entries);
    return threadsWith(threads, laid, me).map((thread): ShownThread => {
      const text = texts.get(placeKey(thread.place));
      const placed = thread.anchor && text ? placedIn(thread.anchor, text, cameWith.current) : undefined;
      const anchor = placed ?? thread.anchor;
      return {
        thread,
        placeName: nameOf(thread.place),
        ...(anchor && { anchor }),
        ...(anchor && text && { wordsNow: text.shown.slice(anchor.start, anchor.end) }),
        isQueued: queued.has(thread.id),
        isUnread: isUnread(thread),
      };
    });
  }, [threads, entries, laid, me, texts, nameOf, isUnread]);
}

/** What was sent a moment ago is shown until the service's list has it: a conversation must not vanish in between. */
function useUntilShown(entries: readonly CommentEntry[], threads: readonly CommentThread[]) {
  const held = useRef({ threads, entries, all: entries });
  const before = held.current;
  if (before.threads !== threads) held.current = { threads, entries, all: entries };
  else if (before.entries !== entries) {
    const sent = before.all.filter(({ id }) => !entries.some((entry) => entry.id === id));
    held.current = { threads, entries, all: [...sent, ...entries] };
  }
  return held.current.all;
}

/** Only where its words stand in the text that is known is it sure that both are of one moment. */
function placedIn(
  anchor: CommentAnchor,
  text: TextOfPlace,
  cameWith: WeakMap<CommentAnchor, string>,
): Anchor {
  const isFitting = anchor.state === 'here' && text.saved.slice(anchor.start, anchor.end) === anchor.quote;
  if (isFitting && !cameWith.has(anchor)) cameWith.set(anchor, text.saved);
  return shownAnchor(anchor, { saved: cameWith.get(anchor) ?? text.saved, shown: text.shown });
}
