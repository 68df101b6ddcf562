import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Unavailable } from '../errors.ts';
import { processLoad } from './process-load.ts';

/** Milliseconds. */
const checkEvery = 1_000;
/** An answer this old says nothing: the next request waits for a new one. */
const staleAfter = 3_000;
/** What answers later than this is away. As long as a query may take, because who asks waits anyway. */
const awayAfter = 5_000;
/** Once away, it must answer sooner to be back, and nobody waits long for a refusal. */
const backWithin = 1_000;

export type Healthy = (limit: number) => Promise<boolean>;

interface PressureOptions {
  /** Refuses requests while the event loop or the memory is overloaded. */
  pressure: boolean;
  /**
   * Whether what this process depends on answers within so many milliseconds. While false, everything except liveness
   * gets a 503. Asked at most once a second, and only while requests come.
   */
  healthy?: Healthy | undefined;
}

/** Refuses requests that this process cannot answer well. An idle process asks nothing and measures nothing (OPS-11). */
export function limitPressure(app: FastifyInstance, { pressure, healthy }: PressureOptions): void {
  if (!pressure && !healthy) return;
  const health = healthy && new Health(healthy, app.log);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.alwaysAnswers) return done();
    if (pressure) {
      processLoad.watch();
      if (processLoad.isTooBusy) {
        // As a process that stops does: the gateway leaves it alone for a while and asks another one (OPS-19).
        reply.header('connection', 'close');
        return done(new Unavailable('Too busy right now. Please try again.', 5));
      }
    }
    const asking = health?.look();
    if (!asking) return done(health?.isGood === false ? new Unavailable() : undefined);
    void asking.then(() => done(health?.isGood === false ? new Unavailable() : undefined));
  });
}

/** Whether something this process depends on works. */
class Health {
  isGood = true;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;

  constructor(
    private readonly healthy: Healthy,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Asks again if the last answer is old; a promise if it is too old to be used. */
  look(): Promise<void> | undefined {
    const age = performance.now() - this.#askedAt;
    if (age < checkEvery) return undefined;
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return age < staleAfter ? undefined : this.#asking;
  }

  async #ask(): Promise<void> {
    const isGood = await this.healthy(this.isGood ? awayAfter : backWithin).catch(() => false);
    if (isGood !== this.isGood) {
      this.log.warn(isGood ? 'the database answers again' : 'the database does not answer');
    }
    this.isGood = isGood;
    this.#askedAt = performance.now();
  }
}
