import {
  daysUntil,
  formatDay,
  type ProposalStatus,
  proposalFormSectionNames,
  proposalFormSections,
} from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';

/** After it was sent nothing but its status changes: the last change is when it came to where it is (PROP-35). */
const since = ({ updatedAt }: ProposalListItem) => formatDay(updatedAt);

function waiting({ updatedAt }: ProposalListItem): string {
  const days = -(daysUntil(updatedAt.slice(0, 10)) ?? 0);
  if (days < 1) return 'With the funder since today.';
  return `With the funder for ${days === 1 ? '1 day' : `${days} days`}.`;
}

/** What happens next with a proposal. */
const nextSteps: Partial<Record<ProposalStatus, (proposal: ProposalListItem) => string>> = {
  draft: (proposal) =>
    sectionsOf(proposal)?.next ?? 'Next: finish the five sections, then generate the text.',
  completed: () => 'Next: read it through, then submit it.',
  failed: ({ failure }) => failure ?? 'The text could not be written. Nothing you entered is lost.',
  submitted: (proposal) => `Sent on ${since(proposal)}. Next: record when the funder starts its review.`,
  under_review: (proposal) => `${waiting(proposal)} Next: record the answer when it comes.`,
  approved: (proposal) =>
    `The funder said yes on ${since(proposal)}. Next: record when the money has arrived.`,
  rejected: () => 'Not funded this time. Next: reopen it as a draft for another funder.',
  funded: () => 'The money has arrived. Next: report to the funder as agreed.',
};

export const nextStepOf = (proposal: ProposalListItem): string | undefined =>
  nextSteps[proposal.status]?.(proposal);

export interface SectionsDone {
  done: number;
  of: number;
  next: string;
}

/** How far the form of a draft is, and which section comes next; undefined where the service does not tell. */
export function sectionsOf({ status, openSections }: ProposalListItem): SectionsDone | undefined {
  if (status !== 'draft' || !openSections) return undefined;
  const of = proposalFormSectionNames.length;
  const [first] = openSections;
  const next = first
    ? `Next: ${proposalFormSections[first]}${openSections.length === 1 ? ', the last section.' : '.'}`
    : 'Next: generate the text.';
  return { done: of - openSections.length, of, next };
}

/** The funder's last day is worth a word only while there is something to send. */
export function deadlineText({ status, deadline }: ProposalListItem, now = Date.now()): string | undefined {
  if (!['draft', 'completed', 'failed'].includes(status)) return undefined;
  const left = daysUntil(deadline, now);
  if (left === undefined) return undefined;
  if (left < 0) return 'Deadline passed';
  if (left === 0) return 'Due today';
  return left === 1 ? '1 day left' : `${left} days left`;
}
