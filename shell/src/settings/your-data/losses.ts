import { formatNumber } from '@harambee/domain';
import { useGetImpactSummaryQuery, useGetMembersQuery, useGetProposalStatsQuery } from '@harambee/platform';

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** If the number of accounts is unknown, the text must not say that there is only one. */
function accountsOf(people: number | undefined): string {
  if (people === undefined) return 'Your account and those of your colleagues: nobody can sign in anymore';
  const others = people - 1;
  return others > 0
    ? `Your account and those of ${counted(others, 'other person', 'other people')}: nobody can sign in anymore`
    : 'Your account: you can no longer sign in';
}

/** What is deleted with the organization, with numbers where they are known. */
export function useOrganizationLosses(): string[] {
  const { data: members } = useGetMembersQuery();
  const { data: stats } = useGetProposalStatsQuery();
  const { data: impact } = useGetImpactSummaryQuery();
  return [
    stats
      ? `${counted(stats.total, 'proposal', 'proposals')} with every version, budget and history`
      : 'All proposals with every version, budget and history',
    'The profile and its public page, which disappears right away',
    impact
      ? `${counted(impact.points, 'point', 'points')}, the badges, and the place on the leaderboard`
      : 'Points, badges, and the place on the leaderboard',
    accountsOf(members?.length),
    'Notifications, invitations and usage figures',
  ];
}

/** What is deleted when somebody leaves one of several organizations. */
export const leaveLosses: readonly string[] = [
  'Your profile there: phone, location and everything else',
  'Your sign-ins there on every device',
  'Your notifications there, and invitations of yours that nobody has accepted yet',
];

/** What is deleted with an account, and what stays. */
export const accountLosses: readonly string[] = [
  'Your name, address, phone and everything else on your profile',
  'Your sign-ins on every device',
  'Your notifications',
  'Invitations you have sent that nobody has accepted yet',
];
