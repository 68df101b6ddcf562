import { model, Schema } from 'mongoose';

/**
 * Records that an organization, or a person in it, was removed, so that no late event or unfinished write brings
 * their data back. Holds two random ids and a time, which identify nobody. Belongs to no tenant, since the tenant is
 * gone.
 */
export interface Removal {
  /** `organization:<tenant>` or `person:<tenant>:<user>`. */
  _id: string;
  tenantId: string;
  /** If absent, the whole organization was removed. */
  userId?: string;
  at: Date;
  /** The record of a person expires. That of an organization is permanent. */
  expiresAt?: Date;
}

const removalSchema = new Schema<Removal>(
  {
    _id: { type: String, required: true },
    tenantId: { type: String, required: true },
    userId: String,
    at: { type: Date, required: true },
    expiresAt: Date,
  },
  { collection: 'removals', versionKey: false },
);
removalSchema.index({ at: 1 });
removalSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const RemovalModel = model('Removal', removalSchema);
