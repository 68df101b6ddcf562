import { isFilled, outboxWords, paths } from '@harambee/domain';
import type { CreateProposalBody, ProposalFields } from '@harambee/domain/schemas';
import {
  errorMessage,
  fieldProblemsOf,
  logFailure,
  readToken,
  sendOrQueue,
  sentAs,
  showToast,
  useUser,
} from '@harambee/platform';
import { showServerProblems } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateProposalMutation, useUpdateProposalMutation } from '../../api/proposals.api.ts';
import { answersAddress } from '../../applications/application-places.ts';
import { bodyOf } from '../../form-values/proposal-values.ts';
import { useAskedPersonalData } from '../../proposal-findings/personal-data-dialog.tsx';

const failed = 'Failed to create proposal';

interface CreateOptions {
  /** The action whose text the form began with: one that waits on this device, or came back. */
  queuedId: string | undefined;
  /** The call that it is made for. */
  callId: string | undefined;
  onCreated: () => void;
}

/** Sends the form once, however often the button is pressed; without a network, later. */
export function useCreate({ queuedId, callId, onCreated }: CreateOptions) {
  const { values, initialValues, setStatus } = useFormikContext<ProposalFields>();
  const { id: userId, tenantId } = useUser();
  const [create, creating] = useCreateProposalMutation();
  const [update, updating] = useUpdateProposalMutation();
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const attempt = useRef({ sent: '', key: '' });
  const personalData = useAskedPersonalData(() => ({ values }));
  const ofCall = callId !== undefined && { callId };
  const isSending = creating.isLoading || updating.isLoading;

  const sendNew = (body: CreateProposalBody, id: string, isPersonalDataConfirmed: boolean) =>
    sendOrQueue(
      {
        action: 'proposal-create',
        data: { body, ...(isPersonalDataConfirmed && { isPersonalDataConfirmed }) },
        title: body.title,
        id,
        ...(queuedId !== undefined && { replaces: queuedId }),
      },
      () => create({ body, idempotencyKey: id, isPersonalDataConfirmed }),
    );

  /** What waited was sent while it stood in the form: it is there already, so it is changed. */
  const sendChange = (made: { id: string; revision: number }, id: string) => {
    const fields = bodyOf(values);
    return sendOrQueue(
      {
        action: 'proposal-update',
        data: { ...made, body: fields, read: bodyOf(initialValues) },
        title: fields.title,
        id,
      },
      () => update({ ...made, fields }),
    );
  };

  const send = async (body: CreateProposalBody, done: string, isConfirmed = false) => {
    if (isSending) return;
    if (readToken() === null) {
      logFailure('No authentication token found');
      showToast('You are signed out. What you typed is kept; sign in to go on.', 'error');
      return;
    }
    // The same text sent again after a lost answer has the same key, so there is no second proposal.
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    setError(undefined);
    const made = queuedId === undefined ? undefined : sentAs(queuedId);
    const { key } = attempt.current;
    const answer = await (made ? sendChange(made, key) : sendNew(body, key, isConfirmed));
    if (answer.error) {
      logFailure(failed, answer.error);
      setError(errorMessage(answer.error, failed));
      showServerProblems({ setStatus }, values, fieldProblemsOf(answer.error));
      return;
    }
    if (answer.isQueued && queuedId !== undefined && !made) {
      const { carryEdits } = await import('../../waiting-proposals/carry-edits.ts');
      await carryEdits({ userId, tenantId, from: queuedId, to: key, title: body.title });
    }
    onCreated();
    showToast(answer.isQueued ? outboxWords.queuing : done, answer.isQueued ? 'info' : 'success');
    // Its questions are what one goes on with.
    navigate(callId !== undefined && answer.data ? answersAddress(answer.data.id) : paths.proposals);
  };

  return {
    error,
    isSending,
    /** Its text is written at once, by a language model where there is one: what that gets is asked about first. */
    create: () =>
      personalData.ask('creation', (isConfirmed) =>
        send({ ...bodyOf(values), ...ofCall }, 'Proposal created. Its text is being written.', isConfirmed),
      ),
    dialog: personalData.dialog,
    saveDraft: () => send({ ...bodyOf(values), ...ofCall, generate: false }, 'Saved as a draft.'),
    canSaveDraft: isFilled(values.title),
  };
}
