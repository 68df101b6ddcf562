import type { KitConfig } from '../config/kit-config.ts';
import type { SpanPlan, Tracing } from './tracing-types.ts';

export type { BrowserSpan, Tracing } from './tracing-types.ts';

let on: Tracing | undefined;

/**
 * Loads OpenTelemetry if `OTEL_EXPORTER_OTLP_ENDPOINT` is set (OPS-30). Otherwise nothing of it is loaded, and the
 * functions below do nothing.
 */
export async function loadTracing({ traces }: Pick<KitConfig, 'traces'>): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  on ??= (await import('./open-telemetry.ts')).tracing;
  return on;
}

/** Does the work in a span below its parent. Work that belongs to no trace gets no span. */
export const inSpan = <Value>(plan: SpanPlan, work: () => Promise<Value>): Promise<Value> =>
  on ? on.inSpan(plan, work) : work();

/** Starts work that must not appear in the trace of whoever happened to start it. */
export const outsideTraces = <Value>(work: () => Value): Value => (on ? on.outside(work) : work());

/** The work in progress in W3C's notation, to be sent or stored with what it causes; undefined outside of a trace. */
export const traceparent = (): string | undefined => on?.traceparent();

/** The id of the trace as a field of a log line. */
export function traceIdField(): { traceId?: string } {
  const traceId = traceparent()?.slice(3, 35);
  return traceId === undefined ? {} : { traceId };
}

/** The work in progress as a field of what is stored: an event, a job. */
export function traceField(): { trace?: string } {
  const trace = traceparent();
  return trace === undefined ? {} : { trace };
}
