import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { AnyModel } from '../database/connection.ts';
import { outboxWritten } from '../database/outbox.plugin.ts';
import { outsideTraces } from '../telemetry/tracing.ts';
import type { EventHandler } from './event.ts';
import { HandlerRunner } from './handler-runner.ts';
import { NewEvents } from './new-events.ts';
import { relayLag, relayOnce } from './relay.ts';
import { SeenEvents } from './seen-events.ts';

/**
 * A process relays its own writes at once, and what it left behind when it died as soon as it is back. This finds what
 * one left behind that does not come back.
 */
const relayEvery = 30_000;
/** How soon what failed, or waits for its turn, is looked at again. */
const retryEvery = 1_000;

/** A service's work outside requests: relays its outboxes and passes events to its handlers. */
export class EventBackground {
  readonly #models: readonly AnyModel[];
  readonly #runners: readonly HandlerRunner[];
  readonly #log: FastifyBaseLogger;
  #round: Promise<void> | undefined;
  #again = false;
  /** Models that may have something to relay; at first all. */
  #toRelay: Set<AnyModel>;
  #relayedAt = 0;
  readonly #seen = new SeenEvents();
  readonly #newEvents: NewEvents;
  #retry: NodeJS.Timeout | undefined;
  #wake: (() => void) | undefined;
  #loop: Promise<void> | undefined;
  #notice: Promise<void> | undefined;
  #hasFailed = false;
  #stopped = true;
  readonly #onWritten = (collection: string) => {
    const model = this.#models.find((each) => each.collection.name === collection);
    if (!model) return;
    this.#toRelay.add(model);
    // For everybody whose events wait, not for this writer alone.
    void outsideTraces(() => this.#work());
  };

  constructor(models: readonly AnyModel[], handlers: readonly EventHandler[], log: FastifyBaseLogger) {
    this.#models = models.filter((model) => model.schema.path('outbox') !== undefined);
    this.#toRelay = new Set(this.#models);
    this.#runners = handlers.map((handler) => new HandlerRunner(handler, log));
    this.#log = log;
    this.#newEvents = new NewEvents(log);
  }

  measure(registry: Registry): void {
    const models = this.#models;
    new Gauge({
      name: 'outbox_waiting_documents',
      help: 'Documents whose events wait for the relay (counted up to 100 for each model)',
      registers: [registry],
      async collect() {
        this.set((await relayLag(models)).waiting);
      },
    });
    new Gauge({
      name: 'outbox_lag_seconds',
      help: 'Age of the oldest event that waits for the relay',
      registers: [registry],
      async collect() {
        this.set((await relayLag(models)).seconds);
      },
    });
  }

  start(): void {
    this.#stopped = false;
    outboxWritten.on('written', this.#onWritten);
    this.#loop = this.#follow();
  }

  async #follow(): Promise<void> {
    while (!this.#stopped) {
      await this.#work();
      this.#notice ??= this.#newEvents.next().finally(() => {
        this.#notice = undefined;
      });
      const isUnfinished =
        this.#hasFailed || this.#toRelay.size > 0 || this.#runners.some(({ isWaiting }) => isWaiting);
      await (isUnfinished ? Promise.race([this.#notice, this.#pause()]) : this.#notice);
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      this.#retry = setTimeout(resolve, retryEvery).unref();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    outboxWritten.off('written', this.#onWritten);
    clearTimeout(this.#retry);
    this.#wake?.();
    await this.#newEvents.stop();
    await this.#loop;
    await this.#round;
    for (const runner of this.#runners) await runner.release().catch(() => undefined);
  }

  /** Resolves when there is nothing left to relay or handle. For tests. */
  async settle(): Promise<void> {
    for (;;) {
      let done = await relayOnce(this.#models);
      for (const runner of this.#runners) done += await runner.run(Date.now(), true);
      if (done === 0) return;
    }
  }

  /** Runs one round at a time; a write during a round triggers another round. */
  async #work(): Promise<void> {
    if (this.#round) {
      this.#again = true;
      return this.#round;
    }
    this.#round = this.#rounds().finally(() => {
      this.#round = undefined;
    });
    return this.#round;
  }

  async #rounds(): Promise<void> {
    do {
      this.#again = false;
      try {
        await this.#relay();
        await this.#handle();
        this.#hasFailed = false;
      } catch (err) {
        this.#hasFailed = true;
        this.#log.warn({ err }, 'events are waiting, will be retried');
      }
    } while (this.#again && !this.#stopped);
  }

  /** Only when there may be something to relay: even an idle product would otherwise query all the time. */
  async #relay(): Promise<void> {
    const now = Date.now();
    if (now - this.#relayedAt >= relayEvery) this.#toRelay = new Set(this.#models);
    if (this.#toRelay.size === 0) return;
    const models = [...this.#toRelay];
    this.#toRelay.clear();
    try {
      await relayOnce(models);
      if (models.length === this.#models.length) this.#relayedAt = now;
    } catch (error) {
      for (const model of models) this.#toRelay.add(model);
      throw error;
    }
  }

  async #handle(): Promise<void> {
    if (this.#runners.length === 0) return;
    const look = await this.#seen.look();
    for (const runner of this.#runners) {
      if (this.#stopped) return;
      // Only who hears of it: sixty handlers that find nothing keep a page waiting longer than the one that does. What was
      // found by looking back is behind the handlers' cursors, too. The others move their cursors when they are behind.
      if (runner.hears(look.names) || (await runner.isBehind())) await runner.run(Date.now(), look.looksBack);
    }
    look.taken();
  }
}
