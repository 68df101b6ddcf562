import { daysUntil, formatDay, paths, proposalStatuses } from '@harambee/domain';
import type { ChatAction } from '@harambee/domain/schemas';
import type { KnownProposal } from '../../records/known-proposal.model.ts';
import { goTo } from '../../tools/pages.ts';
import { counted, plain } from '../../tools/plain.ts';

export const nameOf = ({ title, grantId }: Pick<KnownProposal, 'title' | 'grantId'>): string =>
  plain(title || grantId || 'Untitled proposal');

export const labelOf = ({ status }: Pick<KnownProposal, 'status'>): string => proposalStatuses[status].label;

/** `in 10 days`, `today`, `3 days ago`. */
export function inDays(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 0 ? `in ${days} days` : `${counted(-days, 'day')} ago`;
}

/** The deadline as a date and as the time from today. */
export function deadlineOf({ deadline }: KnownProposal, now: number): string {
  const days = daysUntil(deadline, now);
  return days === undefined ? 'no deadline' : `${formatDay(deadline)} (${inDays(days)})`;
}

export const line = (proposal: KnownProposal, more: string): string => `- **${nameOf(proposal)}**: ${more}`;

export const openProposal = (proposal: KnownProposal): ChatAction =>
  goTo(
    paths.proposal(proposal._id),
    `Open “${[...(proposal.title || proposal.grantId || 'Untitled proposal')].slice(0, 120).join('')}”`,
  );
