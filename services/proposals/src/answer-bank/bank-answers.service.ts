import { answerBankLimits, answerRestorableFor, bankIsFullMessage, firstReviewDay } from '@harambee/domain';
import type { BankAnswer, CreateBankAnswer, UpdateBankAnswer } from '@harambee/domain/schemas';
import {
  type Actor,
  Conflict,
  createOnce,
  NotFound,
  PreconditionFailed,
  retryOnConflict,
} from '@harambee/service-kit';
import { type QueryFilter, trusted } from 'mongoose';
import { answerWords, checkAnswer } from './answer-words.ts';
import {
  BankAnswerModel,
  type BankAnswerRecord,
  present,
  reminderOf,
  toBankAnswer,
} from './bank-answer.model.ts';

/** What somebody hears who lost too often against others who change the same answer. */
const busy = 'This answer is being changed right now, please try again';

const restorable = () => ({ deletedAt: trusted({ $gt: new Date(Date.now() - answerRestorableFor) }) });

/** One of the tenant's answers; anything else is not found, and never said why (architecture, rule 3). */
async function findAnswer(
  { tenantId }: Actor,
  id: string,
  state: QueryFilter<BankAnswerRecord> = present,
): Promise<BankAnswerRecord> {
  const record = await BankAnswerModel.findOne({ _id: id, tenantId, ...state }).lean<BankAnswerRecord>();
  if (!record) throw new NotFound();
  return record;
}

export const getBankAnswer = async (actor: Actor, id: string): Promise<BankAnswer> =>
  toBankAnswer(await findAnswer(actor, id));

/** POST /api/proposals/answers: written by hand, and owned by who wrote it (CALL-34). */
export async function createBankAnswer(
  actor: Actor,
  id: string,
  body: CreateBankAnswer,
): Promise<BankAnswer> {
  const { tenantId, userId, name } = actor;
  const { funder = '', callName = '', reviewOn } = body;
  const words = answerWords({ ...body, facts: [] });
  checkAnswer(words);
  const inBank = await BankAnswerModel.countDocuments({ tenantId, ...present });
  if (inBank >= answerBankLimits.answers) throw new Conflict(bankIsFullMessage);
  const at = new Date();
  const review = reviewOn ?? firstReviewDay(at);
  const remindAt = reminderOf(review);
  const { document } = await createOnce(BankAnswerModel, {
    ...{ _id: id, tenantId, ...words, funder: funder.trim(), callName: callName.trim() },
    ...{ usedIn: [], owner: { id: userId, name }, reviewOn: review, isStarred: false },
    ...(remindAt && { remindAt }),
    ...{ revision: 0, createdAt: at, changedAt: at },
  });
  return toBankAnswer(document);
}

/** Refuses a change to another revision than the newest, with the answer as it is now. */
function mustBeNewest(record: BankAnswerRecord, revision: number | undefined): void {
  if (revision === undefined || revision === record.revision) return;
  throw new PreconditionFailed('This answer was changed since you read it', { answer: toBankAnswer(record) });
}

/** The changed record, in one write; undefined if somebody else was first. */
const replaced = ({ _id, tenantId, revision }: BankAnswerRecord, change: object) =>
  BankAnswerModel.findOneAndUpdate({ _id, tenantId, revision }, change, {
    returnDocument: 'after',
  }).lean<BankAnswerRecord>();

/** PUT /api/proposals/answers/{id}. With `revision`, only while nobody has changed it since. */
export async function updateBankAnswer(
  actor: Actor,
  id: string,
  body: UpdateBankAnswer,
  revision?: number,
): Promise<BankAnswer> {
  return retryOnConflict(busy, async () => {
    const record = await findAnswer(actor, id);
    mustBeNewest(record, revision);
    const words = answerWords({ ...body, facts: record.facts }, record.blocks);
    checkAnswer(words);
    const { owner, reviewOn } = body;
    const remindAt = reviewOn === record.reviewOn ? record.remindAt : reminderOf(reviewOn);
    const updated = await replaced(record, {
      $set: {
        ...words,
        ...{ funder: body.funder.trim(), callName: body.callName.trim(), reviewOn, changedAt: new Date() },
        ...(remindAt && { remindAt }),
        ...(owner === 'self' && { owner: { id: actor.userId, name: actor.name } }),
      },
      $unset: {
        ...(!remindAt && { remindAt: 1 }),
        ...(owner === 'nobody' && { owner: 1 }),
        ...(owner && { leaver: 1 }),
      },
      $inc: { revision: 1 },
    });
    return updated ? toBankAnswer(updated) : undefined;
  });
}

/** PUT /api/proposals/answers/{id}/star: a mark, which never meets somebody's words. */
export async function starBankAnswer(
  { tenantId }: Actor,
  id: string,
  isStarred: boolean,
): Promise<BankAnswer> {
  const updated = await BankAnswerModel.findOneAndUpdate(
    { _id: id, tenantId, ...present },
    { $set: { isStarred } },
    { returnDocument: 'after' },
  ).lean<BankAnswerRecord>();
  if (!updated) throw new NotFound();
  return toBankAnswer(updated);
}

/** DELETE /api/proposals/answers/{id}: nobody finds it any more, and for a month it can be brought back. */
export async function deleteBankAnswer(actor: Actor, id: string, revision?: number): Promise<void> {
  await retryOnConflict(busy, async () => {
    const record = await findAnswer(actor, id);
    mustBeNewest(record, revision);
    const at = new Date();
    const deleted = await replaced(record, {
      $set: { deletedAt: at, changedAt: at },
      $inc: { revision: 1 },
    });
    return deleted ? true : undefined;
  });
}

/** POST /api/proposals/answers/{id}/restore: brings back a deleted answer; one that is there stays as it is. */
export async function restoreBankAnswer(actor: Actor, id: string): Promise<BankAnswer> {
  return retryOnConflict(busy, async () => {
    const record = await findAnswer(actor, id, { $or: [present, restorable()] });
    if (record.deletedAt === undefined) return toBankAnswer(record);
    const restored = await replaced(record, {
      $set: { changedAt: new Date() },
      $unset: { deletedAt: 1 },
      $inc: { revision: 1 },
    });
    return restored ? toBankAnswer(restored) : undefined;
  });
}

/** Bytes of the answer as it would be sent again; 0 where there is none. */
export async function bankAnswerSize({ tenantId }: Actor, id: string): Promise<number> {
  const record = await BankAnswerModel.findOne({ _id: id, tenantId, ...present }).lean<BankAnswerRecord>();
  return record ? Buffer.byteLength(JSON.stringify([record.question, record.blocks])) : 0;
}
