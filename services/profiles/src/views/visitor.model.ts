import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/**
 * Records that somebody has viewed a public page today. `_id` is a keyed hash (see `views.service.ts`); once the
 * key is deleted at the end of the day, it identifies nobody.
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
