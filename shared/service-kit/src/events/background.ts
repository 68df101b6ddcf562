import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { AnyModel } from '../database/connection.ts';
import { outboxWritten } from '../database/outbox.plugin.ts';
import { outsideTraces } from '../telemetry/tracing.ts';
import type { EventHandler } from './event.ts';
import { eventFeed, type Listener, type News } from './event-feed.ts';
import { HandlerRunner } from './handler-runner.ts';
import { relayLag, relayOnce } from './relay.ts';
import { Standby } from './standby.ts';

/**
 * A process relays its own writes at once, and what it left behind when it died as soon as it is back. This finds what
 * one left behind that does not come back.
 */
const relayEvery = 30_000;
/** How soon what failed, or waits for its turn, is looked at again. */
const retryEvery = 1_000;
/** Events that a slow round keeps in memory for the next one. */
const mostWaiting = 2_000;

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
  readonly #standby: Standby;
  /** What came since the last round. */
  #news: News[] = [];
  #retry: NodeJS.Timeout | undefined;
  #hasFailed = false;
  #stopped = true;
  readonly #listener: Listener;
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
    this.#standby = new Standby(this.#runners);
    this.#log = log;
    this.#listener = {
      names: new Set(handlers.flatMap(({ events }) => events)),
      take: (news) => {
        this.#keep(news);
        void this.#work();
      },
    };
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
    eventFeed.add(this.#listener, this.#log);
    void this.#work();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    outboxWritten.off('written', this.#onWritten);
    await eventFeed.remove(this.#listener);
    await this.#round;
    clearTimeout(this.#retry);
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
    clearTimeout(this.#retry);
    this.#round = this.#rounds().finally(() => {
      this.#round = undefined;
      const isUnfinished =
        this.#hasFailed || this.#toRelay.size > 0 || this.#runners.some(({ isWaiting }) => isWaiting);
      if (isUnfinished && !this.#stopped)
        this.#retry = setTimeout(() => void this.#work(), retryEvery).unref();
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

  /** For the next round. More than fits is read from the database again, by each handler from its cursor. */
  #keep(news: News): void {
    this.#news.push(news);
    const waiting = this.#news.reduce((sum, { events }) => sum + events.length, 0);
    if (waiting <= mostWaiting) return;
    for (const runner of this.#runners) runner.forget();
    this.#news = [{ ...news, events: [], present: async () => [] }];
  }

  /** Each handler's failure is its own: it reads for itself what it has missed, and the others go on. */
  async #handle(): Promise<void> {
    const news = await this.#newEvents();
    let failure: unknown;
    for (const runner of this.#runners) {
      if (this.#stopped) return;
      try {
        await runner.take(news);
      } catch (error) {
        failure = error;
      }
    }
    if (failure !== undefined) throw failure;
    await this.#standby.look();
  }

  /** What came since the last round; of what others handle, nobody asks here whether it may be. */
  async #newEvents(): Promise<Pick<News, 'events' | 'newest'> | undefined> {
    const all = this.#news.splice(0);
    const newest = all.at(-1)?.newest;
    if (!newest) return undefined;
    const leading = this.#runners.filter(({ leads }) => leads);
    const isHandledHere = ({ events }: News) =>
      events.some(({ name }) => leading.some((runner) => runner.hears(name)));
    try {
      const events = await Promise.all(
        all.map((news) => (isHandledHere(news) ? news.present() : news.events)),
      );
      return { events: events.flat(), newest };
    } catch (error) {
      for (const runner of this.#runners) runner.forget();
      throw error;
    }
  }
}
