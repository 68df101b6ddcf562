import { model, Schema } from 'mongoose';
import { tenantId, tenantPlugin } from '../database/tenant.plugin.ts';

/** A write that carried an Idempotency-Key: in flight, or answered. */
export interface IdempotencyKey {
  /** Follows from tenant, user and key, so it is unique by them. */
  _id: string;
  tenantId: string;
  /** Method, address and body of the first request. */
  fingerprint: string;
  /** In flight until then; a process that died does not hold the key for longer. Absent once answered. */
  lockedUntil?: Date;
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
