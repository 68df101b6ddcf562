import { formatDay } from '../format/date-words.ts';
import { paths } from '../paths.ts';
import { type ProposalStatus, proposalStatuses } from '../proposal/proposal-status.ts';

/** What a notification says (NOTIFY-11): its type, its words, and the page it leads to. */
export interface NotificationText {
  type: 'achievement' | 'funding' | 'proposal_update' | 'other';
  title: string;
  message: string;
  actionUrl: string;
}

/** Days before a deadline on which people are reminded, the farthest first. */
export const deadlineDistances = [14, 3, 1] as const;
export type DeadlineDistance = (typeof deadlineDistances)[number];

/** A proposal is reminded of until it has been sent. */
export const remindedStatuses = [
  'draft',
  'generating',
  'completed',
  'failed',
] as const satisfies ProposalStatus[];

type Words = Pick<NotificationText, 'type' | 'title' | 'message'>;

/** By the status that was reached; what is not named here is no news. */
const statusWords: Partial<Record<ProposalStatus, (title: string) => Words>> = {
  completed: (title) => ({
    type: 'proposal_update',
    title: `${title} is complete`,
    message: 'The text is ready to read, improve and download.',
  }),
  failed: (title) => ({
    type: 'proposal_update',
    title: `${title} could not be written`,
    message: 'Nothing you entered is lost. Open it to see why and try again.',
  }),
  submitted: (title) => ({
    type: 'proposal_update',
    title: `${title} has been submitted`,
    message: 'Well done. Now the funder has it.',
  }),
  under_review: (title) => ({
    type: 'proposal_update',
    title: `${title} is under review`,
    message: 'The funder is reading it.',
  }),
  approved: (title) => ({
    type: 'funding',
    title: `${title} has been approved`,
    message: 'The funder said yes. Congratulations to the whole team!',
  }),
  rejected: (title) => ({
    type: 'proposal_update',
    title: `${title} was not accepted`,
    message: 'You can make it a draft again and improve it for the next round.',
  }),
  funded: (title) => ({
    type: 'funding',
    title: `${title} is funded`,
    message: 'The money is on its way, and the work can begin.',
  }),
};

/** What is said when a proposal has reached a status; undefined where that is no news (draft, generating). */
export function statusNotification(
  to: ProposalStatus,
  { proposalId, title }: { proposalId: string; title: string },
): NotificationText | undefined {
  const words = statusWords[to]?.(named(title));
  return words && { ...words, actionUrl: paths.proposal(proposalId) };
}

/** What is said some days before a deadline; `daysLeft` as they are, whatever distance they were meant for. */
export function deadlineNotification(
  {
    proposalId,
    title,
    status,
    deadline,
  }: { proposalId: string; title: string; status: ProposalStatus; deadline: string },
  daysLeft: number,
): NotificationText {
  const left =
    daysLeft <= 0 ? 'is due today' : daysLeft === 1 ? 'is due tomorrow' : `is due in ${daysLeft} days`;
  return {
    type: 'other',
    title: `${named(title)} ${left}`,
    message: `Its deadline is ${formatDay(deadline)}. Status: ${proposalStatuses[status].label}.`,
    actionUrl: paths.proposal(proposalId),
  };
}

export const badgeNotification = (name: string): NotificationText => ({
  type: 'achievement',
  title: `New badge: ${name}`,
  message: 'Your organization has earned it. See what it stands for.',
  actionUrl: paths.badges,
});

export const levelNotification = (level: number): NotificationText => ({
  type: 'achievement',
  title: `Level ${level} reached`,
  message: 'Every proposal your team writes brings you further.',
  actionUrl: paths.impact,
});

const named = (title: string): string => title.trim() || 'An untitled proposal';
