import type { FastifyInstance } from 'fastify';
import type { OpenStream } from './open-stream.ts';
import type { StoredMessage } from './stream-message.model.ts';

/** Windows and devices of one person; the oldest is closed, so that a page that opens too many harms nobody. */
export const streamsPerPerson = 10;

/** The streams open in this process, by tenant. */
export class OpenStreams {
  readonly #app: FastifyInstance;
  readonly #byTenant = new Map<string, Set<OpenStream>>();
  #count = 0;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  get count(): number {
    return this.#count;
  }

  add(stream: OpenStream): void {
    const { tenantId, userId } = stream.actor;
    const streams = this.#byTenant.get(tenantId) ?? new Set();
    this.#byTenant.set(tenantId, streams);
    const own = [...streams].filter(({ actor }) => actor.userId === userId);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - streamsPerPerson))) {
      this.remove(oldest);
      oldest.end();
    }
    streams.add(stream);
    this.#count += 1;
  }

  remove(stream: OpenStream): void {
    const { tenantId } = stream.actor;
    const streams = this.#byTenant.get(tenantId);
    if (!streams?.delete(stream)) return;
    this.#count -= 1;
    if (streams.size === 0) this.#byTenant.delete(tenantId);
  }

  deliver(message: StoredMessage): void {
    for (const stream of this.#byTenant.get(message.tenantId) ?? []) {
      if (message.userId === undefined || message.userId === stream.actor.userId) stream.send(message);
    }
  }

  /** Closes the streams of sessions that have ended, and those that have reached their age limit. */
  async check(): Promise<void> {
    for (const stream of this.#all()) {
      const { sessionId } = stream.actor;
      const { endedSessions } = this.#app;
      const isOver = endedSessions.hasNow(sessionId) ?? (await endedSessions.has(sessionId));
      if (isOver || Date.now() > stream.endsAt) this.#end(stream);
    }
  }

  endAll(): void {
    for (const stream of this.#all()) this.#end(stream);
  }

  #end(stream: OpenStream): void {
    this.remove(stream);
    stream.end();
  }

  #all(): OpenStream[] {
    return [...this.#byTenant.values()].flatMap((streams) => [...streams]);
  }
}
