import { firstReviewDay, outboxWords, textOfBlocks } from '@harambee/domain';
import type { BankAnswer, UpdateBankAnswer } from '@harambee/domain/schemas';
import {
  discard,
  errorMessage,
  isQueued,
  logFailure,
  readOwnEntries,
  sendOrQueue,
  showToast,
  showUndo,
  statusOf,
  targetOf,
  useUser,
} from '@harambee/platform';
import type { ShownAnswer } from '../../answer-entries.ts';
import {
  useCreateBankAnswerAgainMutation,
  useDeleteBankAnswerMutation,
  useUpdateBankAnswerMutation,
  useUpdateBankAnswerStarMutation,
} from '../../api/answer-bank.api.ts';

/** The body of a change that changes nothing. */
export const asUpdate = (answer: BankAnswer): UpdateBankAnswer => {
  const { question, blocks, funder, callName, language, reviewOn } = answer;
  return { question, blocks, funder, callName, language, reviewOn };
};

function fail(what: string, error: unknown): void {
  logFailure(what, error);
  showToast(errorMessage(error, what), 'error');
}

/** What can be done with an open answer; without a network, later. */
export function useAnswerActions(answer: BankAnswer, onClose: () => void) {
  const { id, revision, question } = answer;
  const { id: userId } = useUser();
  const [update] = useUpdateBankAnswerMutation();
  const [setStar] = useUpdateBankAnswerStarMutation();
  const [remove, { isLoading }] = useDeleteBankAnswerMutation();
  const [bringBack] = useCreateBankAnswerAgainMutation();

  const copy = () =>
    navigator.clipboard.writeText(textOfBlocks(answer.blocks).text).then(
      () => showToast('Answer copied as plain text', 'success'),
      () => showToast('Your browser does not allow copying. Select the text instead.', 'warning'),
    );

  const star = async (isStarred: boolean) => {
    const entry = {
      action: 'answer-star',
      data: { id, isStarred },
      title: question,
      id: crypto.randomUUID(),
    };
    const sent = await sendOrQueue(entry, () => setStar({ id, isStarred }));
    if (sent.error) fail('The star could not be saved', sent.error);
  };

  const review = async () => {
    const read = asUpdate(answer);
    const body = { ...read, reviewOn: firstReviewDay(new Date()) };
    const entry = {
      action: 'answer-update',
      data: { id, body, revision, read },
      title: question,
      id: crypto.randomUUID(),
    };
    const sent = await sendOrQueue(entry, () => update({ id, body, revision }));
    if (sent.error) return fail('The review could not be saved', sent.error);
    return showToast(sent.isQueued ? outboxWords.queuing : 'Reviewed for another year', 'success');
  };

  const undo = async () => {
    const { error } = await bringBack(id);
    if (error) fail('The answer could not be brought back', error);
    else showToast('The answer is back', 'success');
  };

  const removeIt = async (entry: ShownAnswer['entry']) => {
    if (entry?.action === 'answer-create') {
      // The server has never seen it.
      await discard(entry.id);
      showToast('The answer is deleted', 'info');
      return onClose();
    }
    // Changes of it that wait would be sent before it is deleted, for nobody to see.
    const waiting = readOwnEntries(userId).filter((one) => targetOf(one) === id && isQueued(one));
    for (const one of waiting) await discard(one.id);
    const key = crypto.randomUUID();
    const deletion = { action: 'answer-delete', data: { id, revision }, title: question, id: key };
    const sent = await sendOrQueue(deletion, () => remove({ id, revision }));
    if (sent.error && statusOf(sent.error) === 412)
      return showToast(
        'Someone else has just changed this answer. Look at it before you delete it.',
        'error',
      );
    if (sent.error) return fail('The answer could not be deleted', sent.error);
    onClose();
    if (sent.isQueued)
      showUndo(`The answer is deleted on this device. ${outboxWords.queuing}`, () => void discard(key));
    else showUndo('The answer is deleted', () => void undo());
    return undefined;
  };

  return { copy, star, review, remove: removeIt, isBusy: isLoading };
}
