import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** How often the public page of an organization was viewed in one month: only a number, nothing about visitors. */
export interface ViewCountRecord {
  tenantId: string;
  /** `YYYY-MM` in UTC. */
  month: string;
  views: number;
}

const viewCount = new Schema<ViewCountRecord>(
  { tenantId, month: { type: String, required: true }, views: { type: Number, required: true } },
  { collection: 'profile_view_counts', versionKey: false },
);

viewCount.index({ tenantId: 1, month: 1 }, { unique: true });
viewCount.plugin(tenantPlugin);

export const ViewCountModel = model<ViewCountRecord>('ProfileViewCount', viewCount);
