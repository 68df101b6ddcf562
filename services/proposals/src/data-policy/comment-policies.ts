import { formerMember, withoutMentioned } from '@harambee/domain';
import type { CommentAuthor } from '@harambee/domain/schemas';
import {
  type Actor,
  asJson,
  type DataPolicy,
  jsonFile,
  leftOut,
  notAboutPersons,
  type RemovedPerson,
  retryOnConflict,
} from '@harambee/service-kit';
import { CommentedPlaceModel } from '../comments/commented-place.model.ts';
import { personsIn } from '../comments/own-comments.service.ts';
import { type CommentRecord, ThreadModel, type ThreadRecord } from '../comments/thread.model.ts';
import { listThreads } from '../comments/threads.ts';
import { busy } from '../proposals/proposals.service.ts';
import { each, folderOf } from './proposal-files.ts';

const threads = each(
  'comments.json',
  'Comments with their replies and mentions, the words that they are about, suggestions and what was decided about them.',
  async function* (record) {
    const found = await listThreads({ tenantId: record.tenantId, proposalId: record._id });
    if (found.length > 0) yield { path: `${folderOf(record)}/comments.json`, content: asJson(found) };
  },
);

async function* commentsBy({ tenantId, userId }: Actor): AsyncIterable<unknown> {
  const found = ThreadModel.find({ tenantId, personIds: userId }).sort({ createdAt: 1 });
  for await (const { proposalId, place, comments, suggestion } of found.lean<ThreadRecord[]>().cursor()) {
    for (const [at, { id, by, text, ...comment }] of comments.entries()) {
      if (by.id !== userId || by.kind !== 'person' || comment.deletedAt) continue;
      const words = at === 0 && suggestion ? { suggestion: suggestion.words } : {};
      yield { proposalId, place, id, text, ...words, at: comment.at };
    }
  }
}

/** The thread without the name of a person; their words stay. */
function without(userId: string, thread: ThreadRecord): Partial<ThreadRecord> {
  const nobody: CommentAuthor = { id: formerMember.userId, name: formerMember.name, kind: 'person' };
  const author = (by: CommentAuthor) => (by.id === userId && by.kind === 'person' ? nobody : by);
  const comments = thread.comments.map(
    (comment): CommentRecord => ({
      ...comment,
      by: author(comment.by),
      ...withoutMentioned(comment.text, comment.mentions ?? [], userId, formerMember.name),
    }),
  );
  const { resolved, suggestion } = thread;
  const decisions = suggestion?.decisions.map((decision) => ({ ...decision, by: author(decision.by) }));
  const next = {
    comments,
    ...(resolved && { resolved: { ...resolved, by: author(resolved.by) } }),
    ...(suggestion && { suggestion: { ...suggestion, decisions: decisions ?? [] } }),
  };
  return { ...next, personIds: personsIn({ ...thread, ...next }) };
}

async function forgetInThreads({ tenantId, userId }: RemovedPerson): Promise<void> {
  const found = await ThreadModel.find({ tenantId, personIds: userId }, { _id: 1 }).lean();
  for (const { _id } of found) {
    await retryOnConflict(busy, async () => {
      const thread = await ThreadModel.findOne({ _id, tenantId }).lean<ThreadRecord>();
      if (!thread) return true;
      const { matchedCount } = await ThreadModel.updateOne(
        { _id, tenantId, revision: thread.revision },
        { $set: without(userId, thread), $inc: { revision: 1 } },
      );
      return matchedCount > 0 || undefined;
    });
  }
}

export const commentPolicies: readonly DataPolicy[] = [
  {
    model: ThreadModel,
    organization: threads,
    person: jsonFile('comments.json', 'The comments and suggestions that you wrote.', commentsBy),
    forget: forgetInThreads,
  },
  {
    model: CommentedPlaceModel,
    organization: leftOut('where the words of a comment stand is in comments.json'),
    ...notAboutPersons,
  },
];
