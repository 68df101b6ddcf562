import { model, Schema } from 'mongoose';

/** The key by which visitors of one day are told apart: random, the same for all processes, thrown away with the day. */
export interface VisitSaltRecord {
  /** The day, `YYYY-MM-DD` in UTC. */
  _id: string;
  salt: string;
  expiresAt: Date;
}

const visitSalt = new Schema<VisitSaltRecord>(
  { _id: String, salt: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'profile_visit_salts', versionKey: false },
);

visitSalt.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const VisitSaltModel = model<VisitSaltRecord>('ProfileVisitSalt', visitSalt);
