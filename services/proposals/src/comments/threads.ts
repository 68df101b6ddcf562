import { applyChanges, placedParts, suggestedChanges } from '@harambee/domain';
import type { CommentItem, CommentThread, SuggestionChange } from '@harambee/domain/schemas';
import { NotFound } from '@harambee/service-kit';
import type { CommentScope } from './comment-scope.ts';
import { type FollowedAnchor, followPlaces } from './followed-places.ts';
import { type CommentRecord, ThreadModel, type ThreadRecord, threadKey } from './thread.model.ts';

const toComment = ({ id, by, at, text, mentions, editedAt, deletedAt }: CommentRecord): CommentItem => ({
  id,
  by,
  at: at.toISOString(),
  text,
  mentions: mentions ?? [],
  ...(editedAt && { editedAt: editedAt.toISOString() }),
  ...(deletedAt && { isDeleted: true }),
});

type Suggestion = NonNullable<ThreadRecord['suggestion']>;

/** The changes of a suggestion, and its words with those that were accepted. */
export function suggestionOf({ quote, words, decisions }: Suggestion) {
  const changes = suggestedChanges(quote, words);
  const decided = new Map(decisions.map((one) => [one.id, one]));
  const applied = applyChanges(quote, changes, (id) => decided.get(id)?.isAccepted ?? false);
  return { changes, decided, applied };
}

function changesOf(suggestion: Suggestion, found: FollowedAnchor | undefined): SuggestionChange[] {
  const { changes, decided, applied } = suggestionOf(suggestion);
  const open = changes.filter(({ id }) => !decided.has(id));
  const parts = open.map(({ id }) => applied.places.get(id) ?? { start: 0, end: 0 });
  const isThere = found && found.anchor.state !== 'gone';
  const placed = isThere ? placedParts(parts, applied.text, found.words) : [];
  const standing = new Set(open.filter((_, at) => placed[at]).map(({ id }) => id));
  return changes.map((change) => {
    const decision = decided.get(change.id);
    if (!decision) return { ...change, ...(!standing.has(change.id) && { isOutdated: true as const }) };
    const { isAccepted, by, at } = decision;
    return { ...change, decision: { isAccepted, by, at: at.toISOString() } };
  });
}

export function toThread(record: ThreadRecord, found: FollowedAnchor | undefined): CommentThread {
  const { threadId: id, place, comments, suggestion, resolved, revision, createdAt, changedAt } = record;
  return {
    id,
    place,
    ...(found && { anchor: found.anchor }),
    comments: comments.map(toComment),
    ...(suggestion && {
      suggestion: {
        quote: suggestion.quote,
        words: suggestion.words,
        changes: changesOf(suggestion, found),
      },
    }),
    ...(resolved && { resolved: { by: resolved.by, at: resolved.at.toISOString() } }),
    revision,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** The record of a thread of this proposal; not found if there is none, or it was deleted. */
export async function threadRecord(
  scope: CommentScope,
  threadId: string,
  which?: 'deleted, too',
): Promise<ThreadRecord> {
  const { tenantId } = scope;
  const record = await ThreadModel.findOne({
    _id: threadKey(scope, threadId),
    tenantId,
  }).lean<ThreadRecord>();
  if (!record || (record.deletedAt && !which)) throw new NotFound();
  return record;
}

/** A thread as it is now. */
export async function readThread(scope: CommentScope, threadId: string): Promise<CommentThread> {
  // First the thread: its anchor was there before it.
  const record = await threadRecord(scope, threadId);
  return toThread(record, (await followPlaces(scope)).get(threadId));
}

/** All threads of a proposal, by when they were made (COMMENT-01). The caller has read the proposal. */
export async function listThreads(scope: CommentScope): Promise<CommentThread[]> {
  const { tenantId, proposalId } = scope;
  const records = await ThreadModel.find({ tenantId, proposalId, deletedAt: null })
    .sort({ createdAt: 1, _id: 1 })
    .lean<ThreadRecord[]>();
  const anchors = await followPlaces(scope);
  return records.map((record) => toThread(record, anchors.get(record.threadId)));
}
