import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

export const linkKinds = ['password-reset', 'unlock', 'email-change', 'email-undo', 'email-proof'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A mailed link that works once. Only the mail holds its secret: `_id` is the hash. */
export interface StoredLink {
  _id: string;
  tenantId: string;
  userId: string;
  kind: LinkKind;
  /** The address to confirm or to revert to. */
  email?: string;
  /** For reverting: the provider accounts linked to this one before the change. */
  socialIds?: string[];
  /** The proved address to revert to, reserved so that no other account takes it meanwhile. */
  reserves?: string;
  createdAt: Date;
  expiresAt: Date;
}

const linkSchema = new Schema<StoredLink>(
  {
    _id: { type: String, required: true },
    tenantId,
    userId: { type: String, required: true },
    kind: { type: String, enum: linkKinds, required: true },
    email: String,
    socialIds: { type: [String], default: undefined },
    reserves: String,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mailed_links', versionKey: false },
);
linkSchema.plugin(tenantPlugin);
linkSchema.index({ tenantId: 1, userId: 1, kind: 1 });
// For all tenants: an address that somebody may still go back to.
linkSchema.index({ reserves: 1 }, { sparse: true });
linkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const LinkModel = model('MailedLink', linkSchema);
