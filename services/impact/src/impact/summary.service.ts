import { badgesFor, pointsToNextLevel, windowNumber } from '@harambee/domain';
import type { ImpactSummary } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { weeklyStanding } from '../board/leaderboard.service.ts';
import { badgeCountsOf } from '../milestones/badge-counts.ts';
import { presentPoints } from '../organizations/organization-figures.ts';
import { organizationOf } from '../organizations/organizations.service.ts';
import { recentActivity } from './activity.service.ts';
import { recentWeeks } from './weeks.service.ts';

/** GET /api/impact/summary */
export async function impactSummary(actor: Actor): Promise<ImpactSummary> {
  const [organization, standing, activity, weeks] = await Promise.all([
    organizationOf(actor.tenantId),
    weeklyStanding(actor),
    recentActivity(actor.tenantId),
    recentWeeks(actor.tenantId),
  ]);
  const { points, level, windows, counts } = organization;
  const week = presentPoints(windows.weekly, windowNumber('weekly', new Date()));
  return {
    points,
    level,
    pointsToNextLevel: pointsToNextLevel(points),
    pointsThisWeek: week.points,
    pointsLastWeek: week.before,
    ...standing,
    badgesEarned: badgesFor(badgeCountsOf(counts)).filter(({ earned }) => earned).length,
    weeks,
    activity,
  };
}
