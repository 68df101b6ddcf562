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

/** GET /api/impact/summary: everything /impact, the chip and the assistant need of the own organization. */
export const ImpactSummary = StrictObject({
  points: Count,
  level: Type.Integer({ minimum: 1 }),
  pointsToNextLevel: Type.Integer({ minimum: 1 }),
  /** Points of the ledger in this ISO week (Monday to Sunday, UTC) and in the one before. */
  pointsThisWeek: Count,
  pointsLastWeek: Count,
  /** Absent for an organization that is not on the leaderboard. */
  rank: Type.Optional(Type.Integer({ minimum: 1 })),
  totalOrganizations: Count,
  badgesEarned: Count,
  /** Points of the ledger week by week: the eight last weeks, oldest first, the present one last. */
  weeks: Type.Optional(
    Type.Array(
      StrictObject({
        /** Monday, `YYYY-MM-DD`. */
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

/** A badge of the catalog with how far the organization is (IMPACT-10). */
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

/** GET /api/impact/badges: those of the catalog, in its order. */
export const BadgeList = StrictObject({ badges: Type.Array(Badge) });
export type BadgeList = Static<typeof BadgeList>;

/** All that the public may know of an organization on the leaderboard (IMPACT-18). */
export const LeaderboardEntry = StrictObject({
  rank: Type.Integer({ minimum: 1 }),
  /** Of its public page. */
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

/** An entry with what only signed-in people see: points of the period, and of the one before where they are known. */
export const RankedOrganization = StrictObject({
  ...LeaderboardEntry.properties,
  /** Points earned in the day, week (from Monday) or month of the calendar that it is now, in UTC. Where they are missing none are shown. */
  periodPoints: Type.Optional(Count),
  previousPoints: Type.Optional(Count),
});
export type RankedOrganization = Static<typeof RankedOrganization>;

/** GET /api/impact/leaderboard?period=&category=: a page of 50, and the own row wherever it is. */
export const Leaderboard = StrictObject({
  leaderboard: Type.Array(RankedOrganization),
  /** Absent when the organization is not on the leaderboard or not in this category. */
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

/** GET /api/impact/report?period= (IMPACT-23): of the proposals created in whole months of the calendar, in UTC. */
export const ImpactReport = StrictObject({
  period: Type.Unsafe<ReportPeriod>({ type: 'string', enum: [...reportPeriods] }),
  organization: Type.String(),
  /** First and last day, `YYYY-MM-DD`. */
  from: Type.String(),
  to: Type.String(),
  /** Really earned in the period, by the ledger. */
  totalPoints: Count,
  totalProposals: Count,
  /** Approved or funded (IMPACT-24). */
  successful: Count,
  /** Per cent, whole. */
  successRate: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Whole US dollars of the successful ones; `fundingSums` has every currency. */
  fundingSecured: Count,
  fundingSums: Type.Optional(MoneySums),
  /** Within the period. */
  badgesEarned: Count,
  /** Every month of the period, oldest first, empty ones too; the points are those of the ledger, and together `totalPoints`. */
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
  /** The newest five (IMPACT-25). */
  projects: Type.Array(
    StrictObject({
      id: Id,
      title: Type.String(),
      category: Type.String(),
      status: Type.Unsafe<ProjectStatus>({
        type: 'string',
        enum: ['completed', 'active', 'planned'],
      }),
      /** The true status, beside the one that calls rejected and funded proposals planned (IMPACT-24). */
      proposalStatus: Type.Optional(
        Type.Unsafe<ProposalStatus>({ type: 'string', enum: proposalStatusNames }),
      ),
      /** Whole US dollars; `requestedOf` says what is asked for. */
      requestedAmount: Count,
      currency: Type.Optional(Type.String()),
      amount: Type.Optional(Count),
      createdAt: Timestamp,
    }),
    { maxItems: 5 },
  ),
});
export type ImpactReport = Static<typeof ImpactReport>;

/** POST /api/impact/award: an entry of the catalog, once per organization (IMPACT-06). */
export const AwardBody = StrictObject({
  points: Type.Integer({ minimum: 1, maximum: 1_000 }),
  reason: Type.String({ maxLength: 100 }),
  category: Type.String({ maxLength: 50 }),
});
export type AwardBody = Static<typeof AwardBody>;

export const AwardAnswer = StrictObject({
  points: Count,
  level: Type.Integer({ minimum: 1 }),
  /** False when it had been granted before. */
  granted: Type.Boolean(),
});
export type AwardAnswer = Static<typeof AwardAnswer>;

/** One thing that was done in the product: never who did it. */
export const UsageEvent = StrictObject({
  name: Type.Unsafe<UsageEventName>({ type: 'string', enum: [...usageEventNames] }),
  /** A route pattern, a category, the name of a feature: a word of the product's own, never an id or a text. */
  label: Type.Optional(Type.String({ maxLength: usageLabelLength, pattern: usageLabelPattern })),
  at: Timestamp,
});
export type UsageEvent = Static<typeof UsageEvent>;

/** POST /api/analytics/events: a batch, each with an id of its own so that a repeated one counts once. */
export const UsageBatch = StrictObject({
  events: Type.Array(StrictObject({ ...UsageEvent.properties, id: Id }), {
    minItems: 1,
    maxItems: usageBatchLimit,
  }),
});
export type UsageBatch = Static<typeof UsageBatch>;
