import { apiPaths } from '@harambee/domain';
import type { ChangeComment, DecideSuggestion, NewReply, NewThread } from '@harambee/domain/schemas';

/** What somebody does with the comments of a proposal. Stored in browsers: the names stay. */
export type CommentChange =
  | { kind: 'add'; thread: NewThread }
  | { kind: 'reply'; threadId: string; reply: NewReply }
  | { kind: 'edit'; threadId: string; commentId: string; body: ChangeComment }
  | { kind: 'delete'; threadId: string; commentId: string }
  | { kind: 'resolve' | 'reopen'; threadId: string }
  | { kind: 'decide'; threadId: string; changes: DecideSuggestion['changes'] };

export interface CommentCall {
  url: string;
  method: 'POST' | 'PATCH' | 'DELETE';
  body?: object;
}

export const commentsAddress = (proposalId: string): string => `${apiPaths.proposal(proposalId)}/comments`;

/** The call that does it, now or later. */
export function commentCall(proposalId: string, change: CommentChange): CommentCall {
  const url = commentsAddress(proposalId);
  if (change.kind === 'add') return { url, method: 'POST', body: change.thread };
  const thread = `${url}/${change.threadId}`;
  if (change.kind === 'reply') return { url: `${thread}/replies`, method: 'POST', body: change.reply };
  if (change.kind === 'edit')
    return { url: `${thread}/replies/${change.commentId}`, method: 'PATCH', body: change.body };
  if (change.kind === 'delete') return { url: `${thread}/replies/${change.commentId}`, method: 'DELETE' };
  const step = { url: `${thread}/${change.kind}`, method: 'POST' } as const;
  return change.kind === 'decide' ? { ...step, body: { changes: change.changes } } : step;
}

export const threadOf = (change: CommentChange): string =>
  change.kind === 'add' ? change.thread.id : change.threadId;
