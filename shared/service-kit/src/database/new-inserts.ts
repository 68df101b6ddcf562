import type { FastifyBaseLogger } from 'fastify';
import mongoose, { type mongo } from 'mongoose';
import type { AnyModel } from './connection.ts';

/** How soon documents of other processes are noticed where the database cannot say that there are some. */
const pollEvery = 1_000;
/** How often we look anyway. */
const lookEvery = 20_000;
/** After a failure, such as a database that restarts. */
const pauseAfterFailure = 1_000;

/** The documents that are wanted: those whose field has one of these values, which may change (`again`), or not this one. */
export type Wanted = { field: string } & ({ values: () => readonly string[] } | { except: string });

const conditionOf = (wanted: Wanted) =>
  'values' in wanted ? { $in: wanted.values() } : { $ne: wanted.except };

/** Answers with the wanted documents that were inserted since the last time; undefined if they are not known. */
type Wait<Document> = () => Promise<readonly Document[] | undefined>;

const unknownCommand = 59;
const codeOf = (error: unknown) => (error as { code?: unknown }).code;

/**
 * Waits until something may have been inserted into a collection, by whichever process, so that an idle service need not
 * ask. The embedded database answers when it is (`awaitInsert`), a replica set has change streams; a standalone MongoDB
 * is asked every second. With `wanted`, the first two also say what was inserted, so that nothing has to be read.
 */
export class NewInserts<Document = unknown> {
  readonly #collection: mongo.Collection;
  readonly #log: FastifyBaseLogger;
  readonly #wanted: Wanted | undefined;
  #known = 0;
  #wait: Wait<Document> | undefined;
  #wake: (() => void) | undefined;
  #stream: mongo.ChangeStream | undefined;
  #isStopped = false;

  constructor(model: AnyModel, log: FastifyBaseLogger, wanted?: Wanted) {
    this.#collection = model.collection as unknown as mongo.Collection;
    this.#log = log;
    this.#wanted = wanted;
  }

  /**
   * Resolves when there may be something new, and in any case after some time. Never rejects. The answer has every wanted
   * document that was inserted since the last one, in their order; undefined: whoever wants to know has to read.
   */
  async next(): Promise<readonly Document[] | undefined> {
    if (this.#isStopped) return undefined;
    try {
      if (this.#wait) return await this.#wait();
      // At first, and after a failure, there may be something new that was inserted before anybody waited for it.
      this.#wait = await this.#choose();
    } catch (err) {
      if (this.#isStopped) return undefined;
      this.#log.debug({ err }, 'waiting for new documents failed, will be tried again');
      await this.#begin();
      await this.#pause(pauseAfterFailure);
    }
    return undefined;
  }

  /** Other documents are wanted from now on: a wait of this moment ends. */
  again(): void {
    const isByStream = this.#stream !== undefined;
    if (isByStream) void this.#begin();
    this.#wake?.();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake?.();
    await this.#stream?.close().catch(() => undefined);
  }

  async #begin(): Promise<void> {
    this.#wait = undefined;
    const stream = this.#stream;
    this.#stream = undefined;
    await stream?.close().catch(() => undefined);
  }

  async #choose(): Promise<Wait<Document>> {
    const { db } = mongoose.connection;
    if (!db) throw new Error('not connected');
    try {
      this.#known = (await this.#awaitInsert(0)).count;
      return async () => {
        const told = await Promise.race([this.#awaitInsert(lookEvery), this.#woken()]);
        // What an answer after that would have said is said again.
        if (!told) return undefined;
        this.#known = told.count;
        return told.documents;
      };
    } catch (error) {
      if (codeOf(error) !== unknownCommand) throw error;
    }
    const hello = await db.command({ hello: 1 });
    if (hello.setName || hello.msg === 'isdbgrid') return this.#watch();
    return async () => {
      await this.#pause(pollEvery);
      return undefined;
    };
  }

  async #awaitInsert(milliseconds: number): Promise<{ count: number; documents?: readonly Document[] }> {
    const { db } = mongoose.connection;
    if (!db) throw new Error('not connected');
    const wanted = this.#wanted;
    const command = {
      awaitInsert: this.#collection.collectionName,
      known: this.#known,
      maxTimeMS: milliseconds,
      ...(wanted && 'values' in wanted && { only: { [wanted.field]: wanted.values() } }),
      ...(wanted && 'except' in wanted && { except: { [wanted.field]: [wanted.except] } }),
    };
    const { count, documents } = await db.command(command);
    return { count: Number(count), documents };
  }

  #watch(): Wait<Document> {
    const wanted = this.#wanted;
    const stream = this.#collection.watch([
      {
        $match: {
          operationType: 'insert',
          ...(wanted && { [`fullDocument.${wanted.field}`]: conditionOf(wanted) }),
        },
      },
      { $project: { _id: 1, ...(wanted && { fullDocument: 1 }) } },
    ]);
    this.#stream = stream;
    let failure: unknown;
    let came: Document[] = [];
    stream.on('change', ({ fullDocument }: { fullDocument?: Document } & mongo.ChangeStreamDocument) => {
      came.push(fullDocument as Document);
      this.#wake?.();
    });
    stream.on('error', (error) => {
      failure = error;
      this.#wake?.();
    });
    return async () => {
      if (!failure && came.length === 0) await this.#pause(lookEvery);
      if (failure) throw failure;
      const inserted = came;
      came = [];
      return wanted ? inserted : undefined;
    };
  }

  #woken(): Promise<undefined> {
    return new Promise((resolve) => {
      this.#wake = () => resolve(undefined);
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
