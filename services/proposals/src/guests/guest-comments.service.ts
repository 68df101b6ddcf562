import type {
  ChangeComment,
  CommentAuthor,
  CommentThread,
  NewReply,
  NewThread,
} from '@harambee/domain/schemas';
import { derivedId, type GuestActor, NotFound } from '@harambee/service-kit';
import { addReply, addThread } from '../comments/add-comments.service.ts';
import type { CommentScope } from '../comments/comment-scope.ts';
import { changeComment, deleteComment } from '../comments/own-comments.service.ts';
import { listThreads, readThread } from '../comments/threads.ts';

export const guestAuthor = ({ guestId: id, name }: GuestActor): CommentAuthor => ({
  id,
  name,
  kind: 'guest',
});

const scopeOf = ({ tenantId, proposalId }: GuestActor): CommentScope => ({ tenantId, proposalId });

/**
 * Whether a conversation is this guest's: they wrote in it, or somebody mentioned them. What colleagues say among
 * themselves, and to other guests, is not part of the proposal (GUEST-14).
 */
const isTheirs = ({ comments }: CommentThread, { guestId }: GuestActor): boolean =>
  comments.some(
    ({ by, mentions }) =>
      (by.kind === 'guest' && by.id === guestId) ||
      mentions.some(({ id, kind }) => kind === 'guest' && id === guestId),
  );

/** The ids of people are shown to nobody outside; a guest gets ones that mean nothing elsewhere. */
const masked = <Named extends { id: string; kind: CommentAuthor['kind'] }>(
  named: Named,
  guest: GuestActor,
): Named =>
  named.kind === 'guest' && named.id === guest.guestId
    ? named
    : { ...named, id: derivedId('guest-sees', guest.guestId, named.kind, named.id) };

/** A conversation as a guest sees it, field by field. */
function shownTo(
  guest: GuestActor,
  { id, place, anchor, comments, suggestion, resolved, revision, createdAt, changedAt }: CommentThread,
): CommentThread {
  return {
    ...{ id, place, revision, createdAt, changedAt },
    ...(anchor && { anchor }),
    comments: comments.map(({ by, mentions, ...comment }) => ({
      id: comment.id,
      by: masked(by, guest),
      at: comment.at,
      text: comment.text,
      mentions: mentions.map((one) => masked(one, guest)),
      ...(comment.editedAt && { editedAt: comment.editedAt }),
      ...(comment.isDeleted && { isDeleted: true as const }),
    })),
    ...(suggestion && {
      suggestion: {
        ...suggestion,
        changes: suggestion.changes.map(({ decision, ...change }) => ({
          ...change,
          ...(decision && { decision: { ...decision, by: masked(decision.by, guest) } }),
        })),
      },
    }),
    ...(resolved && { resolved: { ...resolved, by: masked(resolved.by, guest) } }),
  };
}

/** GET /api/proposals/guest/comments: the conversations of this guest. The caller has read the proposal. */
export async function guestThreads(guest: GuestActor): Promise<CommentThread[]> {
  const threads = await listThreads(scopeOf(guest));
  return threads.filter((thread) => isTheirs(thread, guest)).map((thread) => shownTo(guest, thread));
}

/** One that is not theirs is not found. */
async function mustBeTheirs(guest: GuestActor, threadId: string): Promise<void> {
  if (!isTheirs(await readThread(scopeOf(guest), threadId), guest)) throw new NotFound();
}

/** Guests mention nobody: they would have to be told who is there. */
const withoutMentions = <Body extends { mentions?: unknown }>({ mentions: _mentions, ...body }: Body) => body;

export async function addGuestThread(guest: GuestActor, body: NewThread): Promise<CommentThread> {
  return shownTo(guest, await addThread(scopeOf(guest), guestAuthor(guest), withoutMentions(body)));
}

export async function addGuestReply(
  guest: GuestActor,
  threadId: string,
  body: NewReply,
): Promise<CommentThread> {
  await mustBeTheirs(guest, threadId);
  return shownTo(guest, await addReply(scopeOf(guest), guestAuthor(guest), threadId, withoutMentions(body)));
}

type Comment = { threadId: string; commentId: string };

export async function changeGuestComment(
  guest: GuestActor,
  comment: Comment,
  body: ChangeComment,
): Promise<CommentThread> {
  await mustBeTheirs(guest, comment.threadId);
  return shownTo(
    guest,
    await changeComment(scopeOf(guest), guestAuthor(guest), comment, withoutMentions(body)),
  );
}

export async function deleteGuestComment(guest: GuestActor, comment: Comment): Promise<CommentThread | null> {
  await mustBeTheirs(guest, comment.threadId);
  const left = await deleteComment(scopeOf(guest), guestAuthor(guest), comment);
  return left && shownTo(guest, left);
}
