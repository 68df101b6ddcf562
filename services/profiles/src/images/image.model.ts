import { type ImageKind, imageKinds } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** A picture of a profile, made anew from what was sent (ADR 49). Far smaller than a document may be, so it is whole. */
export interface ImageRecord {
  _id: string;
  tenantId: string;
  kind: ImageKind;
  /** Of `data`: its address says it, so that what is kept of an address never changes. */
  hash: string;
  width: number;
  height: number;
  data: Buffer;
  /** A small copy for the form. */
  preview: Buffer;
}

const { text, number } = fields;

const image = new Schema<ImageRecord>(
  {
    _id: String,
    tenantId,
    kind: { type: String, enum: imageKinds, required: true },
    hash: text,
    width: number,
    height: number,
    data: { type: Buffer, required: true },
    preview: { type: Buffer, required: true },
  },
  { collection: 'profile_images', versionKey: false },
);

image.index({ tenantId: 1, kind: 1 }, { unique: true });
image.plugin(tenantPlugin);

export const ImageModel = model<ImageRecord>('ProfileImage', image);
