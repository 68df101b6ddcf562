import { outboxWords, paths } from '@harambee/domain';
import type { CallContent } from '@harambee/domain/schemas';
import {
  errorMessage,
  fieldProblemsOf,
  logFailure,
  readToken,
  sendOrQueue,
  sentAs,
  showToast,
} from '@harambee/platform';
import { showServerProblems } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateCallMutation, useUpdateCallMutation } from '../api/calls.api.ts';
import { bodyOf } from './call-values.ts';

const failed = 'Failed to save the call';

interface CreateOptions {
  /** The entry whose content the form began with: one that waits on this device, or came back. */
  queuedId: string | undefined;
  onCreated: () => void;
}

/** Sends a new call once, however often the button is pressed; without a network, later. */
export function useCreateCall({ queuedId, onCreated }: CreateOptions) {
  const { values, initialValues, setStatus } = useFormikContext<CallContent>();
  const [create, creating] = useCreateCallMutation();
  const [update, updating] = useUpdateCallMutation();
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const attempt = useRef({ sent: '', key: '' });
  const isSending = creating.isLoading || updating.isLoading;

  const sendNew = (body: CallContent, id: string) =>
    sendOrQueue(
      {
        action: 'call-create',
        data: { body },
        title: body.name,
        id,
        ...(queuedId !== undefined && { replaces: queuedId }),
      },
      () => create({ body, idempotencyKey: id }),
    );

  /** What waited was sent while it stood in the form: it is there already, so it is changed. */
  const sendChange = (made: { id: string; revision: number }, body: CallContent, id: string) =>
    sendOrQueue(
      {
        action: 'call-update',
        data: { ...made, body, read: bodyOf(initialValues) },
        title: body.name,
        id,
      },
      () => update({ ...made, content: body }),
    );

  const save = async () => {
    if (isSending) return;
    if (readToken() === null) {
      logFailure('No authentication token found');
      showToast('You are signed out. What you typed is kept; sign in to go on.', 'error');
      return;
    }
    const body = bodyOf(values);
    // The same text sent again after a lost answer has the same key, so there is no second call.
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    setError(undefined);
    const made = queuedId === undefined ? undefined : sentAs(queuedId);
    const { key } = attempt.current;
    const answer = await (made ? sendChange(made, body, key) : sendNew(body, key));
    if (answer.error) {
      logFailure(failed, answer.error);
      setError(errorMessage(answer.error, failed));
      showServerProblems({ setStatus }, values, fieldProblemsOf(answer.error));
      return;
    }
    onCreated();
    showToast(answer.isQueued ? outboxWords.queuing : 'Call saved', answer.isQueued ? 'info' : 'success');
    navigate(paths.calls);
  };

  return { save, isSending, error };
}
