import { model, Schema } from 'mongoose';

/** The key of the hashes in visits: random, the same for all processes, of no tenant. */
export interface VisitKey {
  _id: string;
  key: string;
}

const visitKey = new Schema<VisitKey>(
  { _id: String, key: { type: String, required: true } },
  { collection: 'impact_visit_keys', versionKey: false },
);

export const VisitKeyModel = model<VisitKey>('ImpactVisitKey', visitKey);
