import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/**
 * Records that somebody was here on a day: enough to count people and sessions. Person and session are keyed
 * hashes, deleted after two periods of /analytics.
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
// Not by tenant: for the database's own cleanup.
visit.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
visit.plugin(tenantPlugin);

export const VisitModel = model<Visit>('ImpactVisit', visit);
