import { event } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { BankAnswerModel, type BankAnswerRecord } from './bank-answer.model.ts';

const batch = 100;

/**
 * Says of each answer once that its review day has come (CALL-34). Several processes may do it at once: mark and event
 * are one write, so that each is said by one of them.
 */
export async function tellReviews(now = new Date()): Promise<number> {
  let told = 0;
  for (;;) {
    const due = await BankAnswerModel.find(
      // The lower bound excludes answers without a reminder, so that the partial index applies.
      { remindAt: trusted({ $gt: new Date(0), $lte: now }) },
      { tenantId: 1, question: 1, owner: 1, reviewOn: 1, remindAt: 1, deletedAt: 1 },
      { allTenants: true },
    )
      .sort({ remindAt: 1 })
      .limit(batch)
      .lean<BankAnswerRecord[]>();
    for (const one of due) told += await tell(one);
    if (due.length < batch) return told;
  }
}

async function tell(one: BankAnswerRecord): Promise<number> {
  const { _id: answerId, tenantId, question, owner, reviewOn, remindAt, deletedAt } = one;
  const payload = { answerId, question, reviewOn, ...(owner && { ownerId: owner.id }) };
  const { modifiedCount } = await BankAnswerModel.updateOne(
    { _id: answerId, tenantId, remindAt },
    {
      $unset: { remindAt: 1 },
      // Nobody looks at what is deleted.
      ...(!deletedAt && { $push: { outbox: event('answer.review_due', tenantId, payload) } }),
    },
  );
  return deletedAt ? 0 : modifiedCount;
}
