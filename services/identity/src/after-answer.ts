import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs work after the answer has been sent, so that response times reveal nothing. Failures are logged. */
    afterAnswer(what: string, work: () => Promise<void>): void;
    /** Resolves when all such work is done; shutdown waits for it. */
    answered(): Promise<void>;
  }
}

export function addAfterAnswer(app: FastifyInstance): void {
  const underWay = new Set<Promise<void>>();
  app.decorate('afterAnswer', (what, work) => {
    const run = new Promise<void>((resolve) => {
      setImmediate(() =>
        work()
          .catch((err) => app.log.error({ err }, `${what} did not succeed`))
          .finally(resolve),
      );
    }).finally(() => underWay.delete(run));
    underWay.add(run);
  });
  app.decorate('answered', async () => {
    await Promise.all([...underWay]);
  });
  app.addHook('onClose', () => app.answered());
}
