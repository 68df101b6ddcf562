import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/**
 * A code that was mailed to a guest, for the one browser that asked for it: somebody to whom the link was forwarded can
 * neither use up the tries of the guest's code nor use it.
 */
export interface GuestCode {
  /** Hash of the secret in that browser's cookie. */
  _id: string;
  tenantId: string;
  guestId: string;
  codeHash: string;
  tries: number;
  expiresAt: Date;
}

const guestCodeSchema = new Schema<GuestCode>(
  {
    _id: { type: String, required: true },
    tenantId,
    guestId: { type: String, required: true },
    codeHash: { type: String, required: true },
    tries: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'guest_codes', versionKey: false },
);
guestCodeSchema.plugin(tenantPlugin);
guestCodeSchema.index({ tenantId: 1, guestId: 1 });
guestCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const GuestCodeModel = model('GuestCode', guestCodeSchema);
