import type { CommentAuthor, CommentThread } from '@harambee/domain/schemas';
import { trusted } from 'mongoose';
import { recordOf } from '../proposals/proposals.service.ts';
import type { CommentScope } from './comment-scope.ts';
import { ThreadModel } from './thread.model.ts';
import { changed } from './thread-events.ts';
import { readThread, threadRecord } from './threads.ts';

/** POST …/comments/{threadId}/resolve and /reopen. Of two who resolve at once, the first one is named (COMMENT-07). */
export async function setResolved(
  scope: CommentScope,
  author: CommentAuthor,
  threadId: string,
  isResolved: boolean,
): Promise<CommentThread> {
  const { tenantId } = scope;
  await recordOf(tenantId, scope.proposalId);
  const thread = await threadRecord(scope, threadId);
  const at = new Date();
  const { _id } = thread;
  const outbox = changed(thread, author, isResolved ? 'resolved' : 'reopened');
  if (isResolved)
    await ThreadModel.updateOne(
      { _id, tenantId, deletedAt: null, resolved: null },
      {
        $set: { resolved: { by: author, at }, changedAt: at },
        $inc: { revision: 1 },
        $push: { outbox },
        ...(author.kind === 'person' && { $addToSet: { personIds: author.id } }),
      },
    );
  else
    await ThreadModel.updateOne(
      { _id, tenantId, deletedAt: null, 'resolved.at': trusted({ $ne: null }) },
      { $unset: { resolved: 1 }, $set: { changedAt: at }, $inc: { revision: 1 }, $push: { outbox } },
    );
  return readThread(scope, threadId);
}
