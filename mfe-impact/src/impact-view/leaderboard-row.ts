import {
  avatarOf,
  type LeaderboardPeriod,
  leaderboardCategoryLabels,
  organizationCategory,
  periodPointsFallback,
  pointsFor,
  previousPointsFallback,
} from '@harambee/domain';
import type { Profile, ProposalStats, RankedOrganization } from '@harambee/domain/schemas';

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
  /** Of the period, and of the one before it. */
  points: number;
  previous: number;
  isOwn: boolean;
}

const categoryWord = (category: string): string =>
  (leaderboardCategoryLabels as Record<string, string>)[category] ?? category;

const aboutOf = (location: string, category: string): string =>
  [location, categoryWord(category)].filter(Boolean).join(' · ');

/** The real points of a period where the server told them; the multipliers and 90 percent only where it did not. */
export function rowOf(
  entry: RankedOrganization,
  period: LeaderboardPeriod,
  ownTenantId: string,
): LeaderboardRow {
  const points = entry.periodPoints ?? periodPointsFallback(entry.points, period);
  return {
    rank: entry.rank,
    id: entry.id,
    name: entry.name,
    letters: entry.avatar,
    about: aboutOf(entry.location, entry.category),
    points,
    previous: entry.previousPoints ?? previousPointsFallback(points),
    isOwn: entry.tenantId === ownTenantId,
  };
}

interface OwnFigures {
  stats: ProposalStats;
  profile: Profile | null | undefined;
  name: string;
  period: LeaderboardPeriod;
}

/** The own organisation by its own proposals and profile, while the leaderboard cannot be had (R7-35, R9-17). */
export function ownRowOf({ stats, profile, name: account, period }: OwnFigures): LeaderboardRow {
  const all = pointsFor({ total: stats.earning, ...stats.reached, awards: 0 });
  const points = periodPointsFallback(all, period);
  const name = profile?.name || account;
  return {
    id: profile?.id ?? '',
    name,
    letters: avatarOf(name),
    about: aboutOf(profile?.location ?? '', profile ? organizationCategory(profile.type) : ''),
    points,
    previous: previousPointsFallback(points),
    isOwn: true,
  };
}
