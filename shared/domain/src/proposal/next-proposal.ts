import { daysUntil } from './deadline.ts';
import type { ProposalStatus } from './proposal-status.ts';

interface Going {
  status: ProposalStatus;
  deadline: string;
}

const notSentYet: readonly ProposalStatus[] = ['draft', 'completed', 'failed'];

/**
 * The proposal to continue with: among those not sent yet, the one with the next deadline, otherwise the first of the
 * list, which starts with the most recently changed.
 */
export function nextProposal<Proposal extends Going>(
  proposals: readonly Proposal[],
  now = Date.now(),
): Proposal | undefined {
  const open = proposals.filter(({ status }) => notSentYet.includes(status));
  const [due] = open
    .map((proposal) => ({ proposal, days: daysUntil(proposal.deadline, now) ?? -1 }))
    .filter(({ days }) => days >= 0)
    .sort((one, other) => one.days - other.days);
  return due?.proposal ?? open[0];
}
