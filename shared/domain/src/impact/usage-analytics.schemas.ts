import { type Static, Type } from 'typebox';
import { StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { type UsagePeriod, usagePeriodNames } from './usage-events.ts';

const Period = Type.Unsafe<UsagePeriod>({ type: 'string', enum: usagePeriodNames });
const Count = Type.Integer({ minimum: 0 });
/** 73.2 means 73.2 %. */
const Percent = Type.Number({ minimum: 0, maximum: 100 });
const Minutes = Type.Number({ minimum: 0 });

/** GET /api/analytics?period=; the default and only period is `week` (USAGE-01). */
export const UsageAnalyticsQuery = StrictObject({ period: Type.Optional(Period) });
export type UsageAnalyticsQuery = Static<typeof UsageAnalyticsQuery>;

/** The figures of /analytics, from the tenant's own events, in the same shape as the sample (USAGE-04). */
export const UsageFigures = StrictObject({
  overview: StrictObject({
    totalEvents: Count,
    activeUsers: Count,
    /** Percentage of started texts that were completed. */
    completionRate: Percent,
    /**
     * Change in the number of events since the previous period, in percent; negative for fewer. Meaningless if
     * `eventsBefore` is 0.
     */
    growthRate: Type.Number({ minimum: -100 }),
    eventsBefore: Type.Optional(Count),
  }),
  drafting: StrictObject({
    draftsStarted: Count,
    draftsCompleted: Count,
    completionRate: Percent,
    averageDraftTime: Minutes,
    sectionGenerations: Count,
    /** The most used, at most five. */
    topTemplates: Type.Array(StrictObject({ template: Type.String(), usage: Count }), { maxItems: 5 }),
  }),
  impact: StrictObject({
    totalPointsAwarded: Count,
    averagePointsPerUser: Type.Number({ minimum: 0 }),
    badgesEarned: Count,
    levelUps: Count,
    /** `userId` holds the name of an organization. */
    topPerformers: Type.Array(StrictObject({ userId: Type.String(), points: Count }), { maxItems: 10 }),
  }),
  engagement: StrictObject({
    totalSessions: Count,
    averageSessionDuration: Minutes,
    activeUsers: Count,
    /** Percentage of the previous period's people who came back in this one. */
    retentionRate: Percent,
    /** People in the previous period. If there were none, nobody could come back. */
    usersBefore: Type.Optional(Count),
    /** The most used, at most eight. */
    featureUsage: Type.Array(StrictObject({ feature: Type.String(), usage: Count }), { maxItems: 8 }),
    /** Percentage of finished generations that failed. */
    errorRate: Percent,
  }),
});
export type UsageFigures = Static<typeof UsageFigures>;

/** Answer of GET /api/analytics. */
export const UsageAnalytics = StrictObject({
  period: Period,
  from: Timestamp,
  to: Timestamp,
  /** Whether the tenant has any events: then /analytics offers Live. */
  hasEvents: Type.Boolean(),
  ...UsageFigures.properties,
});
export type UsageAnalytics = Static<typeof UsageAnalytics>;
