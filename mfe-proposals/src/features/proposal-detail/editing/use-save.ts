import { canMove, entryStateOf, type FieldProblem, outboxWords, saysTheSame } from '@harambee/domain';
import type { Proposal, ProposalChanged, ProposalFields } from '@harambee/domain/schemas';
import {
  dismissToast,
  errorMessage,
  fieldProblemsOf,
  logFailure,
  readToken,
  sendOrQueue,
  showToast,
  statusOf,
} from '@harambee/platform';
import { useRef, useState } from 'react';
import { useUpdateProposalMutation } from '../../../api/proposals.api.ts';
import { bodyOf, fieldsOf } from '../../../form-values/proposal-values.ts';
import { repaired } from '../../../form-values/repaired-values.ts';
import type { ProposalEditEntry } from '../../../outbox.ts';

const failed = 'Failed to update proposal';

/** What somebody else has saved meanwhile. */
interface Theirs {
  revision: number;
  fields: ProposalFields;
}

interface SaveOptions {
  /** What editing began with was made from this, and which revision that was. */
  base: ProposalFields;
  revision: number;
  entry?: ProposalEditEntry;
  onSaved: () => void;
}

const theirsOf = (entry: ProposalEditEntry | undefined): Theirs | undefined =>
  entry?.theirs && { revision: entry.theirs.revision, fields: repaired(entry.theirs.answers) };

/**
 * Saves over the revision that was read; without a network, later. When somebody else was faster, both texts are kept
 * until one is chosen.
 */
export function useSave({ id, version, status }: Proposal, { base, revision, entry, onSaved }: SaveOptions) {
  const [update, { isLoading }] = useUpdateProposalMutation();
  const [theirs, setTheirs] = useState(() => theirsOf(entry));
  /** Of the last try: said once more is said once too often. */
  const failure = useRef<number>(undefined);
  const isTextOlder = version > 0 && canMove(status, 'generating');

  /** Whether what is saved now is what editing began with, or the own text that waited then and has been sent since. */
  const isKnown = ({ draftContent }: Proposal) =>
    [bodyOf(base), entry?.data.body].some((text) => text !== undefined && saysTheSame(text, draftContent));

  /** Resolves to what the service found wrong with single fields. */
  const save = (values: ProposalFields) => saveOver(theirs?.revision ?? revision, values);

  const saveOver = async (over: number, values: ProposalFields): Promise<FieldProblem[]> => {
    if (readToken() === null) {
      logFailure('No authentication token found');
      showToast('You are signed out. Nothing was saved; sign in again to save.', 'error');
      return [];
    }
    if (failure.current !== undefined) dismissToast(failure.current);
    const fields = bodyOf(values);
    const { error, isQueued } = await sendOrQueue(
      {
        action: 'proposal-update',
        data: { id, body: fields, revision: over, read: bodyOf(theirs?.fields ?? base) },
        title: fields.title,
        id: crypto.randomUUID(),
        // What waits is changed where it waits; what came back has its answer in this.
        ...(entry && entryStateOf(entry) !== 'queued' && { replaces: entry.id }),
      },
      () => update({ id, fields, revision: over }),
    );
    if (isQueued || !error) {
      setTheirs(undefined);
      const saved = isTextOlder ? 'Saved. Generate again to bring the text up to date.' : 'Saved';
      showToast(isQueued ? outboxWords.queuing : saved, isQueued ? 'info' : 'success');
      onSaved();
      return [];
    }
    if (statusOf(error) === 412) {
      const { proposal } = (error as { data: ProposalChanged }).data;
      if (proposal.revision !== over && isKnown(proposal)) return saveOver(proposal.revision, values);
      setTheirs({ revision: proposal.revision, fields: fieldsOf(proposal) });
      return [];
    }
    logFailure(failed, error);
    // A refusal has a reason worth reading; a failure has none that would help.
    const problems = fieldProblemsOf(error);
    // What is wrong with single answers is said at each of them.
    const hasReason = (statusOf(error) ?? 500) < 500 && problems.length === 0;
    const reason = hasReason ? errorMessage(error, '') : '';
    failure.current = showToast([failed, reason].filter(Boolean).join('. '), 'error');
    return problems;
  };

  return { save, isSaving: isLoading, theirs, forgetTheirs: () => setTheirs(undefined) };
}
