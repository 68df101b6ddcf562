import { addressOf } from '@harambee/service-kit';
import type { FastifyRequest } from 'fastify';
import { giveBack, type Limit, limits, takeTry } from '../attempts/attempts.service.ts';
import { knownDeviceOf } from '../devices/known-devices.service.ts';

type Counted = readonly [Limit, string];

/**
 * Where a try to sign in counts. On a device that this person has signed in with before: there alone, so that nobody
 * else's guesses hold them up. Elsewhere the place comes before the account: one guesser holds up their own place, and
 * only guesses from many places hold up the account on devices nobody knows (OWASP, "device cookies").
 */
async function countersOf(
  request: FastifyRequest,
  emailKey: string,
  person: { _id: string; tenantId: string } | null,
): Promise<readonly Counted[]> {
  const device = person && (await knownDeviceOf(request, person));
  if (device) return [[limits.device, device]];
  const address = addressOf(request);
  return [
    [limits.address, address],
    [limits.accountAtAddress, `${address} ${emailKey}`],
    [limits.account, emailKey],
  ];
}

/**
 * Takes a try before the password is looked at, or throws 429. Answers what gives it back once the password was right.
 */
export async function takeSignInTry(
  request: FastifyRequest,
  emailKey: string,
  person: { _id: string; tenantId: string } | null,
): Promise<() => Promise<void>> {
  const taken: Counted[] = [];
  const back = async () => {
    await Promise.all(taken.map(([limit, whom]) => giveBack(limit, whom)));
  };
  try {
    for (const [limit, whom] of await countersOf(request, emailKey, person)) {
      await takeTry(limit, whom);
      taken.push([limit, whom]);
    }
  } catch (error) {
    // What is refused was no guess: an office must not be held up by one who goes on trying.
    await back();
    throw error;
  }
  return back;
}
