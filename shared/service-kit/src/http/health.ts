import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { Type } from 'typebox';
import { Unavailable } from '../errors.ts';
import { createMetrics, metricsText } from './metrics.ts';
import { openMetricsPort } from './metrics-port.ts';

const options = { config: { alwaysAnswers: true } } as const;
const Status = Type.Object({ status: Type.String() }, { additionalProperties: false });

interface HealthOptions {
  isReady: () => Promise<boolean>;
  /** Anybody can reach this port, so /metrics gets another port, or none. */
  edge: boolean;
}

/** Adds /healthz (alive), /readyz (able to work), /metrics and /openapi.json. Returns the metrics registry. */
export function addHealth(app: FastifyInstance, { isReady, edge }: HealthOptions): Registry {
  const registry = createMetrics(app);
  app.get('/healthz', { ...options, schema: { hide: true, response: { 200: Status } } }, async () => ({
    status: 'ok',
  }));
  app.get('/readyz', { ...options, schema: { hide: true, response: { 200: Status } } }, async () => {
    if (app.isStopping() || !(await isReady())) throw new Unavailable('Not ready');
    return { status: 'ready' };
  });
  app.decorate('metrics', async () => ({ type: registry.contentType, text: await metricsText(registry) }));
  const { host, metricsPort: port } = app.config;
  if (port !== undefined) openMetricsPort(app, { host, port });
  else if (!edge) {
    app.get('/metrics', { ...options, schema: { hide: true } }, async (_request, reply) => {
      const { type, text } = await app.metrics();
      return reply.type(type).send(text);
    });
  }
  app.get('/openapi.json', { ...options, schema: { hide: true } }, async () => app.swagger());
  return registry;
}
