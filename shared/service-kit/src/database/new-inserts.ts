import type { FastifyBaseLogger } from 'fastify';
import mongoose, { type mongo } from 'mongoose';
import type { AnyModel } from './connection.ts';

/** How soon documents of other processes are noticed where the database cannot say that there are some. */
const pollEvery = 1_000;
/** How often we look anyway. */
const lookEvery = 20_000;
/** After a failure, such as a database that restarts. */
const pauseAfterFailure = 1_000;

type Wait = () => Promise<void>;

const unknownCommand = 59;
const codeOf = (error: unknown) => (error as { code?: unknown }).code;

/**
 * Waits until something may have been inserted into a collection, by whichever process, so that an idle service need not
 * ask. The embedded database answers when it is (`awaitInsert`), a replica set has change streams; a standalone MongoDB
 * is asked every second.
 */
export class NewInserts {
  readonly #collection: mongo.Collection;
  readonly #log: FastifyBaseLogger;
  #known = 0;
  #wait: Wait | undefined;
  #wake: (() => void) | undefined;
  #stream: mongo.ChangeStream | undefined;
  #isStopped = false;

  constructor(model: AnyModel, log: FastifyBaseLogger) {
    this.#collection = model.collection as unknown as mongo.Collection;
    this.#log = log;
  }

  /** Resolves when there may be something new, and in any case after some time. Never rejects. */
  async next(): Promise<void> {
    if (this.#isStopped) return;
    try {
      if (this.#wait) await this.#wait();
      // At first, and after a failure, there may be something new that was inserted before anybody waited for it.
      else this.#wait = await this.#choose();
    } catch (err) {
      if (this.#isStopped) return;
      this.#log.debug({ err }, 'waiting for new documents failed, will be tried again');
      this.#wait = undefined;
      await this.#pause(pauseAfterFailure);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake?.();
    await this.#stream?.close().catch(() => undefined);
  }

  async #choose(): Promise<Wait> {
    const { db } = mongoose.connection;
    if (!db) throw new Error('not connected');
    try {
      await this.#awaitInsert(0);
      return () => Promise.race([this.#awaitInsert(lookEvery), this.#stopped()]);
    } catch (error) {
      if (codeOf(error) !== unknownCommand) throw error;
    }
    const hello = await db.command({ hello: 1 });
    return hello.setName || hello.msg === 'isdbgrid' ? this.#watch() : () => this.#pause(pollEvery);
  }

  async #awaitInsert(milliseconds: number): Promise<void> {
    const { db } = mongoose.connection;
    if (!db) throw new Error('not connected');
    const command = {
      awaitInsert: this.#collection.collectionName,
      known: this.#known,
      maxTimeMS: milliseconds,
    };
    this.#known = Number((await db.command(command)).count);
  }

  #watch(): Wait {
    const stream = this.#collection.watch([
      { $match: { operationType: 'insert' } },
      { $project: { _id: 1 } },
    ]);
    this.#stream = stream;
    let failure: unknown;
    let isNew = true;
    stream.on('change', () => {
      isNew = true;
      this.#wake?.();
    });
    stream.on('error', (error) => {
      failure = error;
      this.#wake?.();
    });
    return async () => {
      if (failure) throw failure;
      if (!isNew) await this.#pause(lookEvery);
      isNew = false;
    };
  }

  #stopped(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
