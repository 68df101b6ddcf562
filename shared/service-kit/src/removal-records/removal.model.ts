import { model, Schema } from 'mongoose';

/**
 * Records that an organization, or one of its people, was removed, so that no late event or unfinished write brings
 * their data back. Two random ids and a time, which identify nobody. Belongs to no tenant: theirs is gone.
 */
export interface Removal {
  /** `organization:<tenant>` or `person:<tenant>:<user>`. */
  _id: string;
  tenantId: string;
  /** Absent: the whole organization. */
  userId?: string;
  at: Date;
  /** Of a person: what names them is made once, when they come. Of an organization it stays for good. */
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
