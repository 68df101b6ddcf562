import { createHash } from 'node:crypto';
import { RateLeaseModel } from './rate-lease.model.ts';
import type { Lease } from './shared-rate-limits.ts';

/** Takes calls of one caller for one process; returns how many of them all processes have taken so far (OPS-22). */
export async function takeFromDatabase({ key, calls, endsAt }: Lease): Promise<number> {
  const _id = createHash('sha256').update(`${key}\0${endsAt}`).digest('base64url');
  const lease = await RateLeaseModel.findOneAndUpdate(
    { _id },
    { $inc: { taken: calls }, $setOnInsert: { expiresAt: new Date(endsAt) } },
    { upsert: true, returnDocument: 'after', projection: { taken: 1 } },
  ).lean();
  return lease?.taken ?? calls;
}
