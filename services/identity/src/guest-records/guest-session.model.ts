import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** A browser that has shown its code. Apart from the sessions of people: no call of theirs finds one. */
export interface StoredGuestSession {
  _id: string;
  tenantId: string;
  guestId: string;
  secretHash: string;
  createdAt: Date;
  expiresAt: Date;
}

const guestSessionSchema = new Schema<StoredGuestSession>(
  {
    _id: { type: String, required: true },
    tenantId,
    guestId: { type: String, required: true },
    secretHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'guest_sessions', versionKey: false },
);
guestSessionSchema.plugin(tenantPlugin);
guestSessionSchema.index({ tenantId: 1, guestId: 1 });
guestSessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const GuestSessionModel = model('GuestSession', guestSessionSchema);
