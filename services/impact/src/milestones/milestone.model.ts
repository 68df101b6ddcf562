import { outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/**
 * A level or badge that was announced, so that it never is again. It is never deleted, not even by a rebuild,
 * because it records what people were told.
 */
export interface Milestone {
  /** Follows from tenant and name. */
  _id: string;
  tenantId: string;
  /** `level:3` or `badge:first_steps`. */
  name: string;
  at: Date;
}

const milestone = new Schema<Milestone>(
  {
    _id: String,
    tenantId,
    name: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'impact_milestones', versionKey: false },
);
milestone.plugin(tenantPlugin);
milestone.index({ tenantId: 1 });
milestone.plugin(outboxPlugin);

export const MilestoneModel = model<Milestone>('ImpactMilestone', milestone);
