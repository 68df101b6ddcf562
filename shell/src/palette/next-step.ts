import { daysUntil, nextProposal, paths, proposalStatuses } from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';
import type { PaletteCommand } from './commands.ts';

/** "Draft, due in 10 days"; without a deadline, only the status. */
export function standing({ status, deadline }: ProposalListItem, now = Date.now()): string {
  const { label } = proposalStatuses[status];
  const days = daysUntil(deadline, now);
  if (days === undefined) return label;
  if (days < 0) return `${label}, deadline passed`;
  if (days === 0) return `${label}, due today`;
  return `${label}, due in ${days === 1 ? '1 day' : `${days} days`}`;
}

/** The proposal to continue with, as an entry of the palette. */
export function nextStep(
  proposals: readonly ProposalListItem[],
  mayWrite: boolean,
  now = Date.now(),
): (PaletteCommand & { to: string }) | undefined {
  const next = nextProposal(proposals, now);
  if (!next) return undefined;
  const isDraft = next.status === 'draft' && mayWrite;
  return {
    id: 'shell.next-step',
    name: next.title || 'Untitled proposal',
    subtitle: standing(next, now),
    section: 'Continue',
    icon: isDraft ? 'pencil' : 'file',
    keywords: 'continue next step',
    to: isDraft ? `${paths.proposal(next.id)}?mode=edit` : paths.proposal(next.id),
  };
}
