import type { ChangedText, Proposal, TextChange } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, sendOrQueue, showToast } from '@harambee/platform';
import { use } from 'react';
import { useUpdateProposalTextMutation } from '../../../api/proposal-text.api.ts';
import type { QueuedTexts } from '../../../text-outbox.ts';
import { WaitingContext } from '../../../waiting/waiting-context.ts';

/** What became of changes; undefined where they were not saved. */
export type SavedText = ChangedText | 'queued' | undefined;

export type SaveText = (changes: TextChange[]) => Promise<SavedText>;

/** Saves what people make of the text by paragraph; without a network, later. */
export function useTextSave({ id, title }: Pick<Proposal, 'id' | 'title'>): SaveText {
  const [update] = useUpdateProposalTextMutation();
  const after = use(WaitingContext);
  return async (changes) => {
    const entry = {
      action: 'proposal-text',
      data: { texts: { [id]: changes }, ...(after && { after: { [id]: after } }) } satisfies QueuedTexts,
      title,
      id: crypto.randomUUID(),
    };
    const { data, error, isQueued } = await sendOrQueue(entry, () => update({ id, changes }));
    if (isQueued) {
      announce('Saved on this device');
      return 'queued';
    }
    if (data) {
      const isConflict = data.conflicts.length > 0;
      announce(isConflict ? 'Somebody else changed the same paragraph. Both texts are kept.' : 'Saved');
      return data;
    }
    logFailure('Failed to save the text', error);
    showToast(`The text could not be saved. ${errorMessage(error, 'It stays on this device.')}`, 'error');
    return undefined;
  };
}
