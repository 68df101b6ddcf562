import type { DomainEvent } from '@harambee/domain';
import type { CommentAuthor, CommentMention, CommentPlace, TextInline } from '@harambee/domain/schemas';
import { derivedId, fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';
import type { CommentScope } from './comment-scope.ts';

export interface CommentRecord {
  id: string;
  by: CommentAuthor;
  at: Date;
  /** '' once it is deleted. */
  text: string;
  mentions: CommentMention[];
  editedAt?: Date;
  deletedAt?: Date;
}

/** What was decided about one change of a suggestion. */
export interface DecisionRecord {
  /** Of the change. */
  id: string;
  isAccepted: boolean;
  by: CommentAuthor;
  at: Date;
  /** Of an accepted one: the pieces that went, and the words beside them that a whole fact left (`ReplacedWords`). */
  removed?: TextInline[];
  lead?: string;
  trail?: string;
}

/** A comment with its replies (docs/adr/0025). Its anchor is with those of its place (`commented-place.model.ts`). */
export interface ThreadRecord {
  /** Made of tenant, proposal and the page's id, so that nobody's id meets another's. */
  _id: string;
  tenantId: string;
  proposalId: string;
  /** Made by the page. */
  threadId: string;
  place: CommentPlace;
  hasAnchor: boolean;
  comments: CommentRecord[];
  /** Replies, deleted ones included. */
  replies: number;
  suggestion?: { quote: string; words: string; decisions: DecisionRecord[] };
  resolved?: { by: CommentAuthor; at: Date };
  revision: number;
  createdAt: Date;
  changedAt: Date;
  /** Everybody whom it names, to find what a person wrote. */
  personIds: string[];
  /** About what it takes, for the limit of a proposal. */
  bytes: number;
  /** Somebody decides about its suggestion right now, until this time at most. */
  deciding?: { token: string; until: Date };
  /** Deleted: it keeps its id, so that a call that is repeated does not bring it back. */
  deletedAt?: Date;
  outbox?: DomainEvent[];
}

const { text, emptyText, number, flag } = fields;
// Strict schemas have checked these, so they are stored as they came.
const given = { type: Schema.Types.Mixed, default: undefined } as const;
const author = new Schema({ id: text, name: text, kind: text }, { _id: false, id: false });
const by = { type: author, required: true };
const at = { type: Date, required: true };

const comment = new Schema<CommentRecord>(
  { id: text, by, at, text: emptyText, mentions: given, editedAt: Date, deletedAt: Date },
  { _id: false, id: false },
);

const thread = new Schema<ThreadRecord>(
  {
    _id: { type: String, required: true },
    tenantId,
    proposalId: text,
    threadId: text,
    place: { ...given, required: true },
    hasAnchor: flag,
    comments: [comment],
    replies: number,
    suggestion: given,
    resolved: { type: new Schema({ by, at }, { _id: false }), default: undefined },
    revision: number,
    createdAt: at,
    changedAt: at,
    personIds: [String],
    bytes: number,
    deciding: given,
    deletedAt: Date,
  },
  { collection: 'proposal_threads', versionKey: false, minimize: false },
);
thread.index({ tenantId: 1, proposalId: 1, createdAt: 1 });
thread.index({ tenantId: 1, personIds: 1 });
thread.plugin(tenantPlugin);
thread.plugin(outboxPlugin);

export const ThreadModel = model<ThreadRecord>('ProposalThread', thread);

export const threadKey = ({ tenantId: tenant, proposalId }: CommentScope, threadId: string): string =>
  derivedId(tenant, proposalId, threadId);
