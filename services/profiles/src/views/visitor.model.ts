import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/**
 * That somebody has seen a public page today. `_id` is a keyed hash (see `views.service.ts`); with the key gone at the end
 * of the day, nothing in it leads back to anybody.
 */
export interface VisitorRecord {
  _id: string;
  tenantId: string;
  expiresAt: Date;
}

const visitor = new Schema<VisitorRecord>(
  { _id: String, tenantId, expiresAt: { type: Date, required: true } },
  { collection: 'profile_visitors', versionKey: false },
);

visitor.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
visitor.plugin(tenantPlugin);
visitor.index({ tenantId: 1 });

export const VisitorModel = model<VisitorRecord>('ProfileVisitor', visitor);
