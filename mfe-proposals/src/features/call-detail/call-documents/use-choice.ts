import { outboxWords } from '@harambee/domain';
import { errorMessage, logFailure, sendOrQueue, showToast } from '@harambee/platform';
import { useUpdateChecklistMutation } from '../../../api/documents.api.ts';

/** Chooses a document for a line of the checklist; without a network, later. */
export function useChoice(callId: string) {
  const [update, { isLoading }] = useUpdateChecklistMutation();
  const choose = async (
    attachmentId: string,
    name: string,
    choice: { documentId?: string; isNotNeeded?: boolean },
  ): Promise<void> => {
    const { documentId = null, isNotNeeded = false } = choice;
    const data = { callId, attachmentId, body: { documentId, isNotNeeded } };
    const answer = await sendOrQueue(
      { action: 'document-choice', data, title: name, id: crypto.randomUUID() },
      () => update(data),
    );
    if (answer.isQueued) showToast(outboxWords.queuing);
    if (!answer.error) return;
    logFailure('The document could not be chosen', answer.error);
    showToast(errorMessage(answer.error, 'The document could not be chosen'), 'error');
  };
  return { choose, isBusy: isLoading };
}
