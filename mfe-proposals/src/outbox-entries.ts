import type { OutboxEntry } from '@harambee/domain';
import type { Proposal, ProposalFields, ProposalListItem, TextChange } from '@harambee/domain/schemas';
import { isQueued, readOwnEntries, useEntriesOf, useOutbox } from '@harambee/platform';
import { repaired } from './form-values/repaired-values.ts';
import { isEditEntry, isNewEntry, type NewProposalEntry, type ProposalEditEntry } from './outbox.ts';
import { editsWith } from './queued-changes.ts';
import { isTextEntry } from './text-outbox.ts';

/** Proposals the server does not know yet, the newest first. */
export const useNewProposalEntries = (): NewProposalEntry[] => useOutbox().filter(isNewEntry).reverse();

/** The newest text of a proposal the server does not have. */
export const useProposalEditEntry = (id: string): ProposalEditEntry | undefined =>
  useEntriesOf(id).findLast(isEditEntry);

export const newestEdits = (entries: readonly OutboxEntry[]): ReadonlyMap<string, ProposalEditEntry> =>
  new Map(entries.filter(isEditEntry).map((edit) => [edit.data.id, edit]));

/** As the form holds it: with the changes that wait behind it. */
export function fieldsOfEntry(userId: string, { id, data }: NewProposalEntry): ProposalFields {
  const later = readOwnEntries(userId).findLast((entry) => isEditEntry(entry) && entry.data.id === id);
  return repaired({ ...data.body, ...(later && isEditEntry(later) && later.data.body) });
}

export const findNewProposal = (userId: string, id: string): NewProposalEntry | undefined =>
  readOwnEntries(userId)
    .filter(isNewEntry)
    .find((entry) => entry.id === id);

/** A card as it will be: what waits is shown as if it had been sent. */
export function cardWith(card: ProposalListItem, edit: ProposalEditEntry | undefined): ProposalListItem {
  if (!edit || !isQueued(edit)) return card;
  const { title, grantId, organization, category, requestedAmount, deadline, projectDuration } = repaired(
    edit.data.body,
  );
  return {
    ...card,
    title,
    grantId,
    organization,
    category,
    requestedAmount,
    deadline,
    durationMonths: projectDuration,
    // Only the service counts them.
    openSections: undefined,
  };
}

/** A proposal as it will be. */
export function proposalWith(proposal: Proposal, edit: ProposalEditEntry | undefined): Proposal {
  if (!edit || !isQueued(edit)) return proposal;
  const draftContent = { ...proposal.draftContent, ...repaired(edit.data.body) };
  return { ...proposal, ...cardWith(proposal, edit), draftContent };
}

/** What people made of its text that the server does not have. */
export function useQueuedText(id: string): readonly TextChange[] {
  return useOutbox()
    .filter(isTextEntry)
    .filter(isQueued)
    .flatMap(({ data }) => data.texts?.[id] ?? []);
}

/** Its text as it will be. */
export function withQueuedText(proposal: Proposal, changes: readonly TextChange[], name: string): Proposal {
  if (changes.length === 0) return proposal;
  const by = { id: '', name };
  return { ...proposal, edits: editsWith(proposal.edits ?? [], changes, by, new Date().toISOString()) };
}
