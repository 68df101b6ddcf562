import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import { idBefore, timeOf } from './message-id.ts';
import type { OpenStreams } from './open-streams.ts';
import { written } from './publish.ts';
import { type StoredMessage, StreamMessageModel } from './stream-message.model.ts';

const every = 500;
const page = 500;
/** A message that was written slowly, or by a clock that is behind, appears before the last read position. */
const overlap = 2_000;
/** Occasionally looks further back, for messages that were later still. */
const lookBack = 30_000;
const lookBackEvery = 10;

/** Reads the log while somebody listens: one query for all streams of this process, answered by `_id` alone. */
export class Tail {
  readonly #streams: OpenStreams;
  readonly #log: FastifyBaseLogger;
  readonly #seen = new Map<string, number>();
  #place: number | undefined;
  #rounds = 0;
  #reading: Promise<void> | undefined;
  #again = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #onWritten = () => void this.read();

  constructor(streams: OpenStreams, log: FastifyBaseLogger) {
    this.#streams = streams;
    this.#log = log;
  }

  start(): void {
    written.on('published', this.#onWritten);
    const next = () => {
      this.#timer = setTimeout(() => void this.read().finally(next), every).unref();
    };
    next();
  }

  async stop(): Promise<void> {
    written.off('published', this.#onWritten);
    clearTimeout(this.#timer);
    await this.#reading;
  }

  /** One read; if requested while one is in progress, another one follows. */
  read(): Promise<void> {
    if (this.#reading) this.#again = true;
    this.#reading ??= this.#read()
      .catch((err) => this.#log.warn({ err }, 'messages for open pages could not be read'))
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }

  async #read(): Promise<void> {
    do {
      this.#again = false;
      if (this.#streams.count === 0) {
        this.#place = undefined;
        this.#seen.clear();
        return;
      }
      this.#place ??= Date.now();
      this.#rounds += 1;
      const back = this.#rounds % lookBackEvery === 0 ? lookBack : overlap;
      await this.#readFrom(idBefore(this.#place - back));
      this.#forget();
    } while (this.#again);
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

  /** Ids that no look-back can find again. */
  #forget(): void {
    const oldest = (this.#place ?? 0) - lookBack - overlap;
    for (const [id, time] of this.#seen) if (time < oldest) this.#seen.delete(id);
  }
}
