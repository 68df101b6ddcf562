import { type KnownEvidence, publicProfile } from '@harambee/domain';
import type { PublicProfile } from '@harambee/domain/schemas';
import { NotFound } from '@harambee/service-kit';
import { publicImage, publicImagesOf } from '../images/images.service.ts';
import type { ProfileRecord } from '../profiles/profile.model.ts';
import { toProfile } from '../profiles/profile-answers.ts';
import { findKnown, findPublic } from '../profiles/profiles.service.ts';
import { verifiedOf } from '../verification/verification.service.ts';
import { fundedAmong } from './funded-proposals.ts';

async function knownOf({ _id, tenantId, website, projects }: ProfileRecord): Promise<KnownEvidence> {
  const proposalIds = projects.flatMap(({ proposalId }) => proposalId ?? []);
  const [funded, images, verified] = await Promise.all([
    fundedAmong(tenantId, proposalIds),
    publicImagesOf(tenantId, _id),
    verifiedOf({ tenantId, website }),
  ]);
  return { funded, ...images, verified };
}

/** What everybody may see of this profile, as it is now. */
export const publicPageOf = async (record: ProfileRecord): Promise<PublicProfile> =>
  publicProfile(toProfile(record), await knownOf(record));

/** GET /api/ngo/profile/public/{id}. */
export const publicProfileOf = async (id: string): Promise<PublicProfile> =>
  publicPageOf(await findPublic(id));

/** GET /api/ngo/profile/public/{id}/images/{name}: only while its profile is public, and the photo has its words. */
export async function imageOfPublic(id: string, name: string): Promise<{ type: string; data: Buffer }> {
  const { tenantId, isActive, photoAlt } = await findKnown(id);
  if (!isActive || (name.startsWith('photo-') && photoAlt === '')) throw new NotFound();
  return publicImage(tenantId, name);
}
