import type { JWK } from 'jose';
import { model, Schema } from 'mongoose';

/** A public key that access tokens are checked with. Belongs to no tenant; written by identity only. */
export interface SigningKey {
  _id: string;
  jwk: JWK;
  /** Renewed while the key is in use; afterwards it outlives every token signed with it, then goes. */
  expiresAt: Date;
}

const signingKeySchema = new Schema<SigningKey>(
  {
    _id: { type: String, required: true },
    jwk: { type: Schema.Types.Mixed, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'signing_keys', versionKey: false },
);
signingKeySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SigningKeyModel = model('SigningKey', signingKeySchema);
