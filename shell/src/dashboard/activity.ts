import { days, paths, proposalStatuses } from '@harambee/domain';
import type { ProposalListItem, User } from '@harambee/domain/schemas';
import type { IconName } from '@harambee/ui';

/** One line of Recent Activity. */
export interface Activity {
  id: string;
  icon: IconName;
  /** The part in bold; a link if it has a target. */
  subject: string;
  to?: string;
  words: string;
  at: string;
}

const longest = 8;

/** The tenant's recent activity, newest first. The oldest entry is the account itself. */
export function activitiesOf(user: User, proposals: readonly ProposalListItem[]): Activity[] {
  const ofProposals = proposals.flatMap(({ id, title, status, createdAt, updatedAt }): Activity[] => {
    const about = { subject: title || 'Untitled proposal', to: paths.proposal(id) };
    const created: Activity = {
      ...about,
      id: `${id}-created`,
      icon: 'file',
      words: 'was started',
      at: createdAt,
    };
    if (status === 'draft') return [created];
    const { label } = proposalStatuses[status];
    const now: Activity = {
      ...about,
      id: `${id}-${status}`,
      icon: status === 'completed' || status === 'approved' || status === 'funded' ? 'check-circle' : 'clock',
      words: `is now ${label.toLowerCase()}`,
      at: updatedAt,
    };
    return [now, created];
  });
  const account: Activity = {
    id: 'account-created',
    icon: 'user',
    subject: 'Account created',
    words: `for ${user.tenantName}`,
    at: user.createdAt,
  };
  const newestFirst = ofProposals.sort((a, b) => b.at.localeCompare(a.at)).slice(0, longest - 1);
  return [...newestFirst, account];
}

/** Groups entries into today, the last seven days, and earlier. Empty groups are left out. */
export function groupsOf(activities: readonly Activity[], now = new Date()) {
  const nameOf = ({ at }: Activity): string => {
    const time = new Date(at);
    if (time.toDateString() === now.toDateString()) return 'Today';
    return now.getTime() - time.getTime() < days(7) ? 'This week' : 'Earlier';
  };
  return ['Today', 'This week', 'Earlier']
    .map((name) => ({ name, entries: activities.filter((one) => nameOf(one) === name) }))
    .filter(({ entries }) => entries.length > 0);
}
