import { saysTheSame } from '@harambee/domain';
import type { Answer, Proposal, SaveAnswer } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, sendOrQueue, showToast, statusOf } from '@harambee/platform';
import { useUpdateAnswerMutation } from '../../api/applications.api.ts';
import { answerTarget } from '../../applications/application-outbox.ts';

/** What became of a change. */
export type SavedAnswer =
  | { kind: 'saved'; answer: Answer }
  | { kind: 'queued' }
  /** Somebody else changed its words since they were read. */
  | { kind: 'conflict'; theirs: Answer }
  | { kind: 'failed' };

/** The words of an answer that a change was made from. */
export type ReadAnswer = Pick<Answer, 'questionId' | 'start' | 'blocks' | 'revision'>;

export type SaveAnswerOf = (read: ReadAnswer, body: SaveAnswer, replaces?: string) => Promise<SavedAnswer>;

/** Saves what a person decides about an answer over the words that were read; without a network, later. */
export function useSaveAnswer({ id: proposalId, title }: Pick<Proposal, 'id' | 'title'>): SaveAnswerOf {
  const [update] = useUpdateAnswerMutation();
  const save: SaveAnswerOf = async (read, body, replaces) => {
    const { questionId, revision, start, blocks } = read;
    const wanted = {
      action: 'proposal-answer',
      data: { id: answerTarget(proposalId, questionId), body, revision, read: { start, blocks } },
      title,
      id: crypto.randomUUID(),
      ...(replaces !== undefined && { replaces }),
    };
    const { data, error, isQueued } = await sendOrQueue(wanted, () =>
      update({ proposalId, questionId, body, revision }),
    );
    if (isQueued) {
      announce('Saved on this device');
      return { kind: 'queued' };
    }
    if (data) return { kind: 'saved', answer: data };
    if (statusOf(error) === 412) {
      const { answer } = (error as { data: { answer: Answer } }).data;
      // An earlier try arrived, and its answer was lost.
      if (saysTheSame(body, answer)) return { kind: 'saved', answer };
      return { kind: 'conflict', theirs: answer };
    }
    logFailure('Failed to save an answer', error);
    showToast(`The answer could not be saved. ${errorMessage(error, 'It stays on this device.')}`, 'error');
    return { kind: 'failed' };
  };
  return save;
}
