import type { FactCard, TextBlock } from '@harambee/domain/schemas';
import { BankAnswerModel, type BankAnswerRecord, present } from '../answer-bank/bank-answer.model.ts';
import { restateBankAnswer } from '../answer-bank/restate-answer.service.ts';
import type { Stating } from './stating.ts';

/** As many as the bank holds. */
const mostAnswers = 5_000;

/** Former answers: what was sent of them lies with the proposals, and stays (CALL-36). */
export async function textsOfBank(tenantId: string): Promise<Stating[]> {
  const answers = await BankAnswerModel.find(
    { tenantId, ...present },
    { question: 1, blocks: 1, facts: 1, revision: 1 },
  )
    .sort({ changedAt: -1, _id: -1 })
    .limit(mostAnswers)
    .lean<Pick<BankAnswerRecord, '_id' | 'question' | 'blocks' | 'facts' | 'revision'>[]>();
  return answers.map(({ _id: textId, question: title, blocks, revision }) => ({
    kind: 'bank',
    textId,
    title,
    place: '',
    blocks,
    save: (actor, restated: TextBlock[], fact?: FactCard) =>
      restateBankAnswer(actor, textId, { blocks: restated, ...(fact && { fact }), revision }),
  }));
}
