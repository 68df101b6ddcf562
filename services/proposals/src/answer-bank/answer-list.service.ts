import { type AnswerLanguage, answerLanguageNames, dayOf } from '@harambee/domain';
import type { BankAnswerChoices, BankAnswerList, BankAnswerListQuery } from '@harambee/domain/schemas';
import { type Actor, BadRequest, decodeCursor, encodeCursor } from '@harambee/service-kit';
import { type QueryFilter, trusted } from 'mongoose';
import {
  BankAnswerModel,
  type BankAnswerRecord,
  changedIndex,
  present,
  toBankAnswer,
} from './bank-answer.model.ts';

const pageSize = 20;

type Filters = Omit<BankAnswerListQuery, 'limit' | 'cursor'>;

const dueToday = () => ({ reviewOn: trusted({ $gt: '', $lte: dayOf(new Date()) }) });

/** What a list or a search is narrowed to. */
export const narrowedTo = ({
  language,
  starred,
  review,
  owner,
  funder,
}: Filters): QueryFilter<BankAnswerRecord> => ({
  ...present,
  ...(language && { language }),
  ...(starred && { isStarred: true }),
  ...(review && dueToday()),
  ...(owner && { 'owner.id': owner }),
  ...(funder && { funder }),
});

/** The answers after a place in the list. The outer range finds it in the index, the inner condition parts equals. */
function after(cursor: string): QueryFilter<BankAnswerRecord> {
  const [changedAt, id] = decodeCursor(cursor, ['date', 'string']) as [Date | null, string | null];
  if (changedAt === null || id === null) throw new BadRequest('This cursor belongs to another list');
  return {
    $and: [
      { changedAt: trusted({ $lte: changedAt }) },
      { $or: [{ changedAt: trusted({ $lt: changedAt }) }, { _id: trusted({ $lt: id }) }] },
    ],
  };
}

/** GET /api/proposals/answers: what changed last comes first (CALL-32). */
export async function listBankAnswers(
  { tenantId }: Actor,
  query: BankAnswerListQuery,
): Promise<BankAnswerList> {
  const { limit, cursor, ...filters } = query;
  const size = limit ? Number(limit) : pageSize;
  const records = await BankAnswerModel.find({
    tenantId,
    ...narrowedTo(filters),
    ...(cursor && after(cursor)),
  })
    .hint(changedIndex)
    .sort({ changedAt: -1, _id: -1 })
    .limit(size + 1)
    .lean<BankAnswerRecord[]>();
  const page = records.slice(0, size);
  const last = page.at(-1);
  const answers = page.map(toBankAnswer);
  if (records.length <= size || !last) return { answers };
  return { answers, nextCursor: encodeCursor([last.changedAt, last._id]) };
}

/** GET /api/proposals/answers/choices. */
export async function bankAnswerChoices({ tenantId }: Actor): Promise<BankAnswerChoices> {
  const languages = new Set<AnswerLanguage>();
  const funders = new Set<string>();
  const owners = new Map<string, string>();
  let due = 0;
  const today = dayOf(new Date());
  const all = BankAnswerModel.find(
    { tenantId, ...present },
    { language: 1, funder: 1, owner: 1, reviewOn: 1, changedAt: 1 },
  )
    .hint(changedIndex)
    .sort({ changedAt: -1, _id: -1 })
    .lean<Pick<BankAnswerRecord, 'language' | 'funder' | 'owner' | 'reviewOn'>[]>()
    .cursor({ batchSize: 500 });
  for await (const { language, funder, owner, reviewOn } of all) {
    languages.add(language);
    if (funder !== '') funders.add(funder);
    // The name of the newest answer: people change their names.
    if (owner && !owners.has(owner.id)) owners.set(owner.id, owner.name);
    if (reviewOn !== '' && reviewOn <= today) due += 1;
  }
  return {
    languages: answerLanguageNames.filter((language) => languages.has(language)),
    funders: [...funders].sort((one, other) => one.localeCompare(other)),
    owners: [...owners].map(([id, name]) => ({ id, name })),
    due,
  };
}
