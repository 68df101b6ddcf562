import { entryStateOf, outboxWords, saysTheSame } from '@harambee/domain';
import type { Call, CallContent } from '@harambee/domain/schemas';
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
import { useState } from 'react';
import { useUpdateCallMutation } from '../../api/calls.api.ts';
import { bodyOf, contentOf } from '../../call-form/call-values.ts';
import type { CallEditEntry } from '../../call-outbox.ts';

const failed = 'Failed to save the call';

export interface Base {
  revision: number;
  values: CallContent;
}

interface SaveOptions {
  id: string;
  base: Base;
  entry: CallEditEntry | undefined;
  /** With the saved call; without one where it waits on this device. */
  onSaved: (saved: Call | undefined, sent: CallContent) => void;
}

const theirsOf = (entry: CallEditEntry | undefined): Base | undefined =>
  entry?.theirs && {
    revision: entry.theirs.revision,
    values: contentOf(entry.theirs.answers as unknown as CallContent),
  };

/** Saves over the revision that was read; without a network, later. Two texts are kept until one is chosen. */
export function useSaveCall({ id, base, entry, onSaved }: SaveOptions) {
  const { values, setStatus } = useFormikContext<CallContent>();
  const [update, { isLoading }] = useUpdateCallMutation();
  const [theirs, setTheirs] = useState(() => theirsOf(entry));
  const [error, setError] = useState<string>();
  const tellMerge = useTellMerge();

  /** `parts` is what somebody else has changed in `content`: it holds both changes. */
  const saveOver = async (
    { revision, values: read }: Base,
    content: CallContent,
    parts?: readonly string[],
  ): Promise<void> => {
    if (readToken() === null) {
      logFailure('No authentication token found');
      showToast('You are signed out. Nothing was saved; sign in again to save.', 'error');
      return;
    }
    setError(undefined);
    const body = bodyOf(content);
    const answer = await sendOrQueue<Call>(
      {
        action: 'call-update',
        data: { id, body, revision, read: bodyOf(read) },
        title: body.name,
        id: crypto.randomUUID(),
        // What waits is changed where it waits; what came back has its answer in this.
        ...(entry && entryStateOf(entry) !== 'queued' && { replaces: entry.id }),
      },
      () => update({ id, content: body, revision }),
    );
    if (answer.isQueued || !answer.error) {
      setTheirs(undefined);
      showToast(answer.isQueued ? outboxWords.queuing : 'Call saved', answer.isQueued ? 'info' : 'success');
      if (parts) tellMerge({ parts });
      onSaved(answer.data, content);
      return;
    }
    if (statusOf(answer.error) === 412) {
      const { call } = (answer.error as { data: { call: Call } }).data;
      const saved = { revision: call.revision, values: contentOf(call) };
      // What is there is what editing began with, saved once more: nobody's text is lost.
      const isKnown = saysTheSame(bodyOf(saved.values), bodyOf(read));
      if (call.revision !== revision && isKnown) return saveOver(saved, content);
      const { mergeCalls } = await import('../../merging/merging.ts');
      const merge = mergeCalls({ read: bodyOf(read), mine: body, theirs: bodyOf(saved.values) });
      if (!parts && merge.kind === 'merged') return saveOver(saved, merge.fields, merge.theirs);
      setTheirs(saved);
      return;
    }
    logFailure(failed, answer.error);
    setError(errorMessage(answer.error, failed));
    showServerProblems({ setStatus }, values, fieldProblemsOf(answer.error));
  };

  return {
    save: (content: CallContent) => saveOver(theirs ?? base, content),
    isSaving: isLoading,
    error,
    theirs,
    forgetTheirs: () => setTheirs(undefined),
  };
}
