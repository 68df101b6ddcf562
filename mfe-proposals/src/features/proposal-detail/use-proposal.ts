import { type ProposalSectionKey, proposalSectionKeys, proposalSections } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { announce, baseApi, logFailure, statusOf, useAuth } from '@harambee/platform';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useGetProposalQuery } from '../../api/proposals.api.ts';
import type { ProposalEditEntry } from '../../outbox.ts';
import { proposalWith, useProposalEditEntry, useQueuedText, withQueuedText } from '../../outbox-entries.ts';
import { isUnderway } from '../../proposal-progress.ts';
import { sampleProposal } from './sample-proposal.ts';

export type LoadedProposal =
  | { state: 'loading' }
  | { state: 'not-found' }
  | { state: 'queued'; edit: ProposalEditEntry; isRetrying: boolean; retry: () => void }
  | {
      state: 'shown';
      proposal: Proposal;
      /** Newer than what the server has, or refused by it. */
      edit?: ProposalEditEntry;
      isSample: boolean;
      /** Why the sample is shown. */
      error?: unknown;
      isRetrying: boolean;
      retry: () => void;
    };

/** The proposal of the page: asked for only when signed in, every second while its text is being written. */
export function useProposal(id: string): LoadedProposal {
  const { status, user } = useAuth();
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = useGetProposalQuery(id, {
    skip: status !== 'authenticated',
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  const { currentData: proposal, error, isFetching } = query;
  const edit = useProposalEditEntry(id);
  const queuedText = useQueuedText(id);

  const underway = proposal !== undefined && isUnderway(proposal);
  useEffect(() => setPollingInterval(underway ? 1_000 : 0), [underway]);
  useSpokenProgress(proposal);
  useEffect(() => {
    if (error) logFailure(`Failed to fetch proposal: ${statusOf(error) ?? 'no answer'}`, error);
  }, [error]);

  if (proposal) {
    const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
    const shown = withQueuedText(proposalWith(proposal, edit), queuedText, name);
    return {
      state: 'shown',
      proposal: shown,
      edit,
      isSample: false,
      isRetrying: false,
      retry: query.refetch,
    };
  }
  if (!error) return { state: status === 'authenticated' && !isFetching ? 'not-found' : 'loading' };
  if (!isSampleShownFor(error)) return { state: 'not-found' };
  // Their own text is worth more to people than a sample.
  if (edit) return { state: 'queued', edit, isRetrying: isFetching, retry: query.refetch };
  return {
    state: 'shown',
    proposal: sampleProposal,
    isSample: true,
    error,
    isRetrying: isFetching,
    retry: query.refetch,
  };
}

/** No answer or a 5xx, after the tries of the base query (PROP-33); a refusal is an answer. */
function isSampleShownFor(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500;
}

/** Each new part is said once, and so is the end; the figures of the list are then out of date. */
function useSpokenProgress(proposal: Proposal | undefined) {
  const dispatch = useDispatch();
  const before = useRef<{ status?: string; section?: ProposalSectionKey }>({});
  const status = proposal?.status;
  const section = proposal?.currentSection;
  useEffect(() => {
    const wasWriting = before.current.status === 'generating';
    if (status === 'generating' && section && section !== before.current.section) {
      const part = proposalSectionKeys.indexOf(section) + 1;
      announce(`Writing ${proposalSections[section]}, part ${part} of ${proposalSectionKeys.length}`);
    }
    if (wasWriting && status === 'completed') announce('The text is complete');
    if (wasWriting && status === 'failed') announce('The text could not be written');
    if (wasWriting && status !== 'generating') dispatch(baseApi.util.invalidateTags(['ProposalStats']));
    before.current = { status, section };
  }, [status, section, dispatch]);
}
