import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/**
 * That somebody was here on a day: enough to count people and sittings. Person and session are keyed hashes, and gone
 * after two periods of /analytics.
 */
export interface Visit {
  /** Of session and day. */
  _id: string;
  tenantId: string;
  person: string;
  day: string;
  firstAt: Date;
  lastAt: Date;
  expiresAt: Date;
}

const date = { type: Date, required: true } as const;
const { text } = fields;

const visit = new Schema<Visit>(
  { _id: String, tenantId, person: text, day: text, firstAt: date, lastAt: date, expiresAt: date },
  { collection: 'impact_visits', versionKey: false },
);
visit.index({ tenantId: 1, day: 1 });
// Not by tenant: the database's own cleaning.
visit.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
visit.plugin(tenantPlugin);

export const VisitModel = model<Visit>('ImpactVisit', visit);
