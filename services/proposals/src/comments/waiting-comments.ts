import { can, commentExcerpt, paths, remindedStatuses } from '@harambee/domain';
import type { WaitingItem } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { titlesOfLed } from '../waiting/own-proposals.ts';
import { type WaitingSource, waitingLimit } from '../waiting/waiting-sources.ts';
import { type CommentRecord, ThreadModel, type ThreadRecord } from './thread.model.ts';
import { suggestionOf } from './threads.ts';

const status = trusted({ $in: [...remindedStatuses] });
const open = { deletedAt: null, resolved: null };
const isByPerson = ({ by }: CommentRecord, userId: string) => by.kind === 'person' && by.id === userId;

/** Open conversations that mention the person, who has not written in them since (OWNER-05). */
export const waitingMentions: WaitingSource = async ({ tenantId, userId, role }: Actor) => {
  if (!can(role, 'comments.write')) return [];
  const threads = await ThreadModel.find({ tenantId, personIds: userId, ...open })
    .hint({ tenantId: 1, personIds: 1 })
    .lean<ThreadRecord[]>();
  const asking = threads.flatMap((thread) => {
    const comment = thread.comments.findLast((one) => isByPerson(one, userId) || mentions(one, userId));
    return comment && !isByPerson(comment, userId) ? [{ thread, comment }] : [];
  });
  const titles = await titlesOf(
    tenantId,
    asking.map(({ thread }) => thread.proposalId),
  );
  return newest(asking).flatMap(({ thread, comment }) => {
    const title = titles.get(thread.proposalId);
    return title === undefined ? [] : [{ kind: 'mention', ...itemOf(thread, comment, title) }];
  });
};

/** Suggestions of others for proposals that the person leads, about which nobody has decided (OWNER-05). */
export const waitingSuggestions: WaitingSource = async (actor: Actor) => {
  const { tenantId, userId, role } = actor;
  if (!can(role, 'suggestions.decide')) return [];
  const titles = await titlesOfLed(actor);
  const threads = await ThreadModel.find({
    ...{ tenantId, proposalId: trusted({ $in: [...titles.keys()] }), ...open },
    suggestion: trusted({ $ne: null }),
  })
    .hint({ tenantId: 1, proposalId: 1, createdAt: 1 })
    .lean<ThreadRecord[]>();
  const asking = threads.flatMap((thread) => {
    const [comment] = thread.comments;
    return comment && !isByPerson(comment, userId) && isUndecided(thread) ? [{ thread, comment }] : [];
  });
  return newest(asking).map(({ thread, comment }) => ({
    kind: 'suggestion',
    ...itemOf(thread, comment, titles.get(thread.proposalId) ?? ''),
  }));
};

interface Asking {
  thread: ThreadRecord;
  comment: CommentRecord;
}

const newest = (asking: readonly Asking[]): Asking[] =>
  asking.toSorted((a, b) => b.comment.at.getTime() - a.comment.at.getTime()).slice(0, waitingLimit);

const mentions = (comment: CommentRecord, userId: string): boolean =>
  !comment.deletedAt && comment.mentions.some(({ kind, id }) => kind === 'person' && id === userId);

const isUndecided = ({ suggestion }: ThreadRecord): boolean => {
  if (!suggestion) return false;
  const { changes, decided } = suggestionOf(suggestion);
  return changes.some(({ id }) => !decided.has(id));
};

const itemOf = ({ proposalId, threadId, suggestion }: ThreadRecord, comment: CommentRecord, title: string) =>
  ({
    ...{ id: threadId, proposalId, title, dueOn: '' },
    about: commentExcerpt(comment.text || suggestion?.words || ''),
    ...(comment.by.name && { from: comment.by.name }),
    since: comment.at.toISOString(),
    leadsTo: paths.proposalComment(proposalId, threadId),
  }) satisfies Omit<WaitingItem, 'kind'>;

/** Titles of those of these proposals that have not been sent. */
async function titlesOf(tenantId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await ProposalModel.find(
    { tenantId, _id: trusted({ $in: [...new Set(ids)] }), status },
    { title: 1 },
  ).lean<Pick<ProposalRecord, '_id' | 'title'>[]>();
  return new Map(found.map(({ _id, title }) => [_id, title]));
}
