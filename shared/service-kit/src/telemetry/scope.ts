import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, type Tracer, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

/**
 * What belongs to the work in progress: the service that does it, and the span it is part of. Several services may run
 * in one process, so there is no tracer for all of it, and nothing is registered globally.
 */
export interface Scope {
  tracer: Tracer;
  context: Context;
}

export const scopes = new AsyncLocalStorage<Scope>();

/** The span in progress, if there is one. */
export const spanOf = (scope: Scope | undefined): Span | undefined => scope && trace.getSpan(scope.context);

/** The context below a `traceparent`; an invalid one counts as none. */
export function contextBelow(header: unknown): Context {
  const parent = typeof header === 'string' ? parseTraceParent(header) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/** In W3C's notation. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${(traceFlags & 1).toString()}`;
}

/** The class or code of an error: words for an attribute, never its message. */
export function errorType(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const words = typeof code === 'string' || typeof code === 'number' ? String(code) : String(name ?? 'Error');
  return /^[\w.-]{1,60}$/.test(words) ? words : 'Error';
}
