import type { PointCounts } from './points.ts';

/** Rarity levels of badges (IMPACT-11). */
export const badgeRarities = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type BadgeRarity = (typeof badgeRarities)[number];

export const badgeCategories = ['milestone', 'achievement', 'community', 'engagement'] as const;
export type BadgeCategory = (typeof badgeCategories)[number];

/** Badges are earned by these counts: all proposals, and those that ever reached a counted status (IMPACT-04). */
export type BadgeCounts = Omit<PointCounts, 'awards'>;

/** What is shown of a badge, earned or not. */
export interface BadgeInfo<Id extends string = string> {
  id: Id;
  name: string;
  description: string;
  longDescription: string;
  rarity: BadgeRarity;
  category: BadgeCategory;
}

interface BadgeRow extends Omit<BadgeInfo, 'id'> {
  /** The count needed. */
  required: number;
  /** Which count; without one everybody has the badge. */
  counts?: keyof BadgeCounts;
}

/**
 * The badges, in the order of the pages (IMPACT-10). Wire enum, progress, pages and help derive from this table. Only
 * the drawings are elsewhere (`mfe-impact/src/impact-view/emblem-shapes.ts`).
 */
const badges = {
  first_steps: {
    name: 'First Steps',
    description: 'Your first proposal',
    longDescription: 'Every funded project began with a first page. Create one proposal to earn this badge.',
    rarity: 'common',
    category: 'milestone',
    required: 1,
    counts: 'total',
  },
  proposal_creator: {
    name: 'Proposal Creator',
    description: '5 proposals written',
    longDescription:
      'You keep asking, and that is how funding is found. Create five proposals to earn this badge.',
    rarity: 'uncommon',
    category: 'milestone',
    required: 5,
    counts: 'total',
  },
  proposal_master: {
    name: 'Proposal Master',
    description: '3 approved proposals',
    longDescription: 'Three times a funder said yes. Have three proposals approved to earn this badge.',
    rarity: 'rare',
    category: 'achievement',
    required: 3,
    counts: 'approved',
  },
  success_champion: {
    name: 'Success Champion',
    description: '2 completed proposals',
    longDescription: 'Two proposals, written to the last section. Complete two proposals to earn this badge.',
    rarity: 'rare',
    category: 'achievement',
    required: 2,
    counts: 'completed',
  },
  active_contributor: {
    name: 'Active Contributor',
    description: '3 proposals under review',
    longDescription:
      'Your ideas are on the tables of funders. Bring three proposals to review to earn this badge.',
    rarity: 'uncommon',
    category: 'engagement',
    required: 3,
    counts: 'under_review',
  },
  platform_pioneer: {
    name: 'Platform Pioneer',
    description: 'Among the first here',
    longDescription: 'You joined Harambee while it is young. This badge is yours from the first day.',
    rarity: 'legendary',
    category: 'community',
    required: 1,
  },
} as const satisfies Record<string, BadgeRow>;
export type BadgeId = keyof typeof badges;
export const badgeIds = Object.keys(badges) as BadgeId[];

/** A badge of the catalog, and how it is earned. */
export interface CatalogBadge extends BadgeRow {
  id: BadgeId;
}
export const badgeCatalog: readonly CatalogBadge[] = badgeIds.map((id) => ({ id, ...badges[id] }));

/** A badge with the organization's progress; `current` never exceeds `required`. */
export interface BadgeProgress extends CatalogBadge {
  earned: boolean;
  progress: { current: number; required: number };
}

/** An organization's badges, in the order of the catalog. */
export function badgesFor(counts: BadgeCounts): BadgeProgress[] {
  return badgeCatalog.map((badge) => {
    const { required } = badge;
    const current = badge.counts ? Math.min(counts[badge.counts], required) : required;
    return { ...badge, earned: current >= required, progress: { current, required } };
  });
}

/** Shown on /impact in addition to the catalog, and not counted (IMPACT-13). */
export const completionMaster: BadgeInfo<'completion_master'> = {
  id: 'completion_master',
  name: 'Completion Master',
  description: 'Your first completed proposal',
  longDescription: 'A whole proposal, from the summary to the budget.',
  rarity: 'uncommon',
  category: 'achievement',
};

/** A badge of the catalog, or `completionMaster`. */
export type ShownBadgeId = BadgeId | typeof completionMaster.id;

/** The derived badges of /impact that are earned (IMPACT-13): Platform Pioneer, First Steps, Completion Master. */
export function derivedBadges(counts: BadgeCounts): BadgeInfo<ShownBadgeId>[] {
  const earned = badgesFor(counts).filter((badge) => badge.earned);
  return [
    ...earned.filter(({ id }) => id === 'platform_pioneer'),
    ...earned.filter(({ id }) => id === 'first_steps'),
    ...(counts.completed > 0 ? [completionMaster] : []),
  ];
}

/** Recent Badges of /impact (IMPACT-13): the derived ones and the earned ones of the catalog, each once. */
export function recentBadges(counts: BadgeCounts): BadgeInfo<ShownBadgeId>[] {
  const derived = derivedBadges(counts);
  const others = badgesFor(counts).filter(
    ({ id, earned }) => earned && !derived.some((one) => one.id === id),
  );
  return [...derived, ...others];
}

/** Earned badges as a whole percentage of the catalog: 2 of 6 is 33 (IMPACT-12). */
export const badgePercent = (earned: number): number => Math.round((earned / badgeCatalog.length) * 100);
