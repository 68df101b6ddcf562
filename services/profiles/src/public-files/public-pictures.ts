import type { PublicProfile } from '@harambee/domain/schemas';
import { NotFound } from '@harambee/service-kit';
import { publicImage } from '../images/images.service.ts';

/** Logo and photo as they are stored; what there is none of is absent. */
export interface PublicPictures {
  logo?: Uint8Array | undefined;
  photo?: Uint8Array | undefined;
}

/** One that was removed since the profile was read is absent; the rest of the file is made all the same. */
async function bytesAt(tenantId: string, url: string | undefined): Promise<Uint8Array | undefined> {
  if (url === undefined) return undefined;
  const name = url.slice(url.lastIndexOf('/') + 1);
  const found = await publicImage(tenantId, name).catch((error: unknown) => {
    if (error instanceof NotFound) return undefined;
    throw error;
  });
  return found?.data;
}

/** The pictures that the public page of this profile shows. */
export async function publicPicturesOf(
  tenantId: string,
  { evidence }: PublicProfile,
): Promise<PublicPictures> {
  const [logo, photo] = await Promise.all([
    bytesAt(tenantId, evidence?.logo?.url),
    bytesAt(tenantId, evidence?.photo?.url),
  ]);
  return { logo, photo };
}
