import { type CommentSnapshot, commentExcerpt, type DomainEvent } from '@harambee/domain';
import type { CommentAuthor, CommentMention } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import type { CommentScope } from './comment-scope.ts';
import type { CommentRecord, ThreadRecord } from './thread.model.ts';

/** What a comment needs for its events. */
export interface Told extends CommentScope {
  threadId: string;
  /** Of the proposal. */
  title: string;
}

const snapshotOf = (
  { proposalId, threadId, title }: Told,
  { id, by, text }: CommentRecord,
): CommentSnapshot => ({
  proposalId,
  threadId,
  commentId: id,
  by,
  title,
  excerpt: commentExcerpt(text),
});

const idsOf = (mentions: readonly CommentMention[], kind: CommentAuthor['kind'], by: CommentAuthor) => [
  ...new Set(
    mentions
      .filter((one) => one.kind === kind && !(one.id === by.id && one.kind === by.kind))
      .map(({ id }) => id),
  ),
];

/** Tells those who are mentioned in a comment and were not before. */
export function mentioned(
  told: Told,
  comment: CommentRecord,
  before: readonly CommentMention[] = [],
): DomainEvent[] {
  const isNew = (one: CommentMention) => !before.some(({ id, kind }) => id === one.id && kind === one.kind);
  const mentions = comment.mentions.filter(isNew);
  const userIds = idsOf(mentions, 'person', comment.by);
  const guestIds = idsOf(mentions, 'guest', comment.by);
  if (userIds.length + guestIds.length === 0) return [];
  return [event('comment.mentioned', told.tenantId, { ...snapshotOf(told, comment), userIds, guestIds })];
}

/** Tells everybody of a new comment, and those whom it concerns. */
export function added(
  told: Told,
  comment: CommentRecord,
  { comments = [], isSuggestion }: { comments?: readonly CommentRecord[]; isSuggestion: boolean },
): DomainEvent[] {
  const { by, mentions } = comment;
  const isMentioned = new Set(idsOf(mentions, 'person', by));
  const wrote = comments.filter((one) => one.by.kind === 'person' && !one.deletedAt).map((one) => one.by.id);
  const repliesTo = [...new Set(wrote)].filter((id) => id !== by.id && !isMentioned.has(id));
  const payload = {
    ...snapshotOf(told, comment),
    mentions: mentions.map(({ id, kind }) => ({ id, kind })),
    repliesTo,
    isSuggestion,
  };
  return [event('comment.added', told.tenantId, payload), ...mentioned(told, comment)];
}

type Changed = Extract<DomainEvent, { name: 'comment.changed' }>['payload'];

export const changed = (
  { tenantId, proposalId, threadId }: Pick<ThreadRecord, 'tenantId' | 'proposalId' | 'threadId'>,
  by: CommentAuthor,
  what: Changed['what'],
  more: Pick<Changed, 'accepted' | 'refused' | 'takenBack'> = {},
): DomainEvent => event('comment.changed', tenantId, { proposalId, threadId, by, what, ...more });
