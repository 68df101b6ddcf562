import { suggestedChanges } from '@harambee/domain';
import type {
  CommentAuthor,
  CommentItem,
  CommentThread,
  NewThread,
  SuggestionChange,
} from '@harambee/domain/schemas';
import { isQueued } from '@harambee/platform';
import { type CommentChange, threadOf } from './comment-calls.ts';
import type { CommentEntry } from './comment-outbox.ts';

interface Step {
  change: CommentChange;
  at: string;
  by: CommentAuthor;
}

/** Threads as they will be once everything that waits is sent. */
export function threadsWith(
  threads: readonly CommentThread[],
  entries: readonly CommentEntry[],
  by: CommentAuthor,
): CommentThread[] {
  return entries
    .filter(isQueued)
    .reduce<CommentThread[]>(
      (shown, { data: { change }, timestamp: at }) => withStep(shown, { change, at, by }),
      [...threads],
    );
}

/** The threads about which something waits on this device. */
export const queuedThreads = (entries: readonly CommentEntry[]): ReadonlySet<string> =>
  new Set(entries.filter(isQueued).map(({ data: { change } }) => threadOf(change)));

function withStep(threads: CommentThread[], step: Step): CommentThread[] {
  const { change } = step;
  if (change.kind === 'add') {
    // An earlier try arrived, and its answer was lost.
    if (threads.some(({ id }) => id === change.thread.id)) return threads;
    return [...threads, newThread(change.thread, step)];
  }
  return threads.flatMap((thread) =>
    thread.id === change.threadId ? changed(thread, change, step) : [thread],
  );
}

function newThread(
  { id, place, anchor, text, mentions = [], suggestion }: NewThread,
  { at, by }: Step,
): CommentThread {
  return {
    id,
    place,
    ...(anchor && {
      anchor: { start: anchor.start, end: anchor.end, quote: anchor.quote, state: 'here' as const },
    }),
    comments: [{ id, by, at, text, mentions }],
    ...(suggestion &&
      anchor && {
        suggestion: {
          quote: anchor.quote,
          words: suggestion.words,
          changes: suggestedChanges(anchor.quote, suggestion.words),
        },
      }),
    revision: 1,
    createdAt: at,
    changedAt: at,
  };
}

function changed(
  thread: CommentThread,
  change: Exclude<CommentChange, { kind: 'add' }>,
  { at, by }: Step,
): CommentThread[] {
  const { resolved: _resolved, ...open } = thread;
  const withComments = (comments: CommentItem[]) => [{ ...thread, comments, changedAt: at }];
  switch (change.kind) {
    case 'reply': {
      const { id, text, mentions = [] } = change.reply;
      if (thread.comments.some((comment) => comment.id === id)) return [thread];
      return withComments([...thread.comments, { id, by, at, text, mentions }]);
    }
    case 'edit':
      return withComments(
        thread.comments.map((comment) =>
          comment.id === change.commentId
            ? { ...comment, text: change.body.text, mentions: change.body.mentions ?? [], editedAt: at }
            : comment,
        ),
      );
    case 'delete':
      return withoutComment(thread, change.commentId);
    case 'resolve':
      return [{ ...thread, resolved: { by, at } }];
    case 'reopen':
      return [open];
    case 'decide': {
      const changes = thread.suggestion?.changes.map((one): SuggestionChange => {
        const decided = change.changes.find(({ id }) => id === one.id);
        if (!decided) return one;
        const { decision: _decision, ...undecided } = one;
        return decided.accept === null
          ? undecided
          : { ...undecided, decision: { by, at, isAccepted: decided.accept } };
      });
      if (!changes || !thread.suggestion) return [thread];
      const isDone = changes.every(({ decision }) => decision);
      return [
        {
          ...(isDone ? { ...thread, resolved: { by, at } } : open),
          suggestion: { ...thread.suggestion, changes },
        },
      ];
    }
  }
}

/** A deleted comment stays in its place without words; the last one takes its thread with it. */
function withoutComment(thread: CommentThread, id: string): CommentThread[] {
  const comments = thread.comments.map((comment) =>
    comment.id === id ? { ...comment, text: '', mentions: [], isDeleted: true as const } : comment,
  );
  return comments.every(({ isDeleted }) => isDeleted) ? [] : [{ ...thread, comments }];
}
