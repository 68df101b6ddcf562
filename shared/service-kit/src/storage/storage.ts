import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that stores data: refused when the organization has no storage left. */
    adds?: Adds;
  }
}

export interface Adds {
  /** About how many bytes it stores, judged by the request alone. */
  bytes: (request: FastifyRequest) => number;
  /** How many go for them: what is made shorter is saved also where nothing has room. Asked only when it is tight. */
  insteadOf?: (request: FastifyRequest) => Promise<number>;
}

/** About as much is stored as was sent. */
const bodySize = ({ body }: FastifyRequest): number => Buffer.byteLength(JSON.stringify(body ?? ''));

/** The default: what was sent is stored. */
export const addsItsBody: Adds = { bytes: bodySize };

/** Calls with `adds` are refused if the organization has no storage left, and counted if they succeed. */
export function addStorageLimit(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const { adds } = request.routeOptions.config;
    if (!adds) return;
    await app.storage.assertRoom(request.actor.tenantId, async () => {
      return adds.bytes(request) - ((await adds.insteadOf?.(request)) ?? 0);
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { adds } = request.routeOptions.config;
    if (!adds || reply.statusCode >= 400 || reply.hasHeader('idempotency-replayed')) return;
    try {
      await app.storage.grew(request.actor.tenantId, adds.bytes(request));
    } catch (err) {
      request.log.warn({ err }, 'what was stored was not counted');
    }
  });
}
