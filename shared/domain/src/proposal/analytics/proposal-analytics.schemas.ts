import { type Static, Type } from 'typebox';
import { MoneySums, StrictObject, Timestamp } from '../../schemas/common.schemas.ts';
import { type ProposalStatus, proposalStatusNames } from '../proposal-status.ts';
import { type AnalyticsPeriod, analyticsPeriodNames } from './proposal-analytics-periods.ts';

const Period = Type.Unsafe<AnalyticsPeriod>({ type: 'string', enum: analyticsPeriodNames });
const Count = Type.Integer({ minimum: 0 });
const Share = Type.Number({ minimum: 0, maximum: 1 });
/** First day, `YYYY-MM-DD`. */
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Minutes = Type.Number({ minimum: 0 });

/** GET /api/proposals/analytics?period=; the default is 30 days. */
export const ProposalAnalyticsQuery = StrictObject({ period: Type.Optional(Period) });
export type ProposalAnalyticsQuery = Static<typeof ProposalAnalyticsQuery>;

/** Texts whose generation started in this day, week or month (STATS-13). */
export const TimelineRow = StrictObject({
  /** The first day of the row. */
  period: Day,
  generated: Count,
  completed: Count,
  failed: Count,
  /** In minutes; absent if nothing was completed. */
  avgTime: Type.Optional(Minutes),
});
export type TimelineRow = Static<typeof TimelineRow>;

/** The figures of one category (STATS-09). */
export const CategoryRow = StrictObject({
  category: Type.String(),
  count: Count,
  successRate: Share,
  avgTime: Minutes,
  /** US dollars; `averages` has every currency. */
  avgAmount: Type.Number({ minimum: 0 }),
  averages: Type.Optional(MoneySums),
  color: Type.String({ pattern: '^#[0-9A-F]{6}$' }),
});
export type CategoryRow = Static<typeof CategoryRow>;

/** The figures of /proposals/analytics, for proposals started in the period. */
export const ProposalAnalytics = StrictObject({
  period: Period,
  from: Timestamp,
  to: Timestamp,
  /** Whether the tenant has any proposals, in this period or not. */
  hasProposals: Type.Boolean(),
  metrics: StrictObject({
    total: Count,
    recent: Count,
    largeGrants: Count,
    needsAttention: Count,
    /** Approved or funded. */
    successful: Count,
    successRate: Share,
    /** US dollars; `averages` has every currency. */
    averageValue: Type.Number({ minimum: 0 }),
    averages: Type.Optional(MoneySums),
    /** Proposals that ask in another currency than US dollars: whether they are large grants is not known. */
    otherCurrencies: Type.Optional(Count),
    grantDiversity: Count,
  }),
  /** The last seven days in UTC, ending today, whatever the period. */
  daily: Type.Array(StrictObject({ date: Day, created: Count, updated: Count, completed: Count })),
  byStatus: Type.Array(
    StrictObject({
      status: Type.Unsafe<ProposalStatus>({ type: 'string', enum: proposalStatusNames }),
      count: Count,
    }),
  ),
  /** Oldest first, without gaps; empty if nothing was generated. */
  timeline: Type.Array(TimelineRow),
  /** Largest first. Proposals without a category are left out. */
  categories: Type.Array(CategoryRow),
});
export type ProposalAnalytics = Static<typeof ProposalAnalytics>;
