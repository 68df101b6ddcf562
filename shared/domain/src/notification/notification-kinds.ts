import { formatDay } from '../format/date-words.ts';
import { paths } from '../paths.ts';
import { type ProposalStatus, proposalStatuses } from '../proposal/proposal-status.ts';
import { dueIn, type Kind } from './kind.ts';
import type { NotificationType } from './notification-types.ts';
import { signOffKinds } from './sign-off-kinds.ts';
import { teamKinds } from './team-kinds.ts';

/** The content of a notification (NOTIFY-11): its type, its text, and the page it leads to. */
export interface NotificationText {
  type: NotificationType;
  title: string;
  message: string;
  actionUrl: string;
}

interface ProposalFacts {
  proposalId: string;
  title: string;
}

const named = ({ title }: ProposalFacts): string => title.trim() || 'An untitled proposal';

const ofProposal = (
  ending: string,
  message: string,
  type: NotificationType = 'proposal_update',
): Kind<ProposalFacts> => ({
  type,
  title: (facts) => `${named(facts)} ${ending}`,
  message,
  leadsTo: ({ proposalId }) => paths.proposal(proposalId),
});

/** By the status that was reached. Other statuses cause no notification. */
const statusKinds = {
  completed: ofProposal('is complete', 'The text is ready to read, improve and download.'),
  failed: ofProposal(
    'could not be written',
    'Nothing you entered is lost. Open it to see why and try again.',
  ),
  submitted: ofProposal('has been submitted', 'Well done. Now the funder has it.'),
  under_review: ofProposal('is under review', 'The funder is reading it.'),
  approved: ofProposal(
    'has been approved',
    'The funder said yes. Congratulations to the whole team!',
    'funding',
  ),
  rejected: ofProposal(
    'was not accepted',
    'You can make it a draft again and improve it for the next round.',
  ),
  funded: ofProposal('is funded', 'The money is on its way, and the work can begin.', 'funding'),
} satisfies Partial<Record<ProposalStatus, Kind<ProposalFacts>>>;

interface DeadlineFacts extends ProposalFacts {
  status: ProposalStatus;
  deadline: string;
  /** The actual number of days, whichever reminder this is. */
  daysLeft: number;
}

const deadline: Kind<DeadlineFacts> = {
  type: 'other',
  title: (facts) => `${named(facts)} ${dueIn(facts.daysLeft)}`,
  message: (facts) =>
    `Its deadline is ${formatDay(facts.deadline)}. Status: ${proposalStatuses[facts.status].label}.`,
  leadsTo: ({ proposalId }) => paths.proposal(proposalId),
};

interface ExpiryFacts {
  documentId: string;
  /** The name of the document. */
  title: string;
  expiresOn: string;
  /** The actual number of days, whichever reminder this is. */
  daysLeft: number;
}

function expiresIn(daysLeft: number): string {
  if (daysLeft <= 0) return 'expires today';
  return daysLeft === 1 ? 'expires tomorrow' : `expires in ${daysLeft} days`;
}

const expiry: Kind<ExpiryFacts> = {
  type: 'other',
  title: ({ title, daysLeft }) => `${title} ${expiresIn(daysLeft)}`,
  message: ({ expiresOn }) =>
    `It is valid until ${formatDay(expiresOn)}. Ask for a newer one in time, and replace the file.`,
  leadsTo: ({ documentId }) => paths.document(documentId),
};

const badge: Kind<{ name: string }> = {
  type: 'achievement',
  title: ({ name }) => `New badge: ${name}`,
  message: 'Your organization has earned it. See what it means.',
  leadsTo: () => paths.badges,
};

const level: Kind<{ level: number }> = {
  type: 'achievement',
  title: (facts) => `Level ${facts.level} reached`,
  message: 'Every proposal your team writes moves you forward.',
  leadsTo: () => paths.impact,
};

const answerReview: Kind<{ question: string }> = {
  type: 'other',
  title: () => 'An answer is due for review',
  message: ({ question }) => `Does it still hold? “${shortened(question)}”`,
  leadsTo: () => `${paths.answers}?review=due`,
};

interface CommentFacts extends ProposalFacts {
  threadId: string;
  /** Who wrote it. */
  by: string;
  /** `commentExcerpt`. */
  excerpt: string;
}

const ofComment = (what: string): Kind<CommentFacts> => ({
  type: 'proposal_update',
  title: ({ by }) => `${by} ${what}`,
  message: (facts) =>
    `${named(facts)}: ${facts.excerpt ? `“${facts.excerpt}”` : 'other words for the text.'}`,
  leadsTo: ({ proposalId, threadId }) => paths.proposalComment(proposalId, threadId),
});

const mention = ofComment('mentioned you in a comment');
const reply = ofComment('replied to your comment');

const shortened = (text: string): string => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text);

/** Everything that causes a notification. A new kind needs an entry here and a handler that sends it. */
export const notificationKinds = {
  ...statusKinds,
  ...teamKinds,
  ...signOffKinds,
  deadline,
  expiry,
  answerReview,
  mention,
  reply,
  badge,
  level,
};
export type NotificationKind = keyof typeof notificationKinds;
type FactsOf<Name extends NotificationKind> = Parameters<(typeof notificationKinds)[Name]['leadsTo']>[0];

/** A notification of this kind for the facts of an event. */
export function notificationText<Name extends NotificationKind>(
  name: Name,
  facts: FactsOf<Name>,
): NotificationText {
  const { type, title, message, leadsTo } = notificationKinds[name] as unknown as Kind<FactsOf<Name>>;
  return {
    type,
    title: title(facts),
    message: typeof message === 'string' ? message : message(facts),
    actionUrl: leadsTo(facts),
  };
}

const hasKind = (status: ProposalStatus): status is keyof typeof statusKinds => status in statusKinds;

/** The notification when a proposal reaches a status; undefined if there is none (draft, generating). */
export const statusNotification = (to: ProposalStatus, facts: ProposalFacts): NotificationText | undefined =>
  hasKind(to) ? notificationText(to, facts) : undefined;

/** How many days before a deadline people are reminded, earliest reminder first. */
export const deadlineDistances = [14, 3, 1] as const;
export type DeadlineDistance = (typeof deadlineDistances)[number];

/** How many days before a document expires people are reminded, earliest reminder first (CALL-40). */
export const expiryDistances = [60, 14, 1] as const;

/** Reminders stop once a proposal has been sent. */
export const remindedStatuses = [
  'draft',
  'generating',
  'completed',
  'failed',
] as const satisfies ProposalStatus[];
