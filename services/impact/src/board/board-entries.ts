import { organizationCategory } from '@harambee/domain';
import { isDuplicateKey } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import type { Organization } from '../organizations/organization.model.ts';
import { type BoardEntry, BoardEntryModel } from './board-entry.model.ts';
import { scoresOf } from './board-scores.ts';

/** Active organizations that have a public page and have not left the leaderboard. */
export const isListed = ({ profile }: Pick<Organization, 'profile'>): boolean =>
  profile?.isActive === true && profile.onLeaderboard;

/** The row of an organization. */
export function boardEntry(organization: Organization): BoardEntry {
  const { _id, tenantId, revision, profile, counts } = organization;
  if (!profile || !isListed(organization)) return { _id, tenantId, revision, listed: false };
  const { completed, approved, under_review: underReview } = counts;
  return {
    _id,
    tenantId,
    revision,
    listed: true,
    profileId: profile.profileId,
    name: profile.name || organization.registeredName,
    location: profile.location,
    category: organizationCategory(profile.type),
    stats: { total: counts.created, completed, approved, underReview },
    scores: scoresOf(organization),
  };
}

const shown = ['profileId', 'name', 'location', 'category', 'stats', 'scores'] as const;

/**
 * Writes the current row of an organization, or removes it from the leaderboard, unless a newer revision is
 * there already.
 */
export async function showOnBoard(organization: Organization): Promise<void> {
  const { _id, tenantId, ...entry } = boardEntry(organization);
  const gone = Object.fromEntries(shown.map((field) => [field, 1]));
  try {
    await BoardEntryModel.updateOne(
      { _id, tenantId, revision: trusted({ $lt: entry.revision }) },
      { $set: entry, ...(!entry.listed && { $unset: gone }) },
      { upsert: true },
    );
  } catch (error) {
    // Not inserted, because a newer revision exists.
    if (!isDuplicateKey(error, '_id')) throw error;
  }
}
