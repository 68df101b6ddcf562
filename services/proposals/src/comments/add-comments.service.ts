import { commentLimits, placeNewAnchor, suggestedChanges, trueMentions } from '@harambee/domain';
import type { CommentAuthor, CommentThread, NewReply, NewThread } from '@harambee/domain/schemas';
import { BadRequest, Conflict, createOnce, NotFound } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { recordOf } from '../proposals/proposals.service.ts';
import type { CommentScope } from './comment-scope.ts';
import { addAnchor } from './followed-places.ts';
import type { ReadPlace } from './place-texts.ts';
import { type CommentRecord, ThreadModel, type ThreadRecord, threadKey } from './thread.model.ts';
import { added } from './thread-events.ts';
import { readThread, threadRecord } from './threads.ts';

const isBy = (author: CommentAuthor, { by }: Pick<CommentRecord, 'by'>) =>
  by.id === author.id && by.kind === author.kind;

const idTaken = 'This comment has an id that another one has. Write it again.';
const tooLong = 'The comments of this proposal have become too long. Delete some of them first.';

/** About what a thread takes beside its words. */
const overhead = 400;
export const bytesOf = (...words: string[]): number =>
  words.reduce((sum, text) => sum + Buffer.byteLength(text), overhead);

async function assertRoom(
  { tenantId, proposalId }: CommentScope,
  bytes: number,
  isThread: boolean,
): Promise<void> {
  const stored = await ThreadModel.find({ tenantId, proposalId, deletedAt: null }, { bytes: 1 }).lean();
  if (isThread && stored.length >= commentLimits.threads)
    throw new Conflict(
      `A proposal has at most ${commentLimits.threads} comments. Delete some of them first.`,
    );
  if (stored.reduce((sum, one) => sum + one.bytes, bytes) > commentLimits.bytes) throw new Conflict(tooLong);
}

const namesIn = ({ by, mentions }: CommentRecord): string[] =>
  [by, ...mentions].filter(({ kind }) => kind === 'person').map(({ id }) => id);

const newComment = (by: CommentAuthor, { id, text, mentions = [] }: NewReply): CommentRecord => ({
  id,
  by,
  at: new Date(),
  text,
  mentions: trueMentions(text, mentions),
});

/** What a schema cannot say. */
function assertSensible({ place, anchor, text, suggestion }: NewThread): void {
  if (place.kind === 'proposal' && anchor)
    throw new BadRequest('A comment on the whole proposal has no words.');
  if (suggestion && !anchor) throw new BadRequest('A suggestion needs the words that it would change.');
  if (suggestion && suggestion.words === anchor?.quote)
    throw new BadRequest('A suggestion says something else than the text.');
  if (!suggestion && text.trim() === '') throw new BadRequest('Please write a comment');
}

/** Other words are for one paragraph, item or cell: what is changed in it keeps its facts and its history. */
function assertOneLine({ start, end }: { start: number; end: number }, { lines }: ReadPlace): void {
  if (!lines.some((line) => line.start <= start && end <= line.end))
    throw new BadRequest('Suggest words for one paragraph, list item or cell at a time.');
}

