import { entryStateOf, outboxWords } from '@harambee/domain';
import type { BankAnswer, UpdateBankAnswer } from '@harambee/domain/schemas';
import {
  errorMessage,
  fieldProblemsOf,
  logFailure,
  readToken,
  sendOrQueue,
  showToast,
  statusOf,
  useTellMerge,
} from '@harambee/platform';
import { showServerProblems } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import type { ShownAnswer } from '../../answer-entries.ts';
import { useCreateBankAnswerMutation, useUpdateBankAnswerMutation } from '../../api/answer-bank.api.ts';
import { type AnswerValues, newBodyOf, updateOf } from './answer-values.ts';
import { asUpdate } from './use-answer-actions.ts';

const failed = 'The answer could not be saved';

interface SaveOptions {
  /** What is changed; absent for a new one. */
  answer: BankAnswer | undefined;
  entry: ShownAnswer['entry'];
  /** With the id of what was saved; without one where it waits on this device. */
  onSaved: (id: string | undefined) => void;
}

/** Saves over the revision that was read; without a network, later. Two texts are kept until one is chosen. */
export function useSaveAnswer({ answer, entry, onSaved }: SaveOptions) {
  const { values, setStatus } = useFormikContext<AnswerValues>();
  const [create, creating] = useCreateBankAnswerMutation();
  const [update, updating] = useUpdateBankAnswerMutation();
  const [theirs, setTheirs] = useState<BankAnswer>();
  const [error, setError] = useState<string>();
  const tellMerge = useTellMerge();
  const attempt = useRef({ sent: '', key: '' });

  const sendNew = () => {
    const body = newBodyOf(values);
    const sent = JSON.stringify(body);
    // The same text has the same key, however often the button is pressed.
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    const { key } = attempt.current;
    return sendOrQueue<BankAnswer>(
      {
        ...{ action: 'answer-create', data: { body }, title: body.question, id: key },
        ...(entry && { replaces: entry.id }),
      },
      () => create({ body, idempotencyKey: key }),
    );
  };
  const sendChange = (over: BankAnswer, body: UpdateBankAnswer) =>
    sendOrQueue<BankAnswer>(
      {
        action: 'answer-update',
        data: { id: over.id, body, revision: over.revision, read: asUpdate(over) },
        title: body.question,
        id: crypto.randomUUID(),
        // What waits is changed where it waits; what came back has its answer in this.
        ...(entry && entryStateOf(entry) !== 'queued' && { replaces: entry.id }),
      },
      () => update({ id: over.id, body, revision: over.revision }),
    );

  /** If somebody else has changed other parts meanwhile, with both changes. */
  const sendMerged = async (over: BankAnswer, body: UpdateBankAnswer) => {
    const sent = await sendChange(over, body);
    if (statusOf(sent.error) !== 412) return sent;
    const { answer: now } = (sent.error as { data: { answer: BankAnswer } }).data;
    const { mergeBankAnswers } = await import('../../merging/merging.ts');
    const merge = mergeBankAnswers({ read: asUpdate(over), mine: body, theirs: asUpdate(now) });
    if (merge.kind === 'asked') return sent;
    const again = await sendChange(now, merge.fields);
    if (!again.error) tellMerge({ parts: merge.theirs });
    return again;
  };

  const save = async (over: BankAnswer | undefined, chosen: AnswerValues = values): Promise<void> => {
    if (readToken() === null) {
      showToast('You are signed out. Nothing was saved; sign in again to save.', 'error');
      return;
    }
    setError(undefined);
    const isNew = !over || entry?.action === 'answer-create';
    const sent = isNew ? await sendNew() : await sendMerged(over, updateOf(chosen, over.blocks));
    if (sent.isQueued || !sent.error) {
      setTheirs(undefined);
      showToast(sent.isQueued ? outboxWords.queuing : 'Answer saved', sent.isQueued ? 'info' : 'success');
      return onSaved(sent.data?.id);
    }
    if (statusOf(sent.error) === 412) {
      const { answer: now } = (sent.error as { data: { answer: BankAnswer } }).data;
      return setTheirs(now);
    }
    logFailure(failed, sent.error);
    setError(errorMessage(sent.error, failed));
    showServerProblems({ setStatus }, values, fieldProblemsOf(sent.error));
  };

  return {
    save: () => save(answer),
    /** Over somebody else's change, with what was chosen of the two. */
    saveOver: (chosen: AnswerValues) => save(theirs, chosen),
    theirs,
    forgetTheirs: () => setTheirs(undefined),
    isSaving: creating.isLoading || updating.isLoading,
    error,
  };
}
