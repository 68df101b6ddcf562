import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { CheckedExporter } from './checked-exporter.ts';

interface ProviderOptions {
  service: string;
  /** Share of the traces that are kept, from 0 to 1. */
  ratio: number;
  delayMs: number;
  /** Callers are browsers: that they want to be traced does not count. */
  edge: boolean;
  log: FastifyBaseLogger;
  idGenerator?: IdGenerator;
}

/**
 * Makes and sends the spans of one service. Address and headers of the collector come from OpenTelemetry's own
 * variables (`OTEL_EXPORTER_OTLP_…`), which its exporter reads.
 */
export function openProvider({
  service,
  ratio,
  delayMs,
  edge,
  log,
  idGenerator,
}: ProviderOptions): TracerProvider {
  return new TracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(
      resourceFromAttributes({ 'service.name': service, 'service.namespace': 'harambee' }),
    ),
    sampler: samplerOf(ratio, edge),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new CheckedExporter(new OTLPTraceExporter(), log),
        scheduledDelayMillis: delayMs,
      }),
    ],
    ...(idGenerator && { idGenerator }),
  });
}

function samplerOf(ratio: number, edge: boolean): Sampler {
  const root = new TraceIdRatioBasedSampler(ratio);
  return new ParentBasedSampler({
    root,
    ...(edge && { remoteParentSampled: root, remoteParentNotSampled: root }),
  });
}
