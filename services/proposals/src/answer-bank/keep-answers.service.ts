import { type AnswerOutcome, answerBankLimits, firstReviewDay } from '@harambee/domain';
import type { FactCard, TextBlock } from '@harambee/domain/schemas';
import { type Actor, createOnce, derivedId, retryOnConflict } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { type AnswerWords, answerWords } from './answer-words.ts';
import {
  BankAnswerModel,
  type BankAnswerRecord,
  present,
  reminderOf,
  type StoredUse,
} from './bank-answer.model.ts';

/** The answers of a proposal that are to be found again: those that are sent, or one that was starred. */
export interface AnswersToKeep {
  proposal: { id: string; title: string; revision: number };
  /** `YYYY-MM-DD`: when it was sent or starred. */
  day: string;
  /** `draft` for one that was starred and not sent. */
  outcome: AnswerOutcome;
  funder: string;
  callName: string;
  /** Without words there is nothing to keep: such an answer is left out. */
  answers: readonly {
    question: string;
    blocks: readonly TextBlock[];
    /** What its blocks state, as it is now. */
    facts: readonly FactCard[];
    isStarred?: boolean;
  }[];
}

/** Who sent or starred them. */
type Keeper = Pick<Actor, 'tenantId' | 'userId' | 'name'>;

const busy = 'The answer bank is being changed right now, please try again';

/**
 * Keeps answers in the bank (CALL-32): the same text to the same question is one answer that was used several times.
 * The same call again changes nothing. An answer belongs to who sent or starred it, until somebody says otherwise.
 *
 * @returns the ids of the answers in the bank, in order; empty for those without words
 */
export async function keepAnswers(actor: Keeper, kept: AnswersToKeep): Promise<string[]> {
  const ids: string[] = [];
  for (const { question, blocks, facts, isStarred = false } of kept.answers) {
    const words = answerWords({ question, blocks, facts });
    const isEmpty = words.text.trim() === '' || words.question === '';
    ids.push(isEmpty ? '' : await retryOnConflict(busy, () => keepOne(actor, kept, words, isStarred)));
  }
  return ids;
}

/** Undefined if somebody else changed it meanwhile. */
async function keepOne(
  { tenantId, userId, name }: Keeper,
  { proposal, day, outcome, funder, callName }: AnswersToKeep,
  words: AnswerWords,
  isStarred: boolean,
): Promise<string | undefined> {
  const use: StoredUse = {
    ...{ proposalId: proposal.id, title: proposal.title, day },
    outcome,
    revision: proposal.revision,
  };
  const known = await BankAnswerModel.findOne({
    tenantId,
    key: words.key,
    ...present,
  }).lean<BankAnswerRecord>();
  if (known) return noteUse(known, use, isStarred);
  const at = new Date();
  const reviewOn = firstReviewDay(at);
  // One id for the text, so that two proposals sent at once share it. Of a text that was deleted or changed by hand
  // since, the id is taken: then this proposal's.
  for (const parts of [[words.key], [words.key, proposal.id]]) {
    const { document, created } = await createOnce(BankAnswerModel, {
      ...{ _id: derivedId(tenantId, 'bank-answer', ...parts), tenantId, ...words, funder, callName },
      ...{ usedIn: [use], owner: { id: userId, name }, reviewOn, isStarred, revision: 0 },
      ...{ remindAt: reminderOf(reviewOn) as Date, createdAt: at, changedAt: at },
    });
    if (created) return document._id;
    if (document.key === words.key && !document.deletedAt) return undefined;
  }
  // Both ids are taken by answers that people deleted or changed: that is their decision.
  return '';
}

/** The use of this proposal as it is now; each of the two writes is whole, whoever else notes another use meanwhile. */
async function noteUse(
  known: BankAnswerRecord,
  use: StoredUse,
  isStarred: boolean,
): Promise<string | undefined> {
  const { _id, tenantId, key } = known;
  const { proposalId, revision } = use;
  const mark = isStarred ? { isStarred } : {};
  const here = { _id, tenantId, key, ...present };
  const again = await BankAnswerModel.updateOne(
    { ...here, 'usedIn.proposalId': proposalId },
    { $set: { ...mark, 'usedIn.$[use]': use } },
    { arrayFilters: [{ 'use.proposalId': proposalId, 'use.revision': trusted({ $lte: revision }) }] },
  );
  if (again.matchedCount > 0) return _id;
  const first = await BankAnswerModel.updateOne(
    { ...here, 'usedIn.proposalId': trusted({ $ne: proposalId }) },
    {
      $set: mark,
      $push: { usedIn: { $each: [use], $position: 0, $slice: answerBankLimits.uses } },
    },
  );
  return first.matchedCount > 0 ? _id : undefined;
}

/** Notes how it went in every answer that the proposal used; news from before what is known changes nothing. */
export async function noteOutcome(
  tenantId: string,
  { proposalId, title, revision }: { proposalId: string; title: string; revision: number },
  outcome: AnswerOutcome,
): Promise<void> {
  await BankAnswerModel.updateMany(
    { tenantId, 'usedIn.proposalId': proposalId },
    {
      $set: {
        'usedIn.$[use].outcome': outcome,
        'usedIn.$[use].title': title,
        'usedIn.$[use].revision': revision,
      },
    },
    { arrayFilters: [{ 'use.proposalId': proposalId, 'use.revision': trusted({ $lt: revision }) }] },
  );
}
