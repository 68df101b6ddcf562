import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** One sign-in of one person: the family of its refresh tokens. */
export interface StoredSession {
  _id: string;
  tenantId: string;
  userId: string;
  /** Hash of the cookie's fixed part: whoever has it once received a cookie of this session. */
  familyHash: string;
  /** Hash of the part that only the current cookie has. */
  secretHash: string;
  /** Hash of the previous part, and the salt that leads from it to the current one. */
  parentHash?: string;
  salt?: string;
  rotatedAt: Date;
  remember: boolean;
  device: string;
  createdAt: Date;
  /** When the person last proved their identity, if that was before this session started. */
  shownAt?: Date;
  /** Whether the person showed a second step in this session; absent in those of earlier releases. */
  bothSteps?: true;
  lastUsedAt: Date;
  /** The session ends at this time, however often it is used. */
  expiresAt: Date;
  /** Set when the session has ended; the row is deleted once every service has been informed. */
  endedAt?: Date;
}

const sessionSchema = new Schema<StoredSession>(
  {
    _id: { type: String, required: true },
    tenantId,
    userId: { type: String, required: true },
    familyHash: { type: String, required: true },
    secretHash: { type: String, required: true },
    parentHash: String,
    salt: String,
    rotatedAt: { type: Date, required: true },
    remember: { type: Boolean, required: true },
    device: { type: String, required: true },
    createdAt: { type: Date, required: true },
    shownAt: Date,
    bothSteps: Boolean,
    lastUsedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    endedAt: Date,
  },
  { collection: 'sessions', versionKey: false },
);
sessionSchema.plugin(tenantPlugin);
sessionSchema.index({ tenantId: 1, userId: 1, lastUsedAt: -1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
// For all tenants: ended sessions that other services have not been informed of yet.
sessionSchema.index({ endedAt: 1 }, { partialFilterExpression: { endedAt: { $gt: new Date(0) } } });

export const SessionModel = model('Session', sessionSchema);
