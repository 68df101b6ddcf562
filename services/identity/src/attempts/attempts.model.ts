import { model, Schema } from 'mongoose';

/**
 * Tries within a span of time, for an account or an address. Belongs to no tenant: it is counted before anybody is
 * known. In the database, so that every process counts together.
 */
export interface Attempts {
  /** What is counted and for whom, hashed. */
  _id: string;
  count: number;
  endsAt: Date;
}

const attemptsSchema = new Schema<Attempts>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    endsAt: { type: Date, required: true },
  },
  { collection: 'sign_in_attempts', versionKey: false },
);
attemptsSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });

export const AttemptsModel = model('Attempts', attemptsSchema);
