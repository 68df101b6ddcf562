import type { ProposalStatus } from '@harambee/domain';
import type { ProposalCard } from '@harambee/domain/schemas';

/** What happens next with a proposal. */
const nextSteps: Partial<Record<ProposalStatus, (proposal: ProposalCard) => string>> = {
  draft: ({ title }) =>
    title ? 'Next: finish the five sections, then have the text written.' : 'Next: give it a title.',
  completed: () => 'Next: read it through, then submit it.',
  failed: ({ failure }) => failure ?? 'The text could not be written. Nothing you entered is lost.',
  submitted: () => 'Sent. Next: note when the funder starts its review.',
  under_review: () => 'With the funder. Next: note the answer when it comes.',
  approved: () => 'The funder said yes. Next: note when the money has arrived.',
  rejected: () => 'Not funded this time. Next: reopen it as a draft for another funder.',
  funded: () => 'The money has arrived. Next: report to the funder as agreed.',
};

export const nextStepOf = (proposal: ProposalCard): string | undefined =>
  nextSteps[proposal.status]?.(proposal);

const day = 86_400_000;

/** The funder's last day is worth a word only while there is something to send. */
export function deadlineText({ status, deadline }: ProposalCard, now = Date.now()): string | undefined {
  if (!deadline || !['draft', 'completed', 'failed'].includes(status)) return undefined;
  const today = new Date(now).setUTCHours(0, 0, 0, 0);
  const left = Math.round((Date.parse(`${deadline}T00:00:00Z`) - today) / day);
  if (Number.isNaN(left)) return undefined;
  if (left < 0) return 'Deadline passed';
  if (left === 0) return 'Due today';
  return left === 1 ? '1 day left' : `${left} days left`;
}
