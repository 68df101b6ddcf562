import type { DomainEvent, LimitCounting } from '@harambee/domain';
import type { AnswerStart, TextBlock } from '@harambee/domain/schemas';
import { derivedId, fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';
import { blocks, person } from '../proposals/edits/text-edit.model.ts';

/** What people decided about the answer to one question. Answers that nobody touched have no record. */
export interface AnswerRecord {
  /** Made of tenant, proposal, call and question, so that two people who write the first answer collide here. */
  _id: string;
  tenantId: string;
  proposalId: string;
  /** '' for the built-in call. Questions of two calls may have the same id. */
  callId: string;
  questionId: string;
  /** The question as it was, for an answer whose question is gone. */
  question: string;
  /** Where a person said it begins; absent: where the question's words say. */
  start?: AnswerStart;
  /** A person's own words; null: those of where it begins. */
  blocks: TextBlock[] | null;
  /** What the numbered facts of `blocks` are about (`anchorOfFact`), by the id of the fact. */
  anchors?: Record<string, string>;
  counting?: LimitCounting;
  isTicked: boolean;
  /** What was copied when it was ticked, as a mark that tells whether the words have changed since. */
  tickedMark?: string;
  isStarred: boolean;
  /** Rises with each change of its words, not with a tick or a star: those never conflict. */
  revision: number;
  by: { id: string; name: string };
  at: Date;
  outbox?: DomainEvent[];
}

const { text, emptyText, flag, number } = fields;

const answer = new Schema<AnswerRecord>(
  {
    _id: { type: String, required: true },
    tenantId,
    proposalId: text,
    callId: emptyText,
    questionId: text,
    question: emptyText,
    // Strict schemas have checked these, so they are stored as they came.
    start: { type: Schema.Types.Mixed, default: undefined },
    blocks,
    // Ids of facts have dots, which are no keys of paths.
    anchors: { type: Schema.Types.Mixed, default: undefined },
    counting: String,
    isTicked: flag,
    tickedMark: String,
    isStarred: flag,
    revision: number,
    by: { type: person, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'proposal_answers', versionKey: false, minimize: false },
);
answer.index({ tenantId: 1, proposalId: 1, callId: 1, questionId: 1 }, { unique: true });
answer.index({ tenantId: 1, 'by.id': 1 });
answer.plugin(tenantPlugin);
answer.plugin(outboxPlugin);

export const AnswerModel = model<AnswerRecord>('ProposalAnswer', answer);

export const answerId = (
  tenant: string,
  { proposalId, callId, questionId }: Pick<AnswerRecord, 'proposalId' | 'callId' | 'questionId'>,
): string => derivedId(tenant, proposalId, callId, questionId);

/** Every answer of a proposal, those to other calls and to questions that are gone, too. */
export const answersOf = (proposal: { tenantId: string; _id: string }): Promise<AnswerRecord[]> =>
  AnswerModel.find({ tenantId: proposal.tenantId, proposalId: proposal._id })
    .sort({ callId: 1, questionId: 1 })
    .lean<AnswerRecord[]>()
    .exec();
