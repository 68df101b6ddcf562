import { model, Schema } from 'mongoose';
import { tenantId, tenantPlugin } from '../database/tenant.plugin.ts';

/** A write with an Idempotency-Key, in progress or answered. */
export interface IdempotencyKey {
  /** Derived from tenant, user and key. */
  _id: string;
  tenantId: string;
  /** Method, address and body of the first request. */
  fingerprint: string;
  /**
   * The write counts as in progress until then. Whoever answers it moves this on, so that a dead process does not hold
   * the key. Absent once answered.
   */
  lockedUntil?: Date;
  /** Of whoever answers it: not of one who took the key over from a process that was only late. */
  claim?: string;
  status?: number;
  contentType?: string;
  body?: string;
  expiresAt: Date;
}

const idempotencyKeySchema = new Schema<IdempotencyKey>(
  {
    _id: { type: String, required: true },
    tenantId,
    fingerprint: { type: String, required: true },
    lockedUntil: Date,
    claim: String,
    status: Number,
    contentType: String,
    body: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'idempotency_keys', versionKey: false },
);
idempotencyKeySchema.plugin(tenantPlugin);
idempotencyKeySchema.index({ tenantId: 1 });
idempotencyKeySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const IdempotencyKeyModel = model('IdempotencyKey', idempotencyKeySchema);
