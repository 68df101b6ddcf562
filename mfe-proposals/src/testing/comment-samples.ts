import type { CommentThread } from '@harambee/domain/schemas';
import type { CallOfRemote } from '@harambee/platform/testing';
import { commentsApi } from '../api/comments.api.ts';
import type { CommentChange } from '../comment-data/comment-calls.ts';
import { amina, threadOf } from './comments.ts';

const { getComments, updateComments } = commentsApi.endpoints;
const proposalId = '0123456789abcdef01234567';
const idempotencyKey = '5d7c0c0e-6f0a-4f2b-8f0e-1d2c3b4a5f6e';
const suggestion = {
  quote: '31 working taps',
  words: '32 working taps',
  changes: [{ id: 'c1', start: 0, end: 2, from: '31', to: '32' }],
};
const thread: CommentThread = { ...threadOf('31 working taps'), suggestion };
const resolved: CommentThread = {
  ...thread,
  resolved: { by: amina, at: thread.createdAt },
};
const { id: threadId } = thread;
const commentId = 'a-reply-of-somebody-else';
const mentions = [{ start: 0, end: 6, id: amina.id, kind: amina.kind }];

const step = (change: CommentChange, answer: CommentThread | null, status = 200): CallOfRemote => ({
  send: (dispatch) => dispatch(updateComments.initiate({ proposalId, change, idempotencyKey })),
  ...{ answer: { thread: answer }, status },
});

/** A sample of each call about comments, for the contract. */
export const commentSamples: Record<string, CallOfRemote> = {
  getComments: {
    send: (dispatch) => dispatch(getComments.initiate(proposalId)),
    answer: { threads: [thread, resolved] },
  },
  updateComments: step(
    {
      kind: 'add',
      thread: {
        ...{ id: threadId, place: thread.place, text: '@Amina', mentions },
        anchor: { start: 0, end: 15, quote: suggestion.quote, before: '', after: '.' },
        suggestion: { words: suggestion.words },
      },
    },
    thread,
    201,
  ),
  addReply: step(
    { kind: 'reply', threadId, reply: { id: commentId, text: '@Amina', mentions } },
    thread,
    201,
  ),
  editComment: step({ kind: 'edit', threadId, commentId, body: { text: 'Yes', mentions: [] } }, thread),
  deleteComment: step({ kind: 'delete', threadId, commentId }, null),
  resolveThread: step({ kind: 'resolve', threadId }, resolved),
  reopenThread: step({ kind: 'reopen', threadId }, thread),
  decideSuggestion: step({ kind: 'decide', threadId, changes: [{ id: 'c1', accept: null }] }, thread),
};
