import {
  type AnswerLanguage,
  type AnswerOutcome,
  answerLanguageNames,
  answerOutcomeNames,
  answerRestorableFor,
  countByUnit,
  type DomainEvent,
  hours,
  momentOf,
  textOfBlocks,
} from '@harambee/domain';
import type { BankAnswer, FactCard, TextBlock } from '@harambee/domain/schemas';
import { fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';
import { type blocks, person } from '../proposals/edits/text-edit.model.ts';

/** A proposal in which an answer was used. */
export interface StoredUse {
  proposalId: string;
  title: string;
  /** `YYYY-MM-DD`. */
  day: string;
  outcome: AnswerOutcome;
  /** Of the proposal when it reached the outcome: news of before changes nothing. */
  revision: number;
}

/** A former answer. It belongs to the organization; only its owner is a person. */
export interface BankAnswerRecord {
  _id: string;
  tenantId: string;
  /** Question and text as one mark: the same text to the same question is one answer. */
  key: string;
  question: string;
  language: AnswerLanguage;
  funder: string;
  callName: string;
  blocks: TextBlock[];
  facts: FactCard[];
  /** The blocks in plain text, for the search. */
  text: string;
  usedIn: StoredUse[];
  owner?: { id: string; name: string };
  /** Mark of an owner who has left (`markOfLeaver`), as long as it has no other. */
  leaver?: string;
  /** `YYYY-MM-DD`, or empty. */
  reviewOn: string;
  /** When somebody is to be reminded of it; absent once that has been done. */
  remindAt?: Date;
  isStarred: boolean;
  revision: number;
  createdAt: Date;
  /** What is searched has changed then, or was deleted or brought back: the order of the list, and what an index reads. */
  changedAt: Date;
  /** Since when it is deleted: nobody finds it, and it can be brought back until it is gone for good. */
  deletedAt?: Date;
  outbox?: DomainEvent[];
}

const { text, emptyText, number, flag } = fields;
const mixed = { type: [Schema.Types.Mixed], required: true } as unknown as typeof blocks;

const bankAnswer = new Schema<BankAnswerRecord>(
  {
    _id: { type: String, required: true },
    tenantId,
    key: text,
    question: text,
    language: { type: String, enum: answerLanguageNames, required: true },
    funder: emptyText,
    callName: emptyText,
    // Strict schemas have checked blocks and facts, so they are stored as they came.
    blocks: mixed,
    facts: mixed,
    text: emptyText,
    usedIn: [
      new Schema<StoredUse>(
        {
          proposalId: text,
          title: emptyText,
          day: text,
          outcome: { type: String, enum: answerOutcomeNames, required: true },
          revision: number,
        },
        { _id: false },
      ),
    ],
    owner: { type: person, default: undefined },
    leaver: String,
    reviewOn: emptyText,
    remindAt: Date,
    isStarred: flag,
    revision: number,
    createdAt: { type: Date, required: true },
    changedAt: { type: Date, required: true },
    deletedAt: Date,
  },
  { collection: 'bank_answers', versionKey: false, minimize: false },
);
/** What changed last, for lists and for indexes that read what is new. */
export const changedIndex = { tenantId: 1, changedAt: -1, _id: -1 } as const;
bankAnswer.index(changedIndex);
bankAnswer.index({ tenantId: 1, key: 1 });
bankAnswer.index({ tenantId: 1, 'usedIn.proposalId': 1 });
bankAnswer.index({ tenantId: 1, 'owner.id': 1 });
// Across tenants, and only pending ones: finding whom to remind costs the same with any number of answers.
bankAnswer.index({ remindAt: 1 }, { partialFilterExpression: { remindAt: { $gt: new Date(0) } } });
bankAnswer.index({ deletedAt: 1 }, { expireAfterSeconds: answerRestorableFor / 1_000 });
bankAnswer.plugin(tenantPlugin);
bankAnswer.plugin(outboxPlugin);

export const BankAnswerModel = model<BankAnswerRecord>('BankAnswer', bankAnswer);

/** Not deleted. */
export const present = { deletedAt: null } as const;

/** The morning of the day on which somebody should look at it; undefined without one. */
export const reminderOf = (reviewOn: string): Date | undefined =>
  reviewOn === '' ? undefined : new Date(momentOf(reviewOn).getTime() + hours(6));

/** What a record repeats of its blocks. */
export const plainText = (content: readonly TextBlock[]): string => textOfBlocks(content).text;

export const toBankAnswer = (record: BankAnswerRecord): BankAnswer => ({
  id: record._id,
  question: record.question,
  blocks: record.blocks,
  funder: record.funder,
  callName: record.callName,
  language: record.language,
  reviewOn: record.reviewOn,
  facts: record.facts,
  words: countByUnit(record.text, 'words'),
  usedIn: record.usedIn.map(({ proposalId, title, day, outcome }) => ({ proposalId, title, day, outcome })),
  ...(record.owner && { owner: { id: record.owner.id, name: record.owner.name } }),
  isStarred: record.isStarred,
  revision: record.revision,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.changedAt.toISOString(),
});
