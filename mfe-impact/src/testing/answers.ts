import { badgesFor, levelFor, pointsToNextLevel, proposalStatusNames } from '@harambee/domain';
import type {
  Badge,
  ImpactReport,
  ImpactSummary,
  Leaderboard,
  ProposalStats,
  RankedOrganization,
} from '@harambee/domain/schemas';

const noStatus = Object.fromEntries(
  proposalStatusNames.map((name) => [name, 0]),
) as ProposalStats['byStatus'];

export const statsOf = (total: number, reached: Partial<ProposalStats['reached']> = {}): ProposalStats => ({
  total,
  byStatus: noStatus,
  reached: { completed: 0, under_review: 0, approved: 0, ...reached },
  earning: total,
});

export function summaryOf(points: number, changes: Partial<ImpactSummary> = {}): ImpactSummary {
  return {
    points,
    level: levelFor(points),
    pointsToNextLevel: pointsToNextLevel(points),
    pointsThisWeek: 0,
    pointsLastWeek: 0,
    totalOrganizations: 0,
    badgesEarned: 1,
    activity: [],
    ...changes,
  };
}

/** As the service answers for an organization with these proposals. */
export const badgeList = ({ earning, reached }: ProposalStats): Badge[] =>
  badgesFor({ total: earning, ...reached }).map(
    ({ id, name, description, longDescription, rarity, category, earned, progress }) => ({
      id,
      name,
      description,
      longDescription,
      rarity,
      category,
      earned,
      progress,
      ...(earned && { awardedAt: '2026-11-03T08:00:00.000Z' }),
    }),
  );

export const organization = (
  rank: number,
  changes: Partial<RankedOrganization> = {},
): RankedOrganization => ({
  rank,
  id: `page-${rank}`,
  tenantId: `tenant-of-${rank}`,
  name: `Organization ${rank}`,
  location: 'Kisumu',
  category: 'health',
  avatar: `O${rank % 10}`,
  points: 1_000 - rank,
  stats: { total: 1, completed: 0, approved: 0, underReview: 0 },
  periodPoints: 500 - rank,
  previousPoints: 500 - rank,
  ...changes,
});

/** Ranks from one to another. */
export const organizations = (from: number, to: number): RankedOrganization[] =>
  Array.from({ length: to - from + 1 }, (_, place) => organization(from + place));

export const leaderboardOf = (
  leaderboard: RankedOrganization[],
  changes: Partial<Leaderboard> = {},
): Leaderboard => ({ leaderboard, totalOrganizations: leaderboard.length, ...changes });

export const reportOf = (changes: Partial<ImpactReport> = {}): ImpactReport => ({
  period: '12months',
  organization: 'Maji Kwa Wote',
  from: '2025-12-01',
  to: '2026-11-21',
  totalPoints: 350,
  totalProposals: 3,
  successful: 1,
  successRate: 33,
  fundingSecured: 46_200,
  badgesEarned: 2,
  timeline: [
    { month: '2026-10', proposals: 1, points: 140 },
    { month: '2026-11', proposals: 2, points: 210 },
  ],
  categories: [
    { category: 'Education', proposals: 2, amount: 90_000 },
    { category: 'Healthcare', proposals: 1, amount: 12_400 },
  ],
  projects: (['active', 'completed', 'planned'] as const).map((status, place) => ({
    id: `p${place}`,
    title: `Project ${place}`,
    category: 'Education',
    status,
    requestedAmount: 46_200,
    createdAt: '2026-11-03T08:00:00.000Z',
  })),
  ...changes,
});
