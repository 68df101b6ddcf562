import { usageRetentionDays } from '@harambee/domain';
import { countedPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** Something that was done: counted by the shell, or reported by an event of another service. Never by whom. */
export interface UsageRecord {
  /** Follows from tenant and event, so that a repeated one counts once. */
  _id: string;
  tenantId: string;
  /** One of `usageEventNames`, or one of `recordNames`. */
  name: string;
  /** A route pattern, a category, the name of a feature. */
  label: string;
  /** The proposal it is about, if it comes from another service. */
  subject?: string;
  at: Date;
}

const usageRecord = new Schema<UsageRecord>(
  {
    _id: String,
    tenantId,
    name: { type: String, required: true },
    label: { type: String, default: '' },
    subject: String,
    at: { type: Date, required: true },
  },
  { collection: 'impact_usage', versionKey: false },
);

// Records in the order of their times.
usageRecord.index({ tenantId: 1, at: -1, _id: -1 });
// The few that record how long texts took.
usageRecord.index({ tenantId: 1, name: 1, at: 1 });
// Not by tenant: for the database's own cleanup.
usageRecord.index({ at: 1 }, { expireAfterSeconds: usageRetentionDays * 86_400 });
usageRecord.plugin(tenantPlugin);
usageRecord.plugin(countedPlugin, { fields: ['name', 'label', 'at'] });

export const UsageRecordModel = model<UsageRecord>('ImpactUsage', usageRecord);
