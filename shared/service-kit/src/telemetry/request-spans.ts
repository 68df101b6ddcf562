import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quietRoutes } from './quiet-routes.ts';
import { contextBelow, errorType, type Scope, scopes, spanOf } from './scope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    traceScope: Scope | null;
  }
}

/** At the edge only calls of the API: a page brings dozens of files. */
const isTraced = (route: string, edge: boolean): boolean =>
  !quietRoutes.has(route) && (!edge || route.startsWith('/api/'));

/**
 * A span for each request, by Fastify's own hooks: instrumentation that patches modules needs a loader hook for ES
 * modules, and its attributes contain paths. Added first, so that refusals by later hooks are seen, too.
 */
export function addRequestSpans(app: FastifyInstance, tracer: Tracer, edge: boolean): void {
  app.decorateRequest('traceScope', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = '(unknown)' } = request.routeOptions;
    if (!isTraced(route, edge)) return done();
    const parent = contextBelow(request.headers.traceparent);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'harambee.request_id': request.id,
        },
      },
      parent,
    );
    request.traceScope = { tracer, context: trace.setSpan(ROOT_CONTEXT, span) };
    scopes.run(request.traceScope, done);
  });
  // The body arrives in the socket's context, so the request's own begins again here.
  app.addHook('preValidation', (request, _reply, done) =>
    request.traceScope ? scopes.run(request.traceScope, done) : done(),
  );
  app.addHook('onError', (request, _reply, error, done) => {
    spanOf(request.traceScope ?? undefined)?.setAttribute('error.type', errorType(error));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, 499);
    done();
  });
}

function end(request: FastifyRequest, status: number): void {
  const span = spanOf(request.traceScope ?? undefined);
  if (!span) return;
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
