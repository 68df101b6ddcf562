import { type KnownEvidence, publicProfile } from '@harambee/domain';
import type { PublicProfile } from '@harambee/domain/schemas';
import type { ProfileRecord } from '../profiles/profile.model.ts';
import { toProfile } from '../profiles/profile-answers.ts';
import { findPublic } from '../profiles/profiles.service.ts';
import { fundedAmong } from './funded-proposals.ts';

async function knownOf({ tenantId, projects }: ProfileRecord): Promise<KnownEvidence> {
  const proposalIds = projects.flatMap(({ proposalId }) => proposalId ?? []);
  return { funded: await fundedAmong(tenantId, proposalIds) };
}

/** What everybody may see of this profile, as it is now. */
export const publicPageOf = async (record: ProfileRecord): Promise<PublicProfile> =>
  publicProfile(toProfile(record), await knownOf(record));

/** GET /api/ngo/profile/public/{id}. */
export const publicProfileOf = async (id: string): Promise<PublicProfile> => publicPageOf(await findPublic(id));
