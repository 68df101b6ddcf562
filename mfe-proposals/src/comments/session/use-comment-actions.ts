import type { Proposal } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, sendOrQueue, showToast } from '@harambee/platform';
import { useMemo } from 'react';
import { useUpdateCommentsMutation } from '../../api/comments.api.ts';
import type { CommentChange } from '../../comment-data/comment-calls.ts';
import type { CommentActions } from '../comment-scene.ts';
import { typedWords } from '../state/typed-words.ts';
import { placeKey } from '../words/place-key.ts';

/** What the signed-in person does with the comments of a proposal; without a network, later. */
export function useCommentActions({ id: proposalId, title }: Pick<Proposal, 'id' | 'title'>): CommentActions {
  const [update] = useUpdateCommentsMutation();
  return useMemo(() => {
    const send = async (change: CommentChange): Promise<boolean> => {
      const id = crypto.randomUUID();
      const entry = { action: 'proposal-comment', data: { proposalId, change }, title, id };
      const { error, isQueued } = await sendOrQueue(entry, () =>
        update({ proposalId, change, idempotencyKey: id }),
      );
      if (isQueued) announce('Saved on this device. It is sent when you are back online.');
      if (isQueued || !error) return true;
      logFailure('Failed to send a comment', error);
      showToast(`This was not sent. ${errorMessage(error, 'Your words are still here.')}`, 'error');
      return false;
    };
    return {
      add: async (thread) => {
        const typed = typedWords.read();
        // The words it is about must be there before it is.
        if (typed?.key === placeKey(thread.place)) await typed.save();
        return send({ kind: 'add', thread });
      },
      reply: (threadId, written) =>
        send({ kind: 'reply', threadId, reply: { id: crypto.randomUUID(), ...written } }),
      edit: (threadId, commentId, body) => send({ kind: 'edit', threadId, commentId, body }),
      remove: (threadId, commentId) => send({ kind: 'delete', threadId, commentId }),
      resolve: (threadId) => send({ kind: 'resolve', threadId }),
      reopen: (threadId) => send({ kind: 'reopen', threadId }),
      decide: (threadId, changes) => send({ kind: 'decide', threadId, changes }),
    };
  }, [proposalId, title, update]);
}
