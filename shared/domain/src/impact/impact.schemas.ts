import { type Static, Type } from 'typebox';
import { type ProposalStatus, proposalStatusNames } from '../proposal/proposal-status.ts';
import { Id, MoneySums, PaperQuery, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import {
  type BadgeCategory,
  type BadgeId,
  type BadgeRarity,
  badgeCategories,
  badgeIds,
  badgeRarities,
} from './badges.ts';
import { type ProjectStatus, type ReportPeriod, reportPeriods } from './impact-report.ts';
import {
  type LeaderboardCategory,
  type LeaderboardPeriod,
  leaderboardCategories,
  leaderboardPeriods,
} from './leaderboard.ts';
import { type UsageEventName, usageEventNames } from './usage-events.ts';
import { usageBatchLimit, usageLabelLength, usageLabelPattern } from './usage-limits.ts';

export type { ReportPeriod, UsageEventName };

const Count = Type.Integer({ minimum: 0 });

/** GET /api/impact/summary: what /impact, the chip and the assistant show of the caller's organization. */
export const ImpactSummary = StrictObject({
  points: Count,
  level: Type.Integer({ minimum: 1 }),
  pointsToNextLevel: Type.Integer({ minimum: 1 }),
  /** Points in the current ISO week (Monday to Sunday, UTC) and in the previous one. */
  pointsThisWeek: Count,
  pointsLastWeek: Count,
  /** Absent if the organization is not on the leaderboard. */
  rank: Type.Optional(Type.Integer({ minimum: 1 })),
  totalOrganizations: Count,
  badgesEarned: Count,
  /** Points of the last eight weeks, oldest first, including the current week. */
  weeks: Type.Optional(
    Type.Array(
      StrictObject({
        /** The Monday, `YYYY-MM-DD`. */
        from: Type.String(),
        points: Count,
      }),
      { maxItems: 8 },
    ),
  ),
  /** At most five, newest first (IMPACT-09). */
  activity: Type.Array(
    StrictObject({
      id: Type.String(),
      reason: Type.String(),
      /** In words: "Created “Safe water for 14 schools”". */
      text: Type.String(),
      points: Count,
      at: Timestamp,
      proposalId: Type.Optional(Id),
    }),
    { maxItems: 5 },
  ),
});
export type ImpactSummary = Static<typeof ImpactSummary>;

/** A badge of the catalog with the organization's progress (IMPACT-10). */
export const Badge = StrictObject({
  id: Type.Unsafe<BadgeId>({ type: 'string', enum: [...badgeIds] }),
  name: Type.String(),
  description: Type.String(),
  longDescription: Type.String(),
  rarity: Type.Unsafe<BadgeRarity>({ type: 'string', enum: [...badgeRarities] }),
  category: Type.Unsafe<BadgeCategory>({ type: 'string', enum: [...badgeCategories] }),
  earned: Type.Boolean(),
  awardedAt: Type.Optional(Timestamp),
  progress: StrictObject({ current: Count, required: Count }),
});
export type Badge = Static<typeof Badge>;

/** GET /api/impact/badges: the catalog, in order. */
export const BadgeList = StrictObject({ badges: Type.Array(Badge) });
export type BadgeList = Static<typeof BadgeList>;

/** Everything the public may know of an organization on the leaderboard (IMPACT-18). */
export const LeaderboardEntry = StrictObject({
  rank: Type.Integer({ minimum: 1 }),
  /** The id of its public page. */
  id: Type.String(),
  tenantId: Id,
  name: Type.String(),
  location: Type.String(),
  /** `health`, `education`, `environment`, `community`, `youth` or `other` (IMPACT-16). */
  category: Type.String(),
  /** Two letters. */
  avatar: Type.String({ maxLength: 4 }),
  points: Count,
  stats: StrictObject({ total: Count, completed: Count, approved: Count, underReview: Count }),
});
export type LeaderboardEntry = Static<typeof LeaderboardEntry>;

/** GET /api/test/leaderboard, open to everybody: points of all time. */
export const PublicLeaderboard = StrictObject({
  leaderboard: Type.Array(LeaderboardEntry),
  totalOrganizations: Count,
});
export type PublicLeaderboard = Static<typeof PublicLeaderboard>;

export const LeaderboardQuery = StrictObject({
  period: Type.Optional(Type.Unsafe<LeaderboardPeriod>({ type: 'string', enum: [...leaderboardPeriods] })),
  category: Type.Optional(
    Type.Unsafe<LeaderboardCategory>({ type: 'string', enum: [...leaderboardCategories] }),
  ),
  cursor: Type.Optional(Type.String({ maxLength: 300 })),
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
});
export type LeaderboardQuery = Static<typeof LeaderboardQuery>;

/** An entry with what only signed-in people see: points of the current period, and of the previous one if known. */
export const RankedOrganization = StrictObject({
  ...LeaderboardEntry.properties,
  /** Points earned in the current calendar day, week (from Monday) or month, in UTC. Not shown if absent. */
  periodPoints: Type.Optional(Count),
  previousPoints: Type.Optional(Count),
});
export type RankedOrganization = Static<typeof RankedOrganization>;

/** GET /api/impact/leaderboard?period=&category=: a page of 50 rows, and the caller's own row wherever it is. */
export const Leaderboard = StrictObject({
  leaderboard: Type.Array(RankedOrganization),
  /** Absent if the organization is not on the leaderboard or not in this category. */
  own: Type.Optional(RankedOrganization),
  totalOrganizations: Count,
  nextCursor: Type.Optional(Type.String()),
});
export type Leaderboard = Static<typeof Leaderboard>;

export const ReportQuery = StrictObject({
  period: Type.Optional(Type.Unsafe<ReportPeriod>({ type: 'string', enum: [...reportPeriods] })),
});
export type ReportQuery = Static<typeof ReportQuery>;

/** GET /api/impact/report/pdf. */
export const ReportFileQuery = StrictObject({ ...ReportQuery.properties, ...PaperQuery });

/** GET /api/impact/report?period= (IMPACT-23): covers proposals created in whole calendar months, in UTC. */
export const ImpactReport = StrictObject({
  period: Type.Unsafe<ReportPeriod>({ type: 'string', enum: [...reportPeriods] }),
  organization: Type.String(),
  /** First and last day, `YYYY-MM-DD`. */
  from: Type.String(),
  to: Type.String(),
  /** Points earned in the period, according to the ledger. */
  totalPoints: Count,
  totalProposals: Count,
  /** Approved or funded (IMPACT-24). */
  successful: Count,
  /** In whole percent. */
  successRate: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Whole US dollars requested by the successful ones; `fundingSums` has every currency. */
  fundingSecured: Count,
  fundingSums: Type.Optional(MoneySums),
  /** In this period. */
  badgesEarned: Count,
  /**
   * Every month of the period, oldest first, including empty ones. The points come from the ledger and add up to
   * `totalPoints`.
   */
  timeline: Type.Array(StrictObject({ month: Type.String(), proposals: Count, points: Count })),
  categories: Type.Array(
    StrictObject({
      category: Type.String(),
      proposals: Count,
      /** Whole US dollars; `sums` has every currency. */
      amount: Count,
      sums: Type.Optional(MoneySums),
    }),
  ),
  /** The five newest (IMPACT-25). */
  projects: Type.Array(
    StrictObject({
      id: Id,
      title: Type.String(),
      category: Type.String(),
      status: Type.Unsafe<ProjectStatus>({
        type: 'string',
        enum: ['completed', 'active', 'planned'],
      }),
      /** The real status, since the report calls rejected and funded proposals planned (IMPACT-24). */
      proposalStatus: Type.Optional(
        Type.Unsafe<ProposalStatus>({ type: 'string', enum: proposalStatusNames }),
      ),
      /** Whole US dollars; `requestedOf` has the requested amount. */
      requestedAmount: Count,
      currency: Type.Optional(Type.String()),
      amount: Type.Optional(Count),
      createdAt: Timestamp,
    }),
    { maxItems: 5 },
  ),
});
export type ImpactReport = Static<typeof ImpactReport>;

/** POST /api/impact/award: an entry of the catalog, once for an organization (IMPACT-06). */
export const AwardBody = StrictObject({
  points: Type.Integer({ minimum: 1, maximum: 1_000 }),
  reason: Type.String({ maxLength: 100 }),
  category: Type.String({ maxLength: 50 }),
});
export type AwardBody = Static<typeof AwardBody>;

export const AwardAnswer = StrictObject({
  points: Count,
  level: Type.Integer({ minimum: 1 }),
  /** False if it was granted earlier. */
  granted: Type.Boolean(),
});
export type AwardAnswer = Static<typeof AwardAnswer>;

/** An action in the product, without the person who did it. */
export const UsageEvent = StrictObject({
  name: Type.Unsafe<UsageEventName>({ type: 'string', enum: [...usageEventNames] }),
  /** A route pattern, a category or the name of a feature: a word of the product, never an id or somebody's text. */
  label: Type.Optional(Type.String({ maxLength: usageLabelLength, pattern: usageLabelPattern })),
  at: Timestamp,
});
export type UsageEvent = Static<typeof UsageEvent>;

/** POST /api/analytics/events: a batch. Each event has an id, so that a repeated event counts once. */
export const UsageBatch = StrictObject({
  events: Type.Array(StrictObject({ ...UsageEvent.properties, id: Id }), {
    minItems: 1,
    maxItems: usageBatchLimit,
  }),
});
export type UsageBatch = Static<typeof UsageBatch>;
