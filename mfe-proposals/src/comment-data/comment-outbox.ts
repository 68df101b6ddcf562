import { type OutboxData, type OutboxEntry, paths } from '@harambee/domain';
import { apiFetch, apiUrl, type OutboxAction, refusedOrLater } from '@harambee/platform';
import { type CommentChange, commentCall, threadOf } from './comment-calls.ts';

/** One step of a conversation. Without an id of its own in `data`: each is sent as it was written, in order. */
export interface QueuedComment extends OutboxData {
  proposalId: string;
  change: CommentChange;
}
export type CommentEntry = OutboxEntry<'proposal-comment', QueuedComment>;

const isQueuedComment = (data: object): boolean => {
  const { proposalId, change } = data as Partial<QueuedComment>;
  return typeof proposalId === 'string' && typeof change?.kind === 'string';
};

export const isCommentEntry = (entry: OutboxEntry): entry is CommentEntry =>
  entry.action === 'proposal-comment' && isQueuedComment(entry.data);

/** What people say about a proposal without a network. */
export const commentAction: OutboxAction<QueuedComment> = {
  label: 'Comment',
  nameOf: () => 'Untitled proposal',
  accepts: isQueuedComment,
  send: async ({ id, data: { proposalId, change }, userId }) => {
    const { url, method, body } = commentCall(proposalId, change);
    const request = new Request(apiUrl(url), {
      method,
      headers: { 'Idempotency-Key': id, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await apiFetch(request, { tries: 1, userId });
    const answer: unknown = await response.json().catch(() => undefined);
    // A comment that is gone needs no deleting any more.
    if (response.status === 404 && change.kind === 'delete') return { kind: 'sent' };
    if (!response.ok) return refusedOrLater(response.status, answer);
    // The sign-in page of a hotspot answers everything with success, and has saved nothing.
    return answer && 'thread' in (answer as object) ? { kind: 'sent' } : { kind: 'unsent' };
  },
  formOf: ({ data: { proposalId, change } }) => paths.proposalComment(proposalId, threadOf(change)),
  refreshes: ['Comment'],
  synced: { message: 'PROPOSAL_SYNC_SUCCESS', says: 'Your comments are up to date' },
};
