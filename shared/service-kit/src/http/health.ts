import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { Type } from 'typebox';
import { Unavailable } from './errors.ts';
import { createMetrics, metricsText } from './metrics.ts';

const options = { config: { alwaysAnswers: true } } as const;
const Status = Type.Object({ status: Type.String() }, { additionalProperties: false });

/** /healthz (the process lives), /readyz (it can work), /metrics, /openapi.json. Answers the registry of the metrics. */
export function addHealth(app: FastifyInstance, isReady: () => Promise<boolean>): Registry {
  const registry = createMetrics(app);
  let closing = false;
  app.decorate('stopBeingReady', () => {
    closing = true;
  });
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.get('/healthz', { ...options, schema: { hide: true, response: { 200: Status } } }, async () => ({
    status: 'ok',
  }));
  app.get('/readyz', { ...options, schema: { hide: true, response: { 200: Status } } }, async () => {
    if (closing || !(await isReady())) throw new Unavailable('Not ready');
    return { status: 'ready' };
  });
  app.get('/metrics', { ...options, schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await metricsText(registry)),
  );
  app.get('/openapi.json', { ...options, schema: { hide: true } }, async () => app.swagger());
  return registry;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** /readyz says no from now on, so that nobody sends new work. */
    stopBeingReady(): void;
  }
}
