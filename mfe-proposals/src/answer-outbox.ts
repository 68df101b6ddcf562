import { type OutboxEntry, paths } from '@harambee/domain';
import type { BankAnswer, CreateBankAnswer, UpdateBankAnswer } from '@harambee/domain/schemas';
import {
  apiFetch,
  apiUrl,
  type Outbox,
  type OutboxAction,
  refusedOrLater,
  type SavedRecord,
  type SendResult,
  sendRecord,
} from '@harambee/platform';
import { answerAddresses } from './answer-addresses.ts';

interface NewAnswer {
  body: CreateBankAnswer;
}
interface AnswerChange {
  id: string;
  body: UpdateBankAnswer;
  revision: number;
  read: UpdateBankAnswer;
}
interface AnswerStar {
  id: string;
  isStarred: boolean;
}
interface AnswerRemoval {
  id: string;
  revision: number;
}
export type NewAnswerEntry = OutboxEntry<'answer-create', NewAnswer>;
export type AnswerEditEntry = OutboxEntry<'answer-update', AnswerChange>;
export type AnswerStarEntry = OutboxEntry<'answer-star', AnswerStar>;
export type AnswerRemovalEntry = OutboxEntry<'answer-delete', AnswerRemoval>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNewAnswer = (data: object) => isObject((data as Partial<NewAnswer>).body);
const isAnswerChange = (data: object) => {
  const { id, body, revision, read } = data as Partial<AnswerChange>;
  return Boolean(id) && isObject(body) && Number.isInteger(revision) && isObject(read);
};
const isAnswerStar = (data: object) => {
  const { id, isStarred } = data as Partial<AnswerStar>;
  return Boolean(id) && typeof isStarred === 'boolean';
};
const isAnswerRemoval = (data: object) => {
  const { id, revision } = data as Partial<AnswerRemoval>;
  return Boolean(id) && Number.isInteger(revision);
};

export const isNewAnswerEntry = (entry: OutboxEntry): entry is NewAnswerEntry =>
  entry.action === 'answer-create' && isNewAnswer(entry.data);
export const isAnswerEditEntry = (entry: OutboxEntry): entry is AnswerEditEntry =>
  entry.action === 'answer-update' && isAnswerChange(entry.data);
export const isAnswerStarEntry = (entry: OutboxEntry): entry is AnswerStarEntry =>
  entry.action === 'answer-star' && isAnswerStar(entry.data);
export const isAnswerRemovalEntry = (entry: OutboxEntry): entry is AnswerRemovalEntry =>
  entry.action === 'answer-delete' && isAnswerRemoval(entry.data);

/** The page of an answer; what waits on this device has the id of its entry. */
export const openAnswerPath = (id: string): string => `${paths.answers}?open=${encodeURIComponent(id)}`;

function savedIn(answer: unknown): SavedRecord | undefined {
  const { answer: saved } = (answer ?? {}) as { answer?: Partial<BankAnswer> };
  if (!saved?.id || !Number.isInteger(saved.revision)) return undefined;
  return { id: saved.id, revision: saved.revision as number, answers: saved };
}

const nameOf = () => 'An answer';
const shared = {
  nameOf,
  refreshes: ['BankAnswer'],
  synced: { message: 'ANSWER_SYNC_SUCCESS', says: 'Your answers are up to date' },
} as const;

const create: OutboxAction<NewAnswer> = {
  ...shared,
  label: 'New answer',
  accepts: isNewAnswer,
  send: (entry) => sendRecord(entry, { method: 'POST', path: answerAddresses.answers, savedIn }),
  asChange: ({ body }) => ({ action: 'answer-update', body }),
  formOf: ({ id }) => openAnswerPath(id),
};

const update: OutboxAction<AnswerChange> = {
  ...shared,
  label: 'Changes to an answer',
  accepts: isAnswerChange,
  send: (entry) =>
    sendRecord(entry, {
      method: 'PUT',
      path: answerAddresses.answer(entry.data.id),
      savedIn,
      merging: async () => (await import('./merging/merging.ts')).mergeBankAnswers,
    }),
  formOf: ({ data: { id } }) => openAnswerPath(id),
};

/** One try of a call that carries no text; a record that is gone needs it no more. */
async function sendCall<Data extends object>(
  { id, userId }: OutboxEntry,
  path: string,
  init: RequestInit,
): Promise<SendResult<Data>> {
  const headers = { 'content-type': 'application/json', 'Idempotency-Key': id, ...init.headers };
  const response = await apiFetch(new Request(apiUrl(path), { ...init, headers }), { tries: 1, userId });
  if (response.ok || response.status === 404) return { kind: 'sent' };
  return refusedOrLater(response.status, await response.json().catch(() => undefined));
}

const star: OutboxAction<AnswerStar> = {
  ...shared,
  label: 'Star of an answer',
  accepts: isAnswerStar,
  send: (entry) =>
    sendCall(entry, answerAddresses.star(entry.data.id), {
      method: 'PUT',
      body: JSON.stringify({ isStarred: entry.data.isStarred }),
    }),
  merge: (_earlier, later) => later,
};

const remove: OutboxAction<AnswerRemoval> = {
  ...shared,
  label: 'Deletion of an answer',
  accepts: isAnswerRemoval,
  send: (entry) =>
    sendCall(entry, answerAddresses.answer(entry.data.id), {
      method: 'DELETE',
      headers: { 'If-Match': `"${entry.data.revision}"` },
    }),
};

/** What of the answer bank can be saved without a network. The names are stored in browsers. */
export const answerOutbox: Outbox = {
  'answer-create': create,
  'answer-update': update,
  'answer-star': star,
  'answer-delete': remove,
};
