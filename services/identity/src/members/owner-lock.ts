import { retryOnConflict } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { TenantModel } from '../users/tenant.model.ts';

/** How long an organization stays locked if a process dies while holding the lock. */
const lease = 5_000;
const busy = 'Another change to the people in this organization is in progress. Please try again.';
/** The holder needs a while, so others wait longer and try more often than for a single write. */
const retries = { maxAttempts: 40, pause: () => 25 + Math.random() * 50 };

/**
 * Runs `work` while no other change to the organization's people runs: checking for the last owner and making the
 * change are two steps, and two owners who leave at once must not both pass the check.
 */
export async function oneAtATime<Answer>(tenantId: string, work: () => Promise<Answer>): Promise<Answer> {
  const taken = await retryOnConflict(busy, () => takeLock(tenantId), retries);
  try {
    return await work();
  } finally {
    await TenantModel.updateOne(
      { _id: tenantId, tenantId, peopleLockedUntil: taken },
      { $unset: { peopleLockedUntil: 1 } },
    );
  }
}

/** When the lock we now hold expires; undefined while somebody else holds it. */
async function takeLock(tenantId: string): Promise<Date | undefined> {
  const peopleLockedUntil = new Date(Date.now() + lease);
  const { modifiedCount } = await TenantModel.updateOne(
    {
      _id: tenantId,
      tenantId,
      $or: [{ peopleLockedUntil: null }, { peopleLockedUntil: trusted({ $lt: new Date() }) }],
    },
    { $set: { peopleLockedUntil } },
  );
  return modifiedCount > 0 ? peopleLockedUntil : undefined;
}
