import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';
import type { DaySum } from './day-sums.ts';

/** The sums of one day of an organization's ledger: figures of any period are computed from a few of these. */
export interface DaySumRecord extends DaySum {
  /** Follows from tenant and day. */
  _id: string;
  tenantId: string;
}

const { number } = fields;

const daySum = new Schema<DaySumRecord>(
  {
    _id: String,
    tenantId,
    day: { type: String, required: true },
    created: number,
    earning: number,
    completed: number,
    under_review: number,
    approved: number,
    awards: number,
  },
  { collection: 'impact_days', versionKey: false },
);

daySum.index({ tenantId: 1, day: 1 }, { unique: true });
daySum.plugin(tenantPlugin);

export const DaySumModel = model<DaySumRecord>('ImpactDay', daySum);
