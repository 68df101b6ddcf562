import type { BankAnswer, FactCard, TextBlock } from '@harambee/domain/schemas';
import { type Actor, NotFound, PreconditionFailed } from '@harambee/service-kit';
import { answerWords } from './answer-words.ts';
import { BankAnswerModel, type BankAnswerRecord, present, toBankAnswer } from './bank-answer.model.ts';

interface Restated {
  blocks: readonly TextBlock[];
  /** The fact as it is now; absent where it was removed. */
  fact?: FactCard;
  /** Of the answer that was restated. */
  revision: number;
}

/**
 * Gives an answer of the bank the wording of today's facts (CALL-35). Where it was used stays as it was.
 *
 * @throws {PreconditionFailed} if somebody changed it since it was read
 */
export async function restateBankAnswer(
  { tenantId }: Actor,
  id: string,
  { blocks, fact, revision }: Restated,
): Promise<BankAnswer> {
  const of = { _id: id, tenantId, ...present };
  const record = await BankAnswerModel.findOne(of).lean<BankAnswerRecord>();
  if (!record) throw new NotFound();
  const facts = record.facts.map((known) => (fact && known.id === fact.id ? { ...known, ...fact } : known));
  const { language, question } = record;
  const words = answerWords({ question, blocks, facts, language }, record.blocks);
  const updated = await BankAnswerModel.findOneAndUpdate(
    { ...of, revision },
    { $set: { ...words, changedAt: new Date() }, $inc: { revision: 1 } },
    { returnDocument: 'after' },
  ).lean<BankAnswerRecord>();
  if (updated) return toBankAnswer(updated);
  throw new PreconditionFailed('This answer was changed since you read it', { answer: toBankAnswer(record) });
}
