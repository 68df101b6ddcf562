import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import { Unavailable } from '../http/errors.ts';
import { ageOf } from './age.ts';
import { EndedSessionModel } from './ended-session.model.ts';

const pollEvery = 10_000;
/** Without news for this long, "ended everywhere within 30 seconds" could not be kept, so the news are fetched first. */
const staleAfter = 25_000;
/** Rows of a slower clock or a slow write are still seen. */
const overlap = 60_000;
const forgetAfter = 30 * 60_000;

/** Which sessions have ended, as this process knows it. */
export class EndedSessions {
  readonly #ended = new Map<string, number>();
  #newest = 0;
  #polledAt = 0;
  #polling: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** Whether this session has ended. Fetches the news first when they are old. */
  async has(sessionId: string): Promise<boolean> {
    if (ageOf(this.#polledAt) > staleAfter) await this.poll();
    return this.#ended.has(sessionId);
  }

  /** The same without waiting; undefined when the news are old. */
  hasNow(sessionId: string): boolean | undefined {
    if (ageOf(this.#polledAt) > staleAfter) return undefined;
    return this.#ended.has(sessionId);
  }

  /** Known here at once, in other processes with their next look. */
  add(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.#ended.set(id, Date.now());
  }

  /** Fetches what is new; calls at the same time share one fetch. */
  poll(): Promise<void> {
    this.#polling ??= this.#fetch().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  start(log: FastifyBaseLogger): void {
    const next = () => {
      this.#timer = setTimeout(
        () =>
          void this.poll()
            .catch((err) => log.warn({ err }, 'ended sessions could not be read'))
            .finally(next),
        pollEvery,
      ).unref();
    };
    next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #fetch(): Promise<void> {
    const startedAt = Date.now();
    const since = new Date(Math.max(0, this.#newest - overlap));
    const rows = await EndedSessionModel.find({ endedAt: trusted({ $gte: since }) })
      .lean()
      .catch((error) => {
        throw new Unavailable(undefined, 2, { cause: error });
      });
    for (const { _id, endedAt } of rows) {
      this.#ended.set(_id, endedAt.getTime());
      this.#newest = Math.max(this.#newest, endedAt.getTime());
    }
    for (const [id, endedAt] of this.#ended) {
      if (startedAt - endedAt > forgetAfter) this.#ended.delete(id);
    }
    this.#polledAt = startedAt;
  }
}
