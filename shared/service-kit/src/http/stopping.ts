import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes /readyz fail from now on, so that load balancers send no new requests. */
    stopBeingReady(): void;
    readonly isStopping: () => boolean;
  }
}

/** Milliseconds between two looks for connections whose last answer has been sent. */
const lookEvery = 50;

/**
 * How a process stops without dropping a call (OPS-19). From the first signal on, each answer closes its connection, so
 * that callers send the next call elsewhere. What still arrives is answered: until the last connection is closed,
 * everything works.
 */
export function addStopping(app: FastifyInstance): void {
  let stopping = false;
  app.decorate('stopBeingReady', () => {
    stopping = true;
  });
  app.decorate('isStopping', () => stopping);
  app.addHook('onRequest', (_request, reply, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
  let looking: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    stopping = true;
    // Node closes connections that are idle now, but keeps those that become idle later: a call that began before the
    // stop would hold the process up.
    looking = setInterval(() => app.server.closeIdleConnections(), lookEvery);
    done();
  });
  app.addHook('onClose', async () => clearInterval(looking));
}
