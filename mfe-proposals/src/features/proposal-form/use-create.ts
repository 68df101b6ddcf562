import { isFilled, paths } from '@harambee/domain';
import type { CreateProposalBody, ProposalFields } from '@harambee/domain/schemas';
import { errorMessage, fieldProblemsOf, logFailure, readToken, showToast } from '@harambee/platform';
import { showServerProblems } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateProposalMutation } from '../../api/proposals.api.ts';
import { bodyOf } from '../../proposal-fields/proposal-values.ts';

const failed = 'Failed to create proposal';

/** Sends the form, once for each wish of the person, however often the button is pressed. */
export function useCreate({ onCreated }: { onCreated: () => void }) {
  const { values, setStatus } = useFormikContext<ProposalFields>();
  const [create, { isLoading }] = useCreateProposalMutation();
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const attempt = useRef({ sent: '', key: '' });

  const send = async (body: CreateProposalBody, done: string) => {
    if (isLoading) return;
    if (readToken() === null) {
      logFailure('No authentication token found');
      showToast('You are signed out. What you typed is kept; sign in to go on.', 'error');
      return;
    }
    // The same text sent again after a lost answer is the same wish: the same key, so no second proposal.
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    setError(undefined);
    const answer = await create({ body, idempotencyKey: attempt.current.key });
    if (answer.error) {
      logFailure(failed, answer.error);
      setError(errorMessage(answer.error, failed));
      showServerProblems({ setStatus }, values, fieldProblemsOf(answer.error));
      return;
    }
    onCreated();
    showToast(done, 'success');
    navigate(paths.proposals);
  };

  return {
    error,
    isSending: isLoading,
    create: () => send(bodyOf(values), 'Proposal created. Its text is being written.'),
    saveDraft: () => send({ ...bodyOf(values), generate: false }, 'Saved as a draft.'),
    canSaveDraft: isFilled(values.title),
  };
}
