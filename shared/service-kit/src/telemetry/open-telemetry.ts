import { ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { browserSpans, GivenIds } from './browser-spans.ts';
import { watchCommands } from './command-spans.ts';
import { addRequestSpans } from './request-spans.ts';
import { contextBelow, errorType, type Scope, scopes, spanOf, traceparentOf } from './scope.ts';
import { openProvider } from './trace-provider.ts';
import type { SpanPlan, Tracing } from './tracing-types.ts';

/** Traces by OpenTelemetry's SDK (OPS-30, ADR 43). Only `tracing.ts` loads this file. */
export const tracing: Tracing = {
  watchCommands,
  addTo(app: FastifyInstance, { name, edge, ...config }) {
    const provider = openProvider({ service: name, edge, log: app.log, ...config });
    const tracer = provider.getTracer('harambee');
    const background: Scope = { tracer, context: ROOT_CONTEXT };
    app.decorate('asService', <Value>(work: () => Value) => scopes.run(background, work));
    addRequestSpans(app, tracer, edge);
    const providers = [provider];
    if (edge) {
      const ids = new GivenIds();
      const pages = openProvider({ service: 'browser', edge, log: app.log, idGenerator: ids, ...config });
      app.decorate('browserSpan', browserSpans(pages, ids));
      providers.push(pages);
    }
    // Added first, so it runs last: what the others do while they close is still sent.
    app.addHook('onClose', async () => {
      await Promise.all(providers.map((each) => each.shutdown().catch(() => undefined)));
    });
  },
  async inSpan<Value>({ name, attributes = {}, parent }: SpanPlan, work: () => Promise<Value>) {
    const scope = scopes.getStore();
    const above = parent === undefined ? scope?.context : contextBelow(parent);
    if (!scope || !above || !trace.getSpan(above)) return work();
    const span = scope.tracer.startSpan(name, { attributes }, above);
    try {
      return await scopes.run({ ...scope, context: trace.setSpan(ROOT_CONTEXT, span) }, work);
    } catch (error) {
      span.setAttribute('error.type', errorType(error)).setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  },
  outside<Value>(work: () => Value) {
    const scope = scopes.getStore();
    return scope ? scopes.run({ ...scope, context: ROOT_CONTEXT }, work) : work();
  },
  traceparent() {
    const span = spanOf(scopes.getStore());
    return span && traceparentOf(span);
  },
};
