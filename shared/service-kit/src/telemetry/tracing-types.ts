import type { FastifyInstance } from 'fastify';
import type mongoose from 'mongoose';
import type { KitConfig } from '../config/kit-config.ts';
import type { SpanAttributes } from './attributes.ts';

/** A piece of work that a trace shows. */
export interface SpanPlan {
  /** One of few: it names the kind of work, never the record. */
  name: string;
  attributes?: SpanAttributes;
  /** The `traceparent` that was stored with an event or a job; if undefined, the work in progress here. */
  parent?: string | undefined;
}

/** What a page has measured of an action of its user. */
export interface BrowserSpan {
  traceId: string;
  spanId: string;
  name: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
}

type TracesConfig = NonNullable<KitConfig['traces']>;

/** What `open-telemetry.ts` does when tracing is on. */
export interface Tracing {
  addTo(app: FastifyInstance, service: { name: string; edge: boolean } & TracesConfig): void;
  watchCommands(client: mongoose.mongo.MongoClient): void;
  inSpan<Value>(plan: SpanPlan, work: () => Promise<Value>): Promise<Value>;
  outside<Value>(work: () => Value): Value;
  traceparent(): string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes what pages measured. Only there at the edge, and while tracing is on. */
    browserSpan?: (span: BrowserSpan) => void;
    /** Runs work of this service in the background, so that its spans are known as this service's. */
    asService?: <Value>(work: () => Value) => Value;
  }
}
