import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** An invitation into an organization: open until it is accepted (then the row goes), revoked (the same) or over. */
export interface StoredInvitation {
  _id: string;
  tenantId: string;
  /** Hash of the secret in its link. */
  secretHash: string;
  /** Where it was mailed; empty for one that was handed on as a link. */
  email: string;
  invitedBy: string;
  invitedByName: string;
  createdAt: Date;
  expiresAt: Date;
}

const { text } = fields;

const invitationSchema = new Schema<StoredInvitation>(
  {
    _id: text,
    tenantId,
    secretHash: text,
    email: { type: String, default: '' },
    invitedBy: text,
    invitedByName: text,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'invitations', versionKey: false },
);
invitationSchema.plugin(tenantPlugin);
invitationSchema.index({ tenantId: 1, createdAt: -1 });
// Not by tenant: who comes with a link has none yet.
invitationSchema.index({ secretHash: 1 }, { unique: true });
invitationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const InvitationModel = model('Invitation', invitationSchema);
