import { randomId, retryOnConflict } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { busy } from '../../proposals/proposals.service.ts';
import type { CommentScope } from '../comment-scope.ts';
import { ThreadModel, type ThreadRecord, threadKey } from '../thread.model.ts';
import { threadRecord } from '../threads.ts';

/** Milliseconds after which whoever decides is taken for dead, and the next one may. */
const longest = 30_000;

/**
 * Decisions about one suggestion come one after the other: each is a change of the text and one of the thread, and what
 * somebody refuses must not be in the text because somebody else accepts it at the same moment.
 */
export async function inTurn<Result>(
  scope: CommentScope,
  threadId: string,
  decide: (thread: ThreadRecord, token: string) => Promise<Result>,
): Promise<Result> {
  const { tenantId } = scope;
  const token = randomId();
  const _id = threadKey(scope, threadId);
  const thread = await retryOnConflict(
    busy,
    async () => {
      await threadRecord(scope, threadId);
      const now = new Date();
      const isFree = [{ deciding: null }, { 'deciding.until': trusted({ $lt: now }) }];
      const deciding = { token, until: new Date(now.getTime() + longest) };
      const mine = await ThreadModel.findOneAndUpdate(
        { _id, tenantId, deletedAt: null, $or: isFree },
        { $set: { deciding } },
        { returnDocument: 'after' },
      ).lean<ThreadRecord>();
      return mine ?? undefined;
    },
    { maxAttempts: 60, pause: (failures) => 20 + Math.random() * 5 * failures },
  );
  try {
    return await decide(thread, token);
  } finally {
    await ThreadModel.updateOne({ _id, tenantId, 'deciding.token': token }, { $unset: { deciding: 1 } });
  }
}
