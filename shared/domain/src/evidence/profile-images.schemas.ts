import { type Static, Type } from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';
import { type ImageKind, imageKinds } from './profile-images.ts';

const pixels = Type.Integer({ minimum: 1 });

/** A picture as the form shows it. */
export const ProfileImage = StrictObject({
  width: pixels,
  height: pixels,
  /** A small copy as a data address. */
  preview: Type.String(),
});
export type ProfileImage = Static<typeof ProfileImage>;

/** GET /api/ngo/profile/images. */
export const ProfileImages = StrictObject({
  logo: Type.Optional(ProfileImage),
  photo: Type.Optional(ProfileImage),
});
export type ProfileImages = Static<typeof ProfileImages>;

export const ImageKindParams = StrictObject({
  kind: Type.Unsafe<ImageKind>({ type: 'string', enum: [...imageKinds] }),
});