/** POST /api/proposals/{id}/comments. A thread that is sent again is the one that is there. */
export async function addThread(
  scope: CommentScope,
  author: CommentAuthor,
  given: NewThread,
): Promise<CommentThread> {
  assertSensible(given);
  const { tenantId, proposalId } = scope;
  const { title } = await recordOf(tenantId, proposalId);
  const { id, place, anchor, text, suggestion } = given;
  const _id = threadKey(scope, id);
  const present = await ThreadModel.findOne({ _id, tenantId }).lean<ThreadRecord>();
  if (present) return repeated(scope, author, present);
  const bytes = bytesOf(text, anchor?.quote ?? '', suggestion?.words ?? '');
  await assertRoom(scope, bytes, true);
  // Before the thread, so that whoever reads the thread finds its anchor.
  if (anchor && place.kind !== 'proposal')
    await addAnchor(scope, place, id, (today) => {
      const made = placeNewAnchor(anchor, today.text);
      if (suggestion && made.state === 'here') assertOneLine(made, today);
      return made;
    });
  const comment = newComment(author, given);
  const { document, created } = await createOnce(ThreadModel, {
    ...{ _id, tenantId, proposalId, threadId: id, place, hasAnchor: !!anchor },
    ...{ comments: [comment], replies: 0, revision: 1, bytes },
    ...{ createdAt: comment.at, changedAt: comment.at, personIds: [...new Set(namesIn(comment))] },
    ...(suggestion && anchor && { suggestion: newSuggestion(anchor.quote, suggestion.words) }),
    outbox: added({ ...scope, threadId: id, title }, comment, { isSuggestion: !!suggestion }),
  });
  return created ? readThread(scope, id) : repeated(scope, author, document);
}

function newSuggestion(quote: string, given: string): ThreadRecord['suggestion'] {
  // A break of line would be a paragraph of its own, which no suggestion makes.
  const words = quote.includes('\n') ? given : given.replace(/\s*[\r\n]+\s*/g, ' ');
  if (suggestedChanges(quote, words).length === 0)
    throw new BadRequest('A suggestion says something else than the text.');
  return { quote, words, decisions: [] };
}

async function repeated(
  scope: CommentScope,
  author: CommentAuthor,
  { threadId, comments, deletedAt }: Pick<ThreadRecord, 'threadId' | 'comments' | 'deletedAt'>,
): Promise<CommentThread> {
  const [first] = comments;
  if (first && !isBy(author, first)) throw new Conflict(idTaken);
  if (deletedAt) throw new NotFound();
  return readThread(scope, threadId);
}

/** POST …/comments/{threadId}/replies. A reply opens a resolved thread again, so that somebody reads it. */
export async function addReply(
  scope: CommentScope,
  author: CommentAuthor,
  threadId: string,
  given: NewReply,
): Promise<CommentThread> {
  const { tenantId, proposalId } = scope;
  const { title } = await recordOf(tenantId, proposalId);
  const thread = await threadRecord(scope, threadId);
  const there = thread.comments.find(({ id }) => id === given.id);
  if (there) {
    if (!isBy(author, there)) throw new Conflict(idTaken);
    return readThread(scope, threadId);
  }
  const comment = newComment(author, given);
  const bytes = bytesOf(given.text);
  await assertRoom(scope, bytes, false);
  const told = { ...scope, threadId, title };
  const { matchedCount } = await ThreadModel.updateOne(
    {
      _id: thread._id,
      tenantId,
      deletedAt: null,
      'comments.id': trusted({ $ne: given.id }),
      replies: trusted({ $lt: commentLimits.replies }),
    },
    {
      $push: {
        comments: comment,
        outbox: { $each: added(told, comment, { comments: thread.comments, isSuggestion: false }) },
      },
      $inc: { replies: 1, revision: 1, bytes },
      $set: { changedAt: comment.at },
      $unset: { resolved: 1 },
      $addToSet: { personIds: { $each: namesIn(comment) } },
    },
  );
  if (matchedCount > 0) return readThread(scope, threadId);
  const now = await threadRecord(scope, threadId);
  if (!now.comments.some(({ id }) => id === given.id))
    throw new Conflict(`A comment has at most ${commentLimits.replies} replies. Begin a new one.`);
  return repeatedReply(scope, author, now, given.id);
}

function repeatedReply(
  scope: CommentScope,
  author: CommentAuthor,
  { threadId, comments }: ThreadRecord,
  id: string,
): Promise<CommentThread> {
  const there = comments.find((one) => one.id === id);
  if (there && !isBy(author, there)) throw new Conflict(idTaken);
  return readThread(scope, threadId);
}
