import { trueMentions } from '@harambee/domain';
import type { ChangeComment, CommentAuthor, CommentThread } from '@harambee/domain/schemas';
import { Forbidden, NotFound, retryOnConflict } from '@harambee/service-kit';
import { busy, recordOf } from '../proposals/proposals.service.ts';
import type { CommentScope } from './comment-scope.ts';
import { dropAnchor } from './followed-places.ts';
import { type CommentRecord, ThreadModel, type ThreadRecord } from './thread.model.ts';
import { changed, mentioned } from './thread-events.ts';
import { readThread, threadRecord } from './threads.ts';

function ownComment({ comments }: ThreadRecord, author: CommentAuthor, commentId: string): CommentRecord {
  const comment = comments.find(({ id }) => id === commentId);
  if (!comment) throw new NotFound();
  if (comment.by.id !== author.id || comment.by.kind !== author.kind)
    throw new Forbidden('Only who wrote a comment can change it');
  return comment;
}

/** Everybody whom the comments, decisions and resolution of a thread name. */
export const personsIn = ({ comments, resolved, suggestion }: ThreadRecord): string[] => {
  const named = [
    ...comments.flatMap(({ by, mentions }) => [by, ...(mentions ?? [])]),
    ...(suggestion?.decisions ?? []).map(({ by }) => by),
    ...(resolved ? [resolved.by] : []),
  ];
  return [...new Set(named.filter(({ kind }) => kind === 'person').map(({ id }) => id))];
};

/** Writes one comment of a thread anew. False if the thread was changed meanwhile. */
async function write(
  thread: ThreadRecord,
  comment: CommentRecord,
  { outbox, bytes, set = {} }: { outbox: unknown[]; bytes: number; set?: object },
): Promise<boolean> {
  const comments = thread.comments.map((one) => (one.id === comment.id ? comment : one));
  const { matchedCount } = await ThreadModel.updateOne(
    { _id: thread._id, tenantId: thread.tenantId, revision: thread.revision },
    {
      $set: { comments, personIds: personsIn({ ...thread, comments }), changedAt: new Date(), ...set },
      $inc: { revision: 1, bytes },
      $push: { outbox: { $each: outbox } },
    },
  );
  return matchedCount > 0;
}

/** PATCH …/replies/{commentId}: one's own words. */
export async function changeComment(
  scope: CommentScope,
  author: CommentAuthor,
  { threadId, commentId }: { threadId: string; commentId: string },
  { text, mentions = [] }: ChangeComment,
): Promise<CommentThread> {
  const { title } = await recordOf(scope.tenantId, scope.proposalId);
  await retryOnConflict(busy, async () => {
    const thread = await threadRecord(scope, threadId);
    const before = ownComment(thread, author, commentId);
    if (before.deletedAt) throw new NotFound();
    const kept = trueMentions(text, mentions);
    const isSame = before.text === text && JSON.stringify(before.mentions) === JSON.stringify(kept);
    if (isSame) return true;
    const comment = { ...before, text, mentions: kept, editedAt: new Date() };
    const outbox = [
      changed(thread, author, 'edited'),
      ...mentioned({ ...scope, threadId, title }, comment, before.mentions),
    ];
    const bytes = Buffer.byteLength(text) - Buffer.byteLength(before.text);
    return (await write(thread, comment, { outbox, bytes })) || undefined;
  });
  return readThread(scope, threadId);
}

/**
 * DELETE …/replies/{commentId}: the words go, and the place of them stays while others wrote in the thread. Null if the
 * thread went.
 */
export async function deleteComment(
  scope: CommentScope,
  author: CommentAuthor,
  { threadId, commentId }: { threadId: string; commentId: string },
): Promise<CommentThread | null> {
  await recordOf(scope.tenantId, scope.proposalId);
  const isGone = await retryOnConflict(busy, async () => {
    const thread = await threadRecord(scope, threadId, 'deleted, too');
    const before = ownComment(thread, author, commentId);
    // The call is repeated.
    if (before.deletedAt) return { isGone: thread.deletedAt !== undefined };
    const comment = { ...before, text: '', mentions: [], deletedAt: new Date() };
    const isLast = thread.comments.every((one) => one.id === commentId || one.deletedAt);
    const outbox = [changed(thread, author, 'deleted')];
    const bytes = -Buffer.byteLength(before.text);
    const set = isLast ? { deletedAt: comment.deletedAt, ...withoutWords(thread) } : {};
    if (!(await write(thread, comment, { outbox, bytes, set }))) return undefined;
    if (isLast && thread.place.kind !== 'proposal') await dropAnchor(scope, thread.place, threadId);
    return { isGone: isLast };
  });
  return isGone.isGone ? null : readThread(scope, threadId);
}

/** Nothing of a suggestion stays but that it was decided: what it did to the text is in the history of the text. */
const withoutWords = ({ suggestion }: ThreadRecord) =>
  suggestion ? { suggestion: { quote: '', words: '', decisions: [] } } : {};
