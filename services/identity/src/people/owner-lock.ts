import { setTimeout as pause } from 'node:timers/promises';
import { Conflict } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { TenantModel } from '../users/tenant.model.ts';

/** A process that dies inside leaves the organization locked for this long. */
const lease = 5_000;
const tries = 40;

/**
 * Runs `work` while no other change of the organization's people runs: "is this the last owner" and the change that
 * follows are two steps, and two owners who leave at once must not both be told yes.
 */
export async function oneAtATime<Answer>(tenantId: string, work: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const peopleLockedUntil = new Date(Date.now() + lease);
    const { modifiedCount } = await TenantModel.updateOne(
      {
        _id: tenantId,
        tenantId,
        $or: [{ peopleLockedUntil: null }, { peopleLockedUntil: trusted({ $lt: new Date() }) }],
      },
      { $set: { peopleLockedUntil } },
    );
    if (modifiedCount > 0) {
      try {
        return await work();
      } finally {
        await TenantModel.updateOne(
          { _id: tenantId, tenantId, peopleLockedUntil },
          { $unset: { peopleLockedUntil: 1 } },
        );
      }
    }
    await pause(25 + Math.random() * 50);
  }
  throw new Conflict('The people of this organization are being changed right now, please try again');
}
