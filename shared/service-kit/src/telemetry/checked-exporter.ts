import type { ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { spanAttributes } from './attributes.ts';

const known: ReadonlySet<string> = new Set(spanAttributes);
const warnEvery = 60_000;

/** The last gate before spans leave the process: what is not in the list of attributes is taken away. */
export class CheckedExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: FastifyBaseLogger;
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor(exporter: SpanExporter, log: FastifyBaseLogger) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    for (const span of spans) {
      for (const name of Object.keys(span.attributes)) if (!known.has(name)) delete span.attributes[name];
      span.events.length = 0;
      span.links.length = 0;
      delete span.status.message;
    }
    this.#exporter.export(spans, (result) => {
      if (result.code !== 0) this.#warn();
      done(result);
    });
  }

  /** A collector that is away costs spans, never answers. */
  #warn(): void {
    if (Date.now() - this.#warnedAt < warnEvery) return;
    this.#warnedAt = Date.now();
    this.#log.warn('traces: nothing takes them at OTEL_EXPORTER_OTLP_ENDPOINT; they are lost meanwhile');
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.();
  }
}
