import { type Static, Type } from 'typebox';
import { type ProposalSectionKey, proposalSectionKeys } from '../proposal-form/proposal-sections.ts';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import { commentLimits } from './comment-limits.ts';

const { characters, context, mentions, quote, replies, threads } = commentLimits;

/** Ids of threads and comments are made by the page, so that a reply can be queued before its thread was sent. */
export const CommentId = Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$' });

/** What a comment is about: words of a section or of an answer, or the whole proposal (COMMENT-01). */
export const CommentPlace = Type.Union([
  StrictObject({
    kind: Type.Literal('section'),
    section: Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys }),
  }),
  StrictObject({
    kind: Type.Literal('answer'),
    questionId: Type.String({ minLength: 1, maxLength: 24 }),
  }),
  StrictObject({ kind: Type.Literal('proposal') }),
]);
export type CommentPlace = Static<typeof CommentPlace>;

/** Who wrote a comment: a person of the organization, or a guest. */
export const CommentAuthor = StrictObject({
  id: Id,
  name: Type.String(),
  kind: Type.Unsafe<'person' | 'guest'>({ type: 'string', enum: ['person', 'guest'] }),
});
export type CommentAuthor = Static<typeof CommentAuthor>;

const Position = Type.Integer({ minimum: 0 });

/** Somebody named in a comment: `text.slice(start, end)` is "@" and the name. Never markup in the text itself. */
export const CommentMention = StrictObject({
  start: Position,
  end: Position,
  id: Id,
  kind: CommentAuthor.properties.kind,
});
export type CommentMention = Static<typeof CommentMention>;
const Mentions = Type.Array(CommentMention, { maxItems: mentions });

/** `Anchor` on the wire. */
export const CommentAnchor = StrictObject({
  start: Position,
  end: Position,
  quote: Type.String(),
  state: Type.Unsafe<'here' | 'changed' | 'gone'>({ type: 'string', enum: ['here', 'changed', 'gone'] }),
  lost: Type.Optional(StrictObject({ before: Type.String(), words: Type.String(), after: Type.String() })),
});
export type CommentAnchor = Static<typeof CommentAnchor>;

/** Words as the page saw them: with what stood before and after, since the text may have changed meanwhile. */
export const NewAnchor = StrictObject({
  start: Position,
  end: Position,
  quote: Type.String({ minLength: 1, maxLength: quote }),
  before: Type.String({ maxLength: context }),
  after: Type.String({ maxLength: context }),
});
export type NewAnchor = Static<typeof NewAnchor>;

/** POST /api/proposals/{id}/comments. `anchor` is absent for the whole place, and with the place `proposal`. */
export const NewThread = StrictObject({
  id: CommentId,
  place: CommentPlace,
  anchor: Type.Optional(NewAnchor),
  /** May be empty beside a suggestion. */
  text: Type.String({ maxLength: characters }),
  mentions: Type.Optional(Mentions),
  /** Other words for those of the anchor, which are all in one paragraph, item or cell; empty: without them. */
  suggestion: Type.Optional(StrictObject({ words: Type.String({ maxLength: quote }) })),
});
export type NewThread = Static<typeof NewThread>;

/** POST …/comments/{threadId}/replies. */
export const NewReply = StrictObject({
  id: CommentId,
  text: Type.String({ minLength: 1, maxLength: characters, pattern: '\\S' }),
  mentions: Type.Optional(Mentions),
});
export type NewReply = Static<typeof NewReply>;

/** PATCH …/comments/{threadId}/replies/{commentId}: one's own words; the first comment of a thread has its id. */
export const ChangeComment = StrictObject({
  text: NewReply.properties.text,
  mentions: Type.Optional(Mentions),
});
export type ChangeComment = Static<typeof ChangeComment>;

export const CommentItem = StrictObject({
  id: CommentId,
  by: CommentAuthor,
  at: Timestamp,
  /** Empty for a deleted one. */
  text: Type.String(),
  mentions: Mentions,
  editedAt: Type.Optional(Timestamp),
  /** Its author deleted it; it stays in its place while others answered. */
  isDeleted: Type.Optional(Type.Literal(true)),
});
export type CommentItem = Static<typeof CommentItem>;

const Signed = StrictObject({ by: CommentAuthor, at: Timestamp });

/** `SuggestedChange` on the wire, with what was decided about it. */
export const SuggestionChange = StrictObject({
  id: Type.String(),
  start: Position,
  end: Position,
  from: Type.String(),
  to: Type.String(),
  decision: Type.Optional(StrictObject({ ...Signed.properties, isAccepted: Type.Boolean() })),
  /** Its words have changed since: it can only be refused. */
  isOutdated: Type.Optional(Type.Literal(true)),
});
export type SuggestionChange = Static<typeof SuggestionChange>;

/** A comment with its replies (COMMENT-01), and the other words that it suggests (COMMENT-08). */
export const CommentThread = StrictObject({
  id: CommentId,
  place: CommentPlace,
  /** Absent where the whole place or proposal is meant. */
  anchor: Type.Optional(CommentAnchor),
  /** The first one has the id of the thread. */
  comments: Type.Array(CommentItem, { minItems: 1, maxItems: replies + 1 }),
  suggestion: Type.Optional(
    StrictObject({
      /** The words as they were; `anchor.quote` has the accepted changes in it. */
      quote: Type.String(),
      words: Type.String(),
      changes: Type.Array(SuggestionChange),
    }),
  ),
  /** By hand, or by the decision about the last change. */
  resolved: Type.Optional(Signed),
  /** Increases with each change of the thread, not with those of its anchor. */
  revision: Type.Integer({ minimum: 1 }),
  createdAt: Timestamp,
  /** Of its newest comment, decision or resolution. */
  changedAt: Timestamp,
});
export type CommentThread = Static<typeof CommentThread>;

/** GET /api/proposals/{id}/comments: all of them, by when they were made. */
export const CommentList = StrictObject({
  threads: Type.Array(CommentThread, { maxItems: threads }),
});
export type CommentList = Static<typeof CommentList>;

export const ThreadBody = StrictObject({ thread: CommentThread });
/** DELETE …/replies/{commentId}; null when the thread went with its only comment. */
export const ThreadOrNothing = StrictObject({ thread: Type.Union([CommentThread, Type.Null()]) });

export const ThreadParams = StrictObject({ id: Id, threadId: Id });
export type ThreadParams = Static<typeof ThreadParams>;
export const CommentParams = StrictObject({ id: Id, threadId: Id, commentId: Id });
export type CommentParams = Static<typeof CommentParams>;

/** POST …/comments/{threadId}/decide. `accept: null` takes a decision back, and its words out of the text again. */
export const DecideSuggestion = StrictObject({
  changes: Type.Array(
    StrictObject({
      id: Type.String({ pattern: '^c[1-9][0-9]{0,4}$' }),
      accept: Type.Union([Type.Boolean(), Type.Null()]),
    }),
    { minItems: 1, maxItems: quote },
  ),
});
export type DecideSuggestion = Static<typeof DecideSuggestion>;

/** 412 of a decision: somebody else decided otherwise; `thread` is as it is now. */
export const DecisionMet = Type.Object(
  { ...ErrorResponse.properties, thread: CommentThread },
  { additionalProperties: false },
);
