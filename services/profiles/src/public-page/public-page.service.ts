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

/** GET /api/ngo/profile/public/{id}: what everybody may see, as it is now. */
export async function publicProfileOf(id: string): Promise<PublicProfile> {
  const record = await findPublic(id);
  return publicProfile(toProfile(record), await knownOf(record));
}
