import { addressOf } from '@harambee/service-kit';
import type { FastifyRequest } from 'fastify';
import { giveBackSoon, limits, type Try, takeTries } from '../attempts/attempts.service.ts';
import { knownDeviceOf } from '../devices/known-devices.service.ts';

/**
 * Where a sign-in try is counted. On a device that this person has signed in with before, only there, so that other
 * people's guesses do not block them. Elsewhere the place counts before the account: a single guesser blocks only
 * their own place, and only guesses from many places block the account on unknown devices (OWASP, "device
 * cookies").
 */
async function countersOf(
  request: FastifyRequest,
  emailKey: string,
  person: { _id: string; tenantId: string } | null,
): Promise<readonly Try[]> {
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
 * Counts a try before checking the password, or throws 429. Answers a function that refunds the try if the password
 * was right.
 */
export async function takeSignInTry(
  request: FastifyRequest,
  emailKey: string,
  person: { _id: string; tenantId: string } | null,
): Promise<() => void> {
  const tries = await countersOf(request, emailKey, person);
  await takeTries(tries);
  return () => giveBackSoon(request.server, tries);
}
