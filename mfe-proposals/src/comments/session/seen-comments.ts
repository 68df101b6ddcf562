import type { CommentAuthor, CommentThread } from '@harambee/domain/schemas';
import { observable, readUnsavedText, storeUnsavedText } from '@harambee/platform';
import { useMemo } from 'react';
import { isSameAuthor } from '../comment-scene.ts';

/** Until when somebody has read the threads of this device's proposals: the time of the newest comment of each. */
type Seen = Record<string, string>;

/** Beside unsaved text, and like it forgotten when the person signs out. */
const name = 'seen-comments';
/** Threads, of all proposals. */
const most = 1_000;

const turns = observable(0);

function readSeen(userId: string): Seen {
  const stored = readUnsavedText(userId, name);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Seen) : {};
}

const newestOf = (thread: CommentThread, me: CommentAuthor): string | undefined =>
  thread.comments.findLast(({ by, isDeleted }) => !isSameAuthor(by, me) && !isDeleted)?.at;

/** Which threads have words of others that this person has not looked at in this browser. */
export function useSeenComments(me: CommentAuthor) {
  const turn = turns.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with each turn
  const isUnread = useMemo(() => {
    const seen = readSeen(me.id);
    return (thread: CommentThread): boolean => {
      const newest = newestOf(thread, me);
      return newest !== undefined && !thread.resolved && newest > (seen[thread.id] ?? '');
    };
  }, [me, turn]);
  const markSeen = (threads: readonly CommentThread[]) => {
    const read = threads.filter(isUnread);
    if (read.length === 0) return;
    const next = Object.entries(readSeen(me.id)).filter(([id]) => !read.some((thread) => thread.id === id));
    for (const thread of read) next.push([thread.id, newestOf(thread, me) ?? '']);
    storeUnsavedText(me.id, name, Object.fromEntries(next.slice(-most)));
    turns.write(turns.read() + 1);
  };
  return { isUnread, markSeen, seenAt: (threadId: string) => readSeen(me.id)[threadId] ?? '' };
}
