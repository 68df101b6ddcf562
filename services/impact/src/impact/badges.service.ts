import { type BadgeProgress, badgesFor } from '@harambee/domain';
import type { Badge, BadgeList } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { LedgerEntryModel } from '../ledger/ledger-entry.model.ts';
import { badgeCountsOf } from '../milestones/badge-counts.ts';
import type { Organization } from '../organizations/organization.model.ts';
import { organizationOf } from '../organizations/organizations.service.ts';

/** When a badge was earned: with the ledger entry that reached the required number, or at sign-up. */
async function earnedAt(
  { counts, required, earned }: BadgeProgress,
  { tenantId, registeredAt }: Organization,
): Promise<Date | undefined> {
  if (!earned) return undefined;
  if (!counts) return registeredAt;
  const reason = counts === 'total' ? 'created' : counts;
  const entry = await LedgerEntryModel.findOne({ tenantId, reason }, { at: 1 })
    .sort({ at: 1, source: 1 })
    .skip(required - 1)
    .lean();
  return entry?.at;
}

/** The badges of an organization and when it earned them. */
export async function datedBadges(organization: Organization): Promise<(BadgeProgress & { at?: Date })[]> {
  return Promise.all(
    badgesFor(badgeCountsOf(organization.counts)).map(async (badge) => {
      const at = await earnedAt(badge, organization);
      return { ...badge, ...(at && { at }) };
    }),
  );
}

/** GET /api/impact/badges */
export async function badgeList({ tenantId }: Actor): Promise<BadgeList> {
  const badges = await datedBadges(await organizationOf(tenantId));
  return {
    badges: badges.map(
      ({ id, name, description, longDescription, rarity, category, earned, progress, at }): Badge => ({
        id,
        name,
        description,
        longDescription,
        rarity,
        category,
        earned,
        ...(at && { awardedAt: at.toISOString() }),
        progress,
      }),
    ),
  };
}
