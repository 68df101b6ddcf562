import { joinerRole, type Role, roleNames } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** An invitation to an organization: open until it is accepted, revoked (both delete the row), or expired. */
export interface StoredInvitation {
  _id: string;
  tenantId: string;
  /** Hash of the secret in the link. */
  secretHash: string;
  /** The address it was mailed to; empty if it was shared as a link. */
  email: string;
  /** Absent in older ones: a writer. */
  role?: Role;
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
    role: { type: String, enum: roleNames },
    invitedBy: text,
    invitedByName: text,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'invitations', versionKey: false },
);
invitationSchema.plugin(tenantPlugin);
invitationSchema.index({ tenantId: 1, createdAt: -1 });
// Not by tenant: a person who opens a link has none yet.
invitationSchema.index({ secretHash: 1 }, { unique: true });
invitationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const InvitationModel = model('Invitation', invitationSchema);

/** The role of whoever accepts it. */
export const roleOf = ({ role = joinerRole }: Pick<StoredInvitation, 'role'>): Role => role;
