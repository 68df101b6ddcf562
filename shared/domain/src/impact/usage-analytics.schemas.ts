import { type Static, Type } from 'typebox';
import { StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { type UsagePeriod, usagePeriodNames } from './usage-events.ts';

const Period = Type.Unsafe<UsagePeriod>({ type: 'string', enum: usagePeriodNames });
const Count = Type.Integer({ minimum: 0 });
/** 73.2 is 73.2 %. */
const Percent = Type.Number({ minimum: 0, maximum: 100 });
const Minutes = Type.Number({ minimum: 0 });

/** GET /api/analytics?period=; `week` when it is not said, and nothing else is offered (USAGE-01). */
export const UsageAnalyticsQuery = StrictObject({ period: Type.Optional(Period) });
export type UsageAnalyticsQuery = Static<typeof UsageAnalyticsQuery>;

/** The figures of /analytics, of the tenant's own events, in the shape of the sample (USAGE-04). */
export const UsageFigures = StrictObject({
  overview: StrictObject({
    totalEvents: Count,
    activeUsers: Count,
    /** Texts completed of those started, in percent. */
    completionRate: Percent,
    /** Events against the period before, in percent; below 0 when there were fewer. It says nothing while `eventsBefore` is 0. */
    growthRate: Type.Number({ minimum: -100 }),
    eventsBefore: Type.Optional(Count),
  }),
  drafting: StrictObject({
    draftsStarted: Count,
    draftsCompleted: Count,
    completionRate: Percent,
    averageDraftTime: Minutes,
    sectionGenerations: Count,
    /** The most used first, at most five. */
    topTemplates: Type.Array(StrictObject({ template: Type.String(), usage: Count }), { maxItems: 5 }),
  }),
  impact: StrictObject({
    totalPointsAwarded: Count,
    averagePointsPerUser: Type.Number({ minimum: 0 }),
    badgesEarned: Count,
    levelUps: Count,
    /** `userId` is the name of an organization. */
    topPerformers: Type.Array(StrictObject({ userId: Type.String(), points: Count }), { maxItems: 10 }),
  }),
  engagement: StrictObject({
    totalSessions: Count,
    averageSessionDuration: Minutes,
    activeUsers: Count,
    /** People of the period before who came again in this one, in percent. */
    retentionRate: Percent,
    /** The people of the period before: without any there is nobody to have come again. */
    usersBefore: Type.Optional(Count),
    /** The most used first, at most eight. */
    featureUsage: Type.Array(StrictObject({ feature: Type.String(), usage: Count }), { maxItems: 8 }),
    /** Generations that failed of those that ended, in percent. */
    errorRate: Percent,
  }),
});
export type UsageFigures = Static<typeof UsageFigures>;

/** Answer of GET /api/analytics. */
export const UsageAnalytics = StrictObject({
  period: Period,
  from: Timestamp,
  to: Timestamp,
  /** The tenant has events of its own, of whatever time: from then on /analytics offers Live. */
  hasEvents: Type.Boolean(),
  ...UsageFigures.properties,
});
export type UsageAnalytics = Static<typeof UsageAnalytics>;
