import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { type IdGenerator, RandomIdGenerator, type TracerProvider } from '@opentelemetry/sdk-trace';
import type { BrowserSpan } from './tracing-types.ts';

/** Gives the next span the ids under which the page has already sent its calls. */
export class GivenIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  next: Pick<BrowserSpan, 'traceId' | 'spanId'> | undefined;

  generateTraceId = () => this.next?.traceId ?? this.#random.generateTraceId();
  generateSpanId = () => this.next?.spanId ?? this.#random.generateSpanId();
}

/** Enters what a page has measured, so that pages need no SDK. */
export const browserSpans = (provider: TracerProvider, ids: GivenIds) => {
  const tracer = provider.getTracer('harambee');
  return ({ traceId, spanId, name, start, end }: BrowserSpan): void => {
    ids.next = { traceId, spanId };
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, startTime: start, root: true },
      ROOT_CONTEXT,
    );
    ids.next = undefined;
    span.end(end);
  };
};
