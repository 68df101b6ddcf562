import { createHash } from 'node:crypto';
import {
  type ImageKind,
  type ImageRefusal,
  imageLimits,
  imageRefusals,
  type KnownEvidence,
  profileFirstMessage,
  storedImageTypes,
} from '@harambee/domain';
import type { ProfileImage, ProfileImages } from '@harambee/domain/schemas';
import {
  type Actor,
  Conflict,
  derivedId,
  type FilePlace,
  NotFound,
  ValidationFailed,
} from '@harambee/service-kit';
import type { mongo } from 'mongoose';
import { ProfileModel } from '../profiles/profile.model.ts';
import { cleanInProcess } from './clean-in-process.ts';
import { ImageModel, type ImageRecord } from './image.model.ts';

/** Refused in words that say what to do instead. */
export class ImageRefused extends ValidationFailed {
  constructor(reason: ImageRefusal) {
    super([{ field: 'file', message: imageRefusals[reason] }]);
  }
}

/** A lean read gives the driver's own kind of bytes. */
export const bytesOf = (stored: Buffer | mongo.Binary): Buffer =>
  Buffer.isBuffer(stored) ? stored : Buffer.from(stored.value());

type Shown = Pick<ImageRecord, 'width' | 'height' | 'preview'>;

const toImage = ({ width, height, preview }: Shown): ProfileImage => ({
  width,
  height,
  preview: `data:image/webp;base64,${bytesOf(preview).toString('base64')}`,
});

/** GET /api/ngo/profile/images. */
export async function imagesOf({ tenantId }: Actor): Promise<ProfileImages> {
  const found = await ImageModel.find({ tenantId }, { data: 0 }).lean<ImageRecord[]>();
  return Object.fromEntries(found.map((image) => [image.kind, toImage(image)]));
}

/** POST /api/ngo/profile/images/{kind}: instead of the one before. Sent again, it is the same picture again. */
export async function replaceImage(
  { tenantId }: Actor,
  kind: ImageKind,
  bytes: Buffer,
  place: FilePlace,
): Promise<ProfileImage> {
  if (bytes.length > imageLimits.bytes) throw new ImageRefused('tooLarge');
  if (!(await ProfileModel.exists({ tenantId }))) throw new Conflict(profileFirstMessage);
  const cleaned = await place.turn(() => cleanInProcess(bytes, kind));
  if ('refusal' in cleaned) throw new ImageRefused(cleaned.refusal);
  const data = Buffer.from(cleaned.data, 'base64');
  const preview = Buffer.from(cleaned.preview, 'base64');
  const { width, height } = cleaned;
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  await ImageModel.updateOne(
    { _id: derivedId(tenantId, kind), tenantId },
    { $set: { kind, hash, width, height, data, preview } },
    { upsert: true },
  );
  return toImage({ width, height, preview });
}

/** DELETE /api/ngo/profile/images/{kind}. */
export async function removeImage({ tenantId }: Actor, kind: ImageKind): Promise<void> {
  await ImageModel.deleteOne({ tenantId, kind });
}

const nameOf = ({ kind, hash }: Pick<ImageRecord, 'kind' | 'hash'>): string =>
  `${kind}-${hash}.${storedImageTypes[kind].ending}`;

/** Where everybody finds the pictures of a profile. */
export async function publicImagesOf(
  tenantId: string,
  profileId: string,
): Promise<Pick<KnownEvidence, ImageKind>> {
  const found = await ImageModel.find({ tenantId }, { data: 0, preview: 0 }).lean<ImageRecord[]>();
  return Object.fromEntries(
    found.map((image) => [
      image.kind,
      {
        url: `/api/ngo/profile/public/${profileId}/images/${nameOf(image)}`,
        width: image.width,
        height: image.height,
      },
    ]),
  );
}

/** The bytes of a picture by the name in its address; 404 for one that is not there, or not any more. */
export async function publicImage(tenantId: string, name: string): Promise<{ type: string; data: Buffer }> {
  const [kind = '', hash = ''] = name.split(/[-.]/);
  const found = await ImageModel.findOne({ tenantId, kind: kind as ImageKind, hash }).lean<ImageRecord>();
  if (!found || nameOf(found) !== name) throw new NotFound();
  return { type: storedImageTypes[found.kind].type, data: bytesOf(found.data) };
}
