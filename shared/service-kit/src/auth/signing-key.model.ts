import type { JWK } from 'jose';
import { model, Schema } from 'mongoose';

/** A public key that verifies access tokens. Belongs to no tenant; only identity writes it. */
export interface SigningKey {
  _id: string;
  jwk: JWK;
  /** Renewed while the key is in use; then it outlives every token signed with the key, and expires. */
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
