import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** The one current code of a person. */
export interface PhoneCode {
  /** The person's id: a new code replaces the one before. */
  _id: string;
  tenantId: string;
  phone: string;
  codeHash: string;
  /** Tries so far; with the fifth it is void. */
  tries: number;
  expiresAt: Date;
}

const phoneCodeSchema = new Schema<PhoneCode>(
  {
    _id: { type: String, required: true },
    tenantId,
    phone: { type: String, required: true },
    codeHash: { type: String, required: true },
    tries: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'phone_codes', versionKey: false },
);
phoneCodeSchema.plugin(tenantPlugin);
phoneCodeSchema.index({ tenantId: 1 });
phoneCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PhoneCodeModel = model('PhoneCode', phoneCodeSchema);
