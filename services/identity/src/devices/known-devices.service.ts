import { days } from '@harambee/domain';
import { derivedId, insertOne } from '@harambee/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { trusted } from 'mongoose';
import { forgetTries, limits } from '../attempts/attempts.service.ts';
import { hashOf } from '../secrets/refresh-secret.ts';
import { deviceOfRequest, markDevice } from './device-cookie.ts';
import { KnownDeviceModel } from './known-device.model.ts';

/** Milliseconds for which an unused device stays known. */
const life = days(365);

interface Person {
  _id: string;
  tenantId: string;
}

const idOf = (secret: string, { _id, tenantId }: Person) => derivedId(hashOf(secret), tenantId, _id);

/** The device of a request, if this person has signed in with it before; tries are counted per device. */
export async function knownDeviceOf(request: FastifyRequest, person: Person): Promise<string | undefined> {
  const secret = deviceOfRequest(request);
  if (secret === undefined) return undefined;
  const _id = idOf(secret, person);
  const { tenantId } = person;
  const known = await KnownDeviceModel.exists({ _id, tenantId, expiresAt: trusted({ $gt: new Date() }) });
  return known ? _id : undefined;
}

/**
 * Marks this browser as the person's: neither other people's failed attempts nor its own earlier ones block it
 * anymore.
 */
export async function knowDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
  remember = true,
): Promise<void> {
  const { _id: userId, tenantId } = person;
  const expiresAt = new Date(Date.now() + life);
  const isNew = deviceOfRequest(request) === undefined;
  const _id = idOf(markDevice(request, reply, { expiresAt, remember }), person);
  // A browser that had no secret yet is known to nobody, and cannot have tried with it.
  if (isNew) {
    await insertOne(KnownDeviceModel, { _id, tenantId, userId, expiresAt });
    return;
  }
  await KnownDeviceModel.updateOne({ _id, tenantId }, { $set: { userId, expiresAt } }, { upsert: true });
  await forgetTries(limits.device, _id);
}
