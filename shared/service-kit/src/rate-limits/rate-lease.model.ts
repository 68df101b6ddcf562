import { model, Schema } from 'mongoose';

/** Calls of one caller in one minute that processes have taken for themselves. Names nobody: its id is a hash. */
export interface RateLease {
  /** Hash of the service, the caller and the minute. */
  _id: string;
  taken: number;
  expiresAt: Date;
}

const rateLeaseSchema = new Schema<RateLease>(
  {
    _id: { type: String, required: true },
    taken: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'rate_leases', versionKey: false },
);
rateLeaseSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const RateLeaseModel = model('RateLease', rateLeaseSchema);
