import type { OutboxEntry } from '@harambee/domain';
import type { Answer, SaveAnswer } from '@harambee/domain/schemas';
import { mergeChanges, type OutboxAction, type SavedRecord, sendRecord } from '@harambee/platform';
import { applicationAddresses } from '../application-addresses.ts';
import { answerAddress } from './application-places.ts';

/** What a person decided about an answer, and what they saw when they did. */
export interface AnswerChange {
  /** `answerTarget`: of the proposal and the question. */
  id: string;
  body: SaveAnswer;
  revision: number;
  read: Partial<SaveAnswer>;
}
export type AnswerEntry = OutboxEntry<'proposal-answer', AnswerChange>;

const parting = '/answers/';

/** Under which the changes of one answer are one. */
export const answerTarget = (proposalId: string, questionId: string): string =>
  `${proposalId}${parting}${questionId}`;

/** The proposal and the question of a change. */
export function targetsOf(id: string): { proposalId: string; questionId: string } {
  const at = id.indexOf(parting);
  return { proposalId: id.slice(0, at), questionId: id.slice(at + parting.length) };
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswerChange = (data: object): boolean => {
  const { id, body, revision, read } = data as Partial<AnswerChange>;
  return !!id?.includes(parting) && isObject(body) && Number.isInteger(revision) && isObject(read);
};

export const isAnswerEntry = (entry: OutboxEntry): entry is AnswerEntry =>
  entry.action === 'proposal-answer' && isAnswerChange(entry.data);

/** Words, against a tick or a star: only they can meet somebody else's. */
const hasWords = ({ start, blocks, counting }: SaveAnswer): boolean =>
  start !== undefined || blocks !== undefined || counting !== undefined;

function savedIn(id: string, answer: unknown): SavedRecord | undefined {
  const { answer: saved } = (answer ?? {}) as { answer?: Partial<Answer> };
  if (!saved?.questionId || !Number.isInteger(saved.revision)) return undefined;
  return { id, revision: saved.revision as number, answers: saved };
}

/** What people decide about the answers of an application without a network. */
export const answerAction: OutboxAction<AnswerChange> = {
  label: 'Answer to a funder’s question',
  nameOf: () => 'Untitled proposal',
  accepts: isAnswerChange,
  // Words that follow a tick were made from what was there when they were written.
  merge: (earlier, later) =>
    hasWords(earlier.body)
      ? mergeChanges(earlier, later)
      : { ...mergeChanges(earlier, later), revision: later.revision },
  send: (entry) => {
    const { id } = entry.data;
    const { proposalId, questionId } = targetsOf(id);
    const path = applicationAddresses.answer(proposalId, questionId);
    return sendRecord(entry, { method: 'PUT', path, savedIn: (answer) => savedIn(id, answer) });
  },
  formOf: ({ data: { id } }) => {
    const { proposalId, questionId } = targetsOf(id);
    return answerAddress(proposalId, questionId);
  },
  refreshes: ['Application'],
  synced: { message: 'PROPOSAL_SYNC_SUCCESS', says: 'Your proposals are up to date' },
};
