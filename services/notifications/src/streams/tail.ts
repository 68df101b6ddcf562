import { NewInserts } from '@harambee/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import { idBefore, lookBack, thisProcess, timeOf } from './message-id.ts';
import type { OpenStreams } from './open-streams.ts';
import { written } from './publish.ts';
import { type StoredMessage, StreamMessageModel } from './stream-message.model.ts';

/** Milliseconds between two reads while messages keep coming. The first one is not delayed. */
const every = 500;
/** The same where the database says what was written. */
const gatherFor = 20;
/** There we read for ourselves only now and then. */
const readEvery = 20_000;
const page = 500;
/** A message that was written slowly, or by a clock that is behind, appears before the last read position. */
const overlap = 2_000;
/** Occasionally looks further back (`lookBack`), for messages that were later still. */
const lookBackEvery = 5_000;

/**
 * Passes messages to the streams of this process: its own as soon as they are written, those of other processes as the
 * database tells of them. Where it does not, one query for all streams reads them, answered by `_id` alone.
 */
export class Tail {
  readonly #streams: OpenStreams;
  readonly #log: FastifyBaseLogger;
  readonly #inserts: NewInserts<StoredMessage>;
  readonly #seen = new Map<string, number>();
  #place: number | undefined;
  #lookedBackAt = 0;
  #readAt = Number.NEGATIVE_INFINITY;
  #loop: Promise<void> | undefined;
  #isStopped = false;
  #wake: (() => void) | undefined;
  readonly #pass = (messages: readonly StoredMessage[]) => {
    if (this.#streams.count === 0) return;
    for (const message of messages) this.#deliver(message);
    this.#forget();
  };

  constructor(streams: OpenStreams, log: FastifyBaseLogger) {
    this.#streams = streams;
    this.#log = log;
    this.#inserts = new NewInserts(StreamMessageModel, log, { field: 'by', except: thisProcess });
  }

  start(): void {
    written.on('published', this.#pass);
    this.#loop = this.#follow();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    written.off('published', this.#pass);
    this.#wake?.();
    await this.#inserts.stop();
    await this.#loop;
  }

  async #follow(): Promise<void> {
    while (!this.#isStopped) {
      const told = await this.#inserts.next();
      if (told) this.#pass(told);
      if (told && performance.now() - this.#readAt < readEvery) {
        await this.#pause(gatherFor);
        continue;
      }
      try {
        await this.#read();
        this.#readAt = performance.now();
      } catch (err) {
        this.#readAt = Number.NEGATIVE_INFINITY;
        this.#log.warn({ err }, 'messages for open pages could not be read');
      }
      await this.#pause(every);
    }
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #read(): Promise<void> {
    if (this.#streams.count === 0) {
      this.#place = undefined;
      this.#seen.clear();
      return;
    }
    const now = Date.now();
    this.#place ??= now;
    const looksBack = now - this.#lookedBackAt > lookBackEvery;
    if (looksBack) this.#lookedBackAt = now;
    await this.#readFrom(idBefore(this.#place - (looksBack ? lookBack : overlap)));
    this.#forget();
  }

  async #readFrom(start: string): Promise<void> {
    for (let after = start; ; ) {
      const messages = await StreamMessageModel.find({ _id: trusted({ $gt: after }) }, null, {
        allTenants: true,
      })
        .sort({ _id: 1 })
        .limit(page)
        .lean();
      for (const message of messages) this.#deliver(message);
      const last = messages.at(-1);
      if (!last || messages.length < page) return;
      after = last._id;
    }
  }

  #deliver(message: StoredMessage): void {
    const time = timeOf(message._id) ?? 0;
    this.#place = Math.max(this.#place ?? 0, time);
    if (this.#seen.has(message._id)) return;
    this.#seen.set(message._id, time);
    this.#streams.deliver(message);
  }

  /** Ids that no look-back can find again. They are in order, but for those that were late. */
  #forget(): void {
    const oldest = (this.#place ?? 0) - lookBack - overlap;
    for (const [id, time] of this.#seen) {
      if (time >= oldest) return;
      this.#seen.delete(id);
    }
  }
}
