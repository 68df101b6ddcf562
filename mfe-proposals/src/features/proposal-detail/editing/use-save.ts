import { canMove, entryStateOf, type FieldProblem, outboxWords, saysTheSame } from '@harambee/domain';
import type { Proposal, ProposalChanged, ProposalFields } from '@harambee/domain/schemas';
import {
  dismissToast,
  errorMessage,
  fieldProblemsOf,
  logFailure,
  readToken,
  type SeenMerge,
  sendOrQueue,
  showToast,
  statusOf,
  useTellMerge,
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

/** A merge on its way: the person's own text, and what that was made from. */
interface Merged extends SeenMerge {
  over: Theirs;
  mine: ProposalFields;
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
  const tellMerge = useTellMerge();
  /** Of the last try: said once more is said once too often. */
  const failure = useRef<number>(undefined);
  const isTextOlder = version > 0 && canMove(status, 'generating');

  /** Whether what is saved now is what editing began with, or the own text that waited then and has been sent since. */
  const isKnown = ({ draftContent }: Proposal) =>
    [bodyOf(base), entry?.data.body].some((text) => text !== undefined && saysTheSame(text, draftContent));

  /** Resolves to what the service found wrong with single fields. */
  const save = (values: ProposalFields) =>
    saveOver({ revision: theirs?.revision ?? revision, fields: theirs?.fields ?? base }, bodyOf(values));

  /** Over a change of other fields by somebody else: with both. Undefined where only the person can decide. */
  const saveMerged = async (
    over: Theirs,
    fields: ProposalFields,
    { proposal, changedBy }: ProposalChanged,
  ) => {
    const { mergeProposals } = await import('../../../merging/merging.ts');
    const now = { revision: proposal.revision, fields: fieldsOf(proposal) };
    const merge = mergeProposals({ read: bodyOf(over.fields), mine: fields, theirs: bodyOf(now.fields) });
    if (merge.kind === 'asked') return undefined;
    const merged = { parts: merge.theirs, changedBy, over, mine: fields };
    return saveOver(now, bodyOf({ ...now.fields, ...merge.fields }), merged);
  };

  const saveOver = async (over: Theirs, fields: ProposalFields, merged?: Merged): Promise<FieldProblem[]> => {
    if (readToken() === null) {
      logFailure('No authentication token found');
      showToast('You are signed out. Nothing was saved; sign in again to save.', 'error');
      return [];
    }
    if (failure.current !== undefined) dismissToast(failure.current);
    const { error, isQueued } = await sendOrQueue(
      {
        action: 'proposal-update',
        data: { id, body: fields, revision: over.revision, read: bodyOf(over.fields) },
        title: fields.title,
        id: crypto.randomUUID(),
        // What waits is changed where it waits; what came back has its answer in this.
        ...(entry && entryStateOf(entry) !== 'queued' && { replaces: entry.id }),
      },
      () => update({ id, fields, revision: over.revision }),
    );
    if (isQueued || !error) {
      setTheirs(undefined);
      const saved = isTextOlder ? 'Saved. Generate again to bring the text up to date.' : 'Saved';
      showToast(isQueued ? outboxWords.queuing : saved, isQueued ? 'info' : 'success');
      if (merged) tellMerge(merged);
      onSaved();
      return [];
    }
    if (statusOf(error) === 412) {
      const { data } = error as { data: ProposalChanged };
      const now = { revision: data.proposal.revision, fields: fieldsOf(data.proposal) };
      if (!merged && now.revision !== over.revision && isKnown(data.proposal))
        return saveOver({ ...over, revision: now.revision }, fields);
      const problems = await saveMerged(merged?.over ?? over, merged?.mine ?? fields, data);
      if (problems) return problems;
      setTheirs(now);
      return [];
    }
    // Each text was right and the merged whole is not: the person chooses.
    if (merged && statusOf(error) === 400) {
      setTheirs(over);
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
