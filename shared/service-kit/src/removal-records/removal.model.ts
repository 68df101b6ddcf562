import { model, Schema } from 'mongoose';

/**
 * That an organization, or a person of one, was removed: so that nothing of it comes back by an event that is late or by
 * a write that was under way. Two random ids and a moment, which lead to nobody. Belongs to no tenant: theirs is gone.
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
