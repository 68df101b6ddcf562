import {
  avatarOf,
  type LeaderboardPeriod,
  leaderboardCategoryLabels,
  organizationCategory,
  standingOf,
} from '@harambee/domain';
import type { ImpactSummary, Profile, ProposalStats, RankedOrganization } from '@harambee/domain/schemas';

/** A row of the leaderboard as it is shown. */
export interface LeaderboardRow {
  /** Unknown where the leaderboard itself could not be had. */
  rank?: number;
  /** Of the public page. */
  id: string;
  name: string;
  letters: string;
  /** Place and category, in words. */
  about: string;
  /** Of the period. Absent where nobody has told it: a figure that is not known is not shown. */
  points?: number;
  /** Of the period before; of all time there is none. */
  previous?: number;
  isOwn: boolean;
}

const categoryWord = (category: string): string =>
  (leaderboardCategoryLabels as Record<string, string>)[category] ?? category;

const aboutOf = (location: string, category: string): string =>
  [location, categoryWord(category)].filter(Boolean).join(' · ');

export function rowOf(
  entry: RankedOrganization,
  period: LeaderboardPeriod,
  ownTenantId: string,
): LeaderboardRow {
  const ofAllTime = period === 'allTime' ? entry.points : undefined;
  return {
    rank: entry.rank,
    id: entry.id,
    name: entry.name,
    letters: entry.avatar,
    about: aboutOf(entry.location, entry.category),
    points: entry.periodPoints ?? ofAllTime,
    previous: entry.previousPoints,
    isOwn: entry.tenantId === ownTenantId,
  };
}

interface OwnFigures {
  /** Each absent when it could not be had. */
  summary: ImpactSummary | undefined;
  stats: ProposalStats | undefined;
  profile: Profile | null | undefined;
  name: string;
  period: LeaderboardPeriod;
}

/** The own points of a period, as far as they are known without the leaderboard. */
function ownPoints({ summary, stats, period }: OwnFigures): Pick<LeaderboardRow, 'points' | 'previous'> {
  if (period === 'weekly') return { points: summary?.pointsThisWeek, previous: summary?.pointsLastWeek };
  const isKnown = period === 'allTime' && (summary !== undefined || stats !== undefined);
  return { points: isKnown ? standingOf(summary, stats).points : undefined };
}

/** The own organization by its own figures and profile, while the leaderboard cannot be had (IMPACT-22). */
export function ownRowOf(figures: OwnFigures): LeaderboardRow {
  const { profile, name: account } = figures;
  const name = profile?.name || account;
  return {
    id: profile?.id ?? '',
    name,
    letters: avatarOf(name),
    about: aboutOf(profile?.location ?? '', profile ? organizationCategory(profile.type) : ''),
    ...ownPoints(figures),
    isOwn: true,
  };
}

/** How many points one row has more than another; unknown where one of them is. */
export const pointsBetween = (more: LeaderboardRow, fewer: LeaderboardRow): number | undefined =>
  more.points === undefined || fewer.points === undefined ? undefined : more.points - fewer.points;
