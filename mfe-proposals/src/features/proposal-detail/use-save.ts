import { canMove } from '@harambee/domain';
import type { Proposal, ProposalChanged, ProposalFields } from '@harambee/domain/schemas';
import {
  errorMessage,
  fieldProblemsOf,
  logFailure,
  readToken,
  showToast,
  statusOf,
} from '@harambee/platform';
import { useState } from 'react';
import { useUpdateProposalMutation } from '../../api/proposals.api.ts';
import { bodyOf } from '../../proposal-fields/proposal-values.ts';

const failed = 'Failed to update proposal';

/** Saves over the revision that was read. When somebody else was faster, both texts are kept until one is chosen. */
export function useSave({ id, revision, version, status }: Proposal, { onSaved }: { onSaved: () => void }) {
  const [update, { isLoading }] = useUpdateProposalMutation();
  const [theirs, setTheirs] = useState<Proposal>();
  const isTextOlder = version > 0 && canMove(status, 'generating');

  /** Resolves to what the service found wrong with single fields. */
  const save = async (values: ProposalFields, over = theirs?.revision ?? revision) => {
    if (readToken() === null) {
      logFailure('No authentication token found');
      showToast('You are signed out. Nothing was saved; sign in again to save.', 'error');
      return [];
    }
    const { error } = await update({ id, fields: bodyOf(values), revision: over });
    if (!error) {
      setTheirs(undefined);
      showToast(isTextOlder ? 'Saved. Generate again to bring the text up to date.' : 'Saved', 'success');
      onSaved();
      return [];
    }
    if (statusOf(error) === 412) {
      setTheirs((error as { data: ProposalChanged }).data.proposal);
      return [];
    }
    logFailure(failed, error);
    // A refusal has a reason worth reading; a failure has none that would help.
    const reason = (statusOf(error) ?? 500) < 500 ? errorMessage(error, '') : '';
    showToast([failed, reason].filter(Boolean).join('. '), 'error');
    return fieldProblemsOf(error);
  };

  return { save, isSaving: isLoading, theirs, forgetTheirs: () => setTheirs(undefined) };
}
