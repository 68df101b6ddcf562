import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../auth/caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route that stores data: refused when the organization has no storage left. */
    adds?: Adds;
  }
}

export interface Adds {
  /** About how many bytes it stores, estimated from the request alone. */
  bytes: (request: FastifyRequest) => number;
  /**
   * How many bytes it replaces: shortening a record succeeds even when storage is full. Called only when storage is
   * low.
   */
  insteadOf?: (request: FastifyRequest) => Promise<number>;
}

/** A write stores about as much as was sent. */
const bodySize = ({ body }: FastifyRequest): number => Buffer.byteLength(JSON.stringify(body ?? ''));

/** The default estimate: the size of the body. */
export const addsItsBody: Adds = { bytes: bodySize };

/** Refuses routes with `adds` when the organization has no storage left, and counts their bytes when they succeed. */
export function addStorageLimit(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const { adds } = request.routeOptions.config;
    if (!adds) return;
    await app.storage.assertRoom(callerOf(request).tenantId, async () => {
      return adds.bytes(request) - ((await adds.insteadOf?.(request)) ?? 0);
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { adds } = request.routeOptions.config;
    if (!adds || reply.statusCode >= 400 || reply.hasHeader('idempotency-replayed')) return;
    try {
      await app.storage.grew(callerOf(request).tenantId, adds.bytes(request));
    } catch (err) {
      request.log.warn({ err }, 'what was stored was not counted');
    }
  });
}
