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
  /** Unknown if the leaderboard itself failed to load. */
  rank?: number;
  /** Of the public page. */
  id: string;
  name: string;
  letters: string;
  /** Location and category, as text. */
  about: string;
  /** Of the period. Absent if unknown: the row then shows no figure. */
  points?: number;
  /** Of the previous period; absent for all time. */
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
  /** Each is absent if it failed to load. */
  summary: ImpactSummary | undefined;
  stats: ProposalStats | undefined;
  profile: Profile | null | undefined;
  name: string;
  period: LeaderboardPeriod;
}

/** The organization's own points of a period, as far as they are known without the leaderboard. */
function ownPoints({ summary, stats, period }: OwnFigures): Pick<LeaderboardRow, 'points' | 'previous'> {
  if (period === 'weekly') return { points: summary?.pointsThisWeek, previous: summary?.pointsLastWeek };
  const isKnown = period === 'allTime' && (summary !== undefined || stats !== undefined);
  return { points: isKnown ? standingOf(summary, stats).points : undefined };
}

/** The organization's own row, from its own figures and profile, when the leaderboard fails to load (IMPACT-22). */
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

/** How many points one row has more than another; undefined if either is unknown. */
export const pointsBetween = (more: LeaderboardRow, fewer: LeaderboardRow): number | undefined =>
  more.points === undefined || fewer.points === undefined ? undefined : more.points - fewer.points;
