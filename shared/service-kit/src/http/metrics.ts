import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { measureEventLoop } from './event-loop-metrics.ts';

/** Memory, event loop and garbage collection belong to the process, however many apps a test builds. */
const processRegistry = new Registry();
let collecting = false;
/** Milliseconds: the longest pause a timer may have. */
const never = 2 ** 31 - 1;
/** Node 20 ends the process when it lists its handles and one of them is being collected as garbage. */
const ofHandles = ['nodejs_active_handles', 'nodejs_active_handles_total'];

/** The metrics registry of an app, with its response times by route. */
export function createMetrics(app: FastifyInstance): Registry {
  if (!collecting) {
    collecting = true;
    // Its own timer would wake an idle process a hundred times a second.
    collectDefaultMetrics({ register: processRegistry, eventLoopMonitoringPrecision: never });
    for (const name of ofHandles) processRegistry.removeSingleMetric(name);
    measureEventLoop(processRegistry);
  }
  const registry = new Registry();
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    answers.observe(
      { method: request.method, route: request.routeOptions.url ?? '(unknown)', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  return registry;
}

/** All metrics in Prometheus's text format. */
export async function metricsText(registry: Registry): Promise<string> {
  return Registry.merge([processRegistry, registry]).metrics();
}
