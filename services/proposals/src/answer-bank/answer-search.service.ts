import type { BankAnswerFound, BankAnswerSearchQuery } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { narrowedTo } from './answer-list.service.ts';
import { BankAnswerModel, type BankAnswerRecord, present, toBankAnswer } from './bank-answer.model.ts';
import { indexOf } from './tenant-indexes.ts';

const usual = 10;

/** GET /api/proposals/answers/search: by the meaning of a question, without a language model (CALL-33). */
export async function searchBankAnswers(
  { tenantId }: Actor,
  { question, limit, ...filters }: BankAnswerSearchQuery,
): Promise<BankAnswerFound> {
  const index = await indexOf(tenantId);
  const isNarrowed = Object.keys(filters).length > 0;
  const allowed = isNarrowed
    ? new Set(
        (await BankAnswerModel.find({ tenantId, ...narrowedTo(filters) }, { _id: 1 }).lean()).map(
          ({ _id }) => _id,
        ),
      )
    : undefined;
  const hits = index.search(question, {
    limit: limit ? Number(limit) : usual,
    ...(allowed && { only: (id: string) => allowed.has(id) }),
  });
  // What is deleted or gone since the index was read is not found.
  const records = await BankAnswerModel.find({
    tenantId,
    _id: trusted({ $in: hits.map(({ id }) => id) }),
    ...present,
  }).lean<BankAnswerRecord[]>();
  const byId = new Map(records.map((record) => [record._id, record]));
  return {
    found: hits.flatMap(({ id, words, subjects, fits }) => {
      const record = byId.get(id);
      return record ? [{ answer: toBankAnswer(record), match: { words, subjects, fits } }] : [];
    }),
  };
}
