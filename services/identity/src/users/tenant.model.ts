import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** An organisation that uses the product. Its `_id` is the tenant id. */
export interface Tenant {
  _id: string;
  tenantId: string;
  name: string;
  createdAt: Date;
  /** While its people are being changed (`owner-lock.ts`). */
  peopleLockedUntil?: Date;
}

const tenantSchema = new Schema<Tenant>(
  {
    _id: { type: String, required: true },
    tenantId,
    name: { type: String, required: true },
    createdAt: { type: Date, required: true },
    peopleLockedUntil: Date,
  },
  { collection: 'tenants', versionKey: false },
);
tenantSchema.plugin(tenantPlugin);

export const TenantModel = model('Tenant', tenantSchema);
