import { growthRate } from '@harambee/domain';
import type { UsageFigures } from '@harambee/domain/schemas';

/** A figure that needs a total: a rate of nothing is not a rate. */
const of = (whole: number | undefined, value: number): number | undefined => (whole ? value : undefined);

/**
 * The rates and averages that /analytics shows and exports; absent if there is nothing to calculate them from.
 * Percentages as 73.2, times in minutes.
 */
export function knownFigures({ overview, drafting, impact, engagement }: UsageFigures) {
  const hasEnded = drafting.draftsCompleted > 0 || engagement.errorRate > 0;
  return {
    completionRate: of(drafting.draftsStarted, drafting.completionRate),
    growthRate: growthRate(overview.totalEvents, overview.eventsBefore ?? 0),
    averageDraftTime: of(drafting.averageDraftTime, drafting.averageDraftTime),
    averagePointsPerUser: of(overview.activeUsers, impact.averagePointsPerUser),
    averageSession: of(engagement.totalSessions, engagement.averageSessionDuration),
    retentionRate: of(engagement.usersBefore, engagement.retentionRate),
    errorRate: hasEnded ? engagement.errorRate : undefined,
  };
}
