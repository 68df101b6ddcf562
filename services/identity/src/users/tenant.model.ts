import type { DomainEvent } from '@harambee/domain';
import { outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** An organization that uses the product. Its `_id` is the tenant id. */
export interface Tenant {
  _id: string;
  tenantId: string;
  name: string;
  /** Rises with every new name; absent while it has the first. */
  nameRevision?: number;
  createdAt: Date;
  /** From then on everybody needs two-step sign-in. */
  twoStepFrom?: Date;
  /** While its people are being changed (`owner-lock.ts`). */
  peopleLockedUntil?: Date;
  /** Is being deleted, and people who belong to others part from it (`remove-organization.ts`). */
  removingAt?: Date;
  /** Was deleted; the row goes as soon as its event was relayed. */
  removedAt?: Date;
  outbox?: DomainEvent[];
}

const tenantSchema = new Schema<Tenant>(
  {
    _id: { type: String, required: true },
    tenantId,
    name: { type: String, required: true },
    nameRevision: Number,
    createdAt: { type: Date, required: true },
    twoStepFrom: Date,
    peopleLockedUntil: Date,
    removingAt: Date,
    removedAt: Date,
  },
  { collection: 'tenants', versionKey: false },
);
tenantSchema.plugin(tenantPlugin);
tenantSchema.plugin(outboxPlugin);
tenantSchema.index({ tenantId: 1 });
// For all tenants: organizations whose deletion was written down but not yet finished.
tenantSchema.index({ removingAt: 1 }, { partialFilterExpression: { removingAt: { $gt: new Date(0) } } });
tenantSchema.index({ removedAt: 1 }, { partialFilterExpression: { removedAt: { $gt: new Date(0) } } });

export const TenantModel = model('Tenant', tenantSchema);
