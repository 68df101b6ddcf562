import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** A browser in which a person has signed in before. Only its cookie holds its secret. */
export interface KnownDevice {
  /** Derived from the secret and the person, so that nobody can guess it without the cookie. */
  _id: string;
  tenantId: string;
  userId: string;
  expiresAt: Date;
}

const { text } = fields;

const knownDeviceSchema = new Schema<KnownDevice>(
  { _id: text, tenantId, userId: text, expiresAt: { type: Date, required: true } },
  { collection: 'known_devices', versionKey: false },
);
knownDeviceSchema.plugin(tenantPlugin);
knownDeviceSchema.index({ tenantId: 1, userId: 1 });
knownDeviceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const KnownDeviceModel = model('KnownDevice', knownDeviceSchema);
