import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

export const linkKinds = ['password-reset', 'email-change'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A mailed link that can be used once. Its secret is nowhere but in the mail: `_id` is the hash. */
export interface StoredLink {
  _id: string;
  tenantId: string;
  userId: string;
  kind: LinkKind;
  /** Of an address to be confirmed. */
  email?: string;
  expiresAt: Date;
}

const linkSchema = new Schema<StoredLink>(
  {
    _id: { type: String, required: true },
    tenantId,
    userId: { type: String, required: true },
    kind: { type: String, enum: linkKinds, required: true },
    email: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mailed_links', versionKey: false },
);
linkSchema.plugin(tenantPlugin);
linkSchema.index({ tenantId: 1, userId: 1, kind: 1 });
linkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const LinkModel = model('MailedLink', linkSchema);
