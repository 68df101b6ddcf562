import type { OfflineAction } from '@harambee/domain';
import type { Proposal, ProposalCard, ProposalFields } from '@harambee/domain/schemas';
import { isWaiting, readOwnActions, useOfflineActions, useUnsentOf } from '@harambee/platform';
import { repaired } from './proposal-fields/repaired-values.ts';

export type UnsentProposal = Extract<OfflineAction, { action: 'proposal-create' }>;
export type UnsentEdit = Extract<OfflineAction, { action: 'proposal-update' }>;

const isNew = (action: OfflineAction): action is UnsentProposal => action.action === 'proposal-create';
const isEdit = (action: OfflineAction): action is UnsentEdit => action.action === 'proposal-update';

/** Proposals the server does not know yet, the newest first. */
export const useUnsentProposals = (): UnsentProposal[] => useOfflineActions().filter(isNew).reverse();

/** The newest text of a proposal the server does not have. */
export const useUnsentEdit = (id: string): UnsentEdit | undefined => useUnsentOf(id).findLast(isEdit);

export const newestEdits = (actions: readonly OfflineAction[]): ReadonlyMap<string, UnsentEdit> =>
  new Map(actions.filter(isEdit).map((edit) => [edit.data.id, edit]));

/** As the form holds it: with the changes that wait behind it. */
export function unsentFields(userId: string, { id, data }: UnsentProposal): ProposalFields {
  const later = readOwnActions(userId).findLast((action) => isEdit(action) && action.data.id === id);
  return repaired({ ...data.body, ...(later && isEdit(later) && later.data.body) });
}

export const findUnsent = (userId: string, id: string): UnsentProposal | undefined =>
  readOwnActions(userId)
    .filter(isNew)
    .find((action) => action.id === id);

/** A card as it will be: what waits is shown as if it had been sent. */
export function cardWith(card: ProposalCard, edit: UnsentEdit | undefined): ProposalCard {
  if (!edit || !isWaiting(edit)) return card;
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
export function proposalWith(proposal: Proposal, edit: UnsentEdit | undefined): Proposal {
  if (!edit || !isWaiting(edit)) return proposal;
  const draftContent = { ...proposal.draftContent, ...repaired(edit.data.body) };
  return { ...proposal, ...cardWith(proposal, edit), draftContent };
}
