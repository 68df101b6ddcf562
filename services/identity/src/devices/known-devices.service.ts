import { derivedId } from '@harambee/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { trusted } from 'mongoose';
import { forgetTries, limits } from '../attempts/attempts.service.ts';
import { hashOf } from '../secrets/refresh-secret.ts';
import { deviceOfRequest, markDevice } from './device-cookie.ts';
import { KnownDeviceModel } from './known-device.model.ts';

/** Milliseconds for which a device that is not used stays known. */
const life = 365 * 24 * 60 * 60_000;

interface Person {
  _id: string;
  tenantId: string;
}

const idOf = (secret: string, { _id, tenantId }: Person) => derivedId(hashOf(secret), tenantId, _id);

/** The device of a request, when this person has signed in with it before: what its tries are counted under. */
export async function knownDeviceOf(request: FastifyRequest, person: Person): Promise<string | undefined> {
  const secret = deviceOfRequest(request);
  if (secret === undefined) return undefined;
  const _id = idOf(secret, person);
  const { tenantId } = person;
  const known = await KnownDeviceModel.exists({ _id, tenantId, expiresAt: trusted({ $gt: new Date() }) });
  return known ? _id : undefined;
}

/** This browser has shown that it is this person's: from now on nobody else's guesses hold it up, nor its own earlier ones. */
export async function knowDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
  remember = true,
): Promise<void> {
  const { _id: userId, tenantId } = person;
  const expiresAt = new Date(Date.now() + life);
  const _id = idOf(markDevice(request, reply, { expiresAt, remember }), person);
  await KnownDeviceModel.updateOne({ _id, tenantId }, { $set: { userId, expiresAt } }, { upsert: true });
  await forgetTries(limits.device, _id);
}
