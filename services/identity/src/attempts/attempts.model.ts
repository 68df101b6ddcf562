import { model, Schema } from 'mongoose';

/**
 * Tries within a period, for an account or an address. Belongs to no tenant: tries are counted before we know who the
 * person is. Stored in the database, so that all processes share the count.
 */
export interface Attempts {
  /** Hash of what is counted and for whom. */
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
