import { type Actor, type DataPolicy, jsonFile, shown } from '@harambee/service-kit';
import { BankAnswerModel, type BankAnswerRecord, toBankAnswer } from '../answer-bank/bank-answer.model.ts';
import { markOfLeaver } from '../people/team-fields.ts';

const ownAnswers = ({ tenantId, userId }: Actor) =>
  shown(
    BankAnswerModel.find({ tenantId, 'owner.id': userId }).lean<BankAnswerRecord[]>().cursor(),
    (record) => {
      const { id, question, reviewOn } = toBankAnswer(record);
      return { id, question, reviewOn };
    },
  );

export const answerBankPolicy: DataPolicy = {
  model: BankAnswerModel,
  organization: jsonFile(
    'answer-bank.json',
    'The answer bank: questions and answers, where they were used and how that went, owners and review days.',
    ({ tenantId }) =>
      shown(BankAnswerModel.find({ tenantId }).lean<BankAnswerRecord[]>().cursor(), (record) => ({
        ...toBankAnswer(record),
        ...(record.deletedAt && { deletedAt: record.deletedAt.toISOString() }),
      })),
  ),
  person: jsonFile(
    'answer-bank.json',
    'The answers of the answer bank that you own. The answers themselves belong to the organization.',
    ownAnswers,
  ),
  forget: ({ tenantId, userId }) =>
    BankAnswerModel.updateMany(
      { tenantId, 'owner.id': userId },
      { $unset: { owner: 1 }, $set: { leaver: markOfLeaver(tenantId, userId) } },
    ),
};
