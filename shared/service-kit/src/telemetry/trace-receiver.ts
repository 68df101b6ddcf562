import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector gets it; times in milliseconds since 1970. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  service: string;
  name: string;
  start: number;
  end: number;
  isError: boolean;
  attributes: Record<string, string | number | boolean>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
}

interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status?: { code?: number };
  attributes?: Attribute[];
}

interface WireTraces {
  resourceSpans?: { resource?: { attributes?: Attribute[] }; scopeSpans?: { spans?: WireSpan[] }[] }[];
}

const valuesOf = (attributes: Attribute[] = []): ReceivedSpan['attributes'] =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ??
        (value.intValue === undefined
          ? (value.doubleValue ?? value.boolValue ?? '')
          : Number(value.intValue)),
    ]),
  );

const spansIn = ({ resourceSpans = [] }: WireTraces): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans = [] }) =>
    scopeSpans.flatMap(({ spans = [] }) =>
      spans.map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId ?? '',
        service: String(valuesOf(resource?.attributes)['service.name'] ?? '?'),
        name: span.name,
        start: Number(span.startTimeUnixNano) / 1e6,
        end: Number(span.endTimeUnixNano) / 1e6,
        isError: span.status?.code === 2,
        attributes: valuesOf(span.attributes),
      })),
    ),
  );

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/**
 * A collector for development and tests (OPS-31): takes OTLP over HTTP as JSON on this machine and keeps the newest
 * spans in memory.
 */
export class TraceReceiver {
  readonly #kept: number;
  readonly #server = createServer((request, response) => {
    void this.#take(request).then(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      () => response.writeHead(400).end(),
    );
  });
  spans: ReceivedSpan[] = [];
  /** Called with what has just come. */
  onSpans: ((spans: readonly ReceivedSpan[]) => void) | undefined;

  constructor({ kept = 20_000 } = {}) {
    this.#kept = kept;
  }

  /** The address for `OTEL_EXPORTER_OTLP_ENDPOINT`. Port 0 takes any. */
  async listen(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #take(request: IncomingMessage): Promise<void> {
    const spans = spansIn(JSON.parse(await bodyOf(request)) as WireTraces);
    this.spans = [...this.spans, ...spans].slice(-this.#kept);
    this.onSpans?.(spans);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
