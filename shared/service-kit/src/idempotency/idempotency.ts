import { createHash } from 'node:crypto';
import { hours, recordIdParts, requestIdParts } from '@harambee/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, type KnownCaller } from '../auth/caller.ts';
import { isDuplicateKey } from '../database/database-errors.ts';
import { derivedId, randomId } from '../database/ids.ts';
import { BadRequest, Conflict, InFlight } from '../errors.ts';
import { Claim, newHold } from './claim.ts';
import { type IdempotencyKey, IdempotencyKeyModel } from './idempotency-key.model.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * False if the answer holds a secret: the answer is not stored, and a repeated request runs again with the same
     * `newId()`.
     */
    keepAnswer?: boolean;
    /** True for a POST that only reads: a repeat does no harm, so its key is ignored and its body never hashed. */
    changesNothing?: boolean;
  }
  interface FastifyRequest {
    /** This request's claim on its Idempotency-Key. */
    idempotency: Claim | null;
    /** An id for the document that this request creates. A repeat with the same Idempotency-Key gets the same id. */
    newId(): string;
  }
}

const retention = hours(48);
const longestBody = 1_000_000;
/** A PUT is the same when it is repeated by itself. */
const keyedMethods: ReadonlySet<string> = new Set(['POST', 'PATCH']);
const wellFormed = /^[\x21-\x7e]{1,255}$/;

const otherBody = 'This Idempotency-Key was used for another request';

function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header === 'string' && wellFormed.test(header)) return header;
  throw new BadRequest('Idempotency-Key must be 1 to 255 visible characters');
}

const idOf = ({ tenantId, id }: KnownCaller, key: string) =>
  derivedId(...requestIdParts({ tenantId, userId: id, key }));

const fingerprintOf = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('base64');

/** Claims the key for this request, or returns the record of the first request that used it. */
async function claim(
  id: string,
  tenantId: string,
  fingerprint: string,
): Promise<{ claim: string } | { first: IdempotencyKey }> {
  const now = Date.now();
  const hold = newHold();
  const expiresAt = new Date(now + retention);
  try {
    await IdempotencyKeyModel.create({ _id: id, tenantId, fingerprint, ...hold, expiresAt });
    return hold;
  } catch (error) {
    if (!isDuplicateKey(error, '_id')) throw error;
  }
  const first = await IdempotencyKeyModel.findOne({ _id: id, tenantId }).lean();
  // Released or expired just now. Refuse as if it were in flight; the next try finds the key free.
  if (!first) throw new InFlight();
  if (first.fingerprint !== fingerprint) throw new Conflict(otherBody);
  if (!first.lockedUntil) return { first };
  if (first.lockedUntil.getTime() > now) throw new InFlight();
  // Its process died. Several requests may notice; exactly one takes over.
  const taken = await IdempotencyKeyModel.updateOne(
    { _id: id, tenantId, lockedUntil: first.lockedUntil },
    { $set: { ...hold, expiresAt } },
  );
  if (taken.modifiedCount === 0) throw new InFlight();
  return hold;
}

async function keep(held: Claim, reply: FastifyReply, payload: unknown): Promise<void> {
  const text = payload === null || payload === undefined ? '' : payload;
  const repeatable =
    reply.routeOptions.config.keepAnswer !== false &&
    reply.statusCode < 500 &&
    reply.statusCode !== 429 &&
    // The organization may have storage again tomorrow.
    reply.statusCode !== 413 &&
    typeof text === 'string' &&
    text.length <= longestBody;
  const contentType = reply.getHeader('content-type');
  await held.end(
    repeatable
      ? { status: reply.statusCode, body: text, ...(typeof contentType === 'string' && { contentType }) }
      : undefined,
  );
}

/**
 * Every signed-in POST and PATCH accepts an Idempotency-Key (architecture, rule 6). The same key and body get the
 * first answer again. The same key gets a 409 with another body, or, with Retry-After, while the first request is in
 * flight. Answers with 5xx, 429 or 413 are not stored.
 */
export function addIdempotency(app: FastifyInstance, lockFor: number): void {
  app.addHook('preHandler', async (request, reply) => {
    const { changesNothing = false } = request.routeOptions.config;
    const key = keyedMethods.has(request.method) && !changesNothing ? keyOf(request) : undefined;
    if (key === undefined) return;
    const caller = callerOf(request);
    const { tenantId } = caller;
    const id = idOf(caller, key);
    // A call that may take long is not taken for dead meanwhile.
    const { handlerTimeout = 0 } = request.routeOptions;
    const claimed = await claim(id, tenantId, fingerprintOf(request));
    if ('claim' in claimed) {
      const longest = Math.max(lockFor, 2 * handlerTimeout);
      request.idempotency = new Claim(id, tenantId, claimed.claim, longest, (err) =>
        request.log.warn({ err }, 'the Idempotency-Key could not be held any longer'),
      );
      return;
    }
    const { status = 200, contentType, body = '' } = claimed.first;
    reply.code(status).header('idempotency-replayed', 'true');
    if (contentType) reply.type(contentType);
    // Sent as stored: serializing it again would change it.
    reply.serializer((text: string) => text).send(body);
    await reply;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const held = request.idempotency;
    if (!held) return;
    request.idempotency = null;
    try {
      // After a timeout the handler still runs. The key stays claimed, so that no second run starts in parallel.
      await (request.timedOut ? held.leaveRunning() : keep(held, reply, payload));
    } catch (err) {
      // The work is done, so the answer goes out; it just cannot be replayed.
      request.log.error({ err }, 'the answer could not be kept for its Idempotency-Key');
    }
  });
}

/** `request.newId()`, on signed-in and public routes. */
export function addNewId(app: FastifyInstance): void {
  app.decorateRequest('idempotency', null);
  app.decorateRequest('newId', function (this: FastifyRequest): string {
    const held = this.idempotency;
    return held ? derivedId(...recordIdParts(held.tenantId, held.id)) : randomId();
  });
}
