import { days, isStorageNearlyFull, storageFullMessage } from '@harambee/domain';
import type { StorageUse } from '@harambee/domain/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { AnyModel } from '../database/connection.ts';
import { StorageFull } from '../errors.ts';
import { isRemoved } from '../removal-records/removals.ts';
import { StorageUseModel } from './storage-use.model.ts';

/** Milliseconds for which a sum is reused before the database is queried again. */
const rememberedFor = 5_000;
/** Milliseconds between two counts: normally, and near the limit, where the sum must be exact. */
const countEvery = { usual: days(1), nearlyFull: 60_000 };
/** How many organizations are cached. */
const maxCached = 5_000;

interface Remembered extends StorageUse {
  at: number;
  /** When this service's own row was counted; 0 without a row. */
  countedAt: number;
}

export interface StorageOptions {
  /** The name of the service. */
  part: string;
  models: readonly AnyModel[];
  /** In bytes; 0 sets no limit. */
  limit: number;
  /** False: documents are counted only when `count` is called. For tests. */
  background: boolean;
  log: FastifyBaseLogger;
}

/**
 * How much storage an organization has left. A read costs one small query every few seconds, a write one more.
 * Documents are counted in the background, once a day and more often near the limit, never while somebody waits.
 */
export class StorageRoom {
  readonly #options: StorageOptions;
  readonly #remembered = new Map<string, Remembered>();
  readonly #counting = new Map<string, Promise<void>>();
  #stopped = false;

  constructor(options: StorageOptions) {
    this.#options = options;
  }

  /** The sum of all services. */
  async useOf(tenantId: string): Promise<StorageUse> {
    const { used, limit } = await this.#read(tenantId);
    return { used, limit };
  }

  /** Throws with a message if a write needs more storage than is left. */
  async assertRoom(tenantId: string, adds: () => number | Promise<number>): Promise<void> {
    const { limit } = this.#options;
    if (limit === 0) return;
    const { used } = await this.#read(tenantId);
    if (!isStorageNearlyFull({ used, limit })) return;
    const bytes = await adds();
    if (bytes > 0 && used + bytes > limit) throw new StorageFull(storageFullMessage(limit));
  }

  /** Records that a write has added about this many bytes. */
  async grew(tenantId: string, bytes: number): Promise<void> {
    if (this.#options.limit === 0) return;
    const known = this.#remembered.get(tenantId);
    if (known) known.used += bytes;
    await StorageUseModel.updateOne({ _id: this.#idOf(tenantId), tenantId }, { $inc: { bytes } });
    this.#countWhenDue(tenantId, await this.#read(tenantId));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#counting.values());
  }

  #idOf(tenantId: string): string {
    return `${tenantId}:${this.#options.part}`;
  }

  async #read(tenantId: string): Promise<Remembered> {
    const known = this.#remembered.get(tenantId);
    if (known && Date.now() - known.at < rememberedFor) return known;
    const rows = await StorageUseModel.find({ tenantId }).lean();
    const own = rows.find(({ _id }) => _id === this.#idOf(tenantId));
    const read: Remembered = {
      used: rows.reduce((sum, { bytes }) => sum + bytes, 0),
      limit: this.#options.limit,
      at: Date.now(),
      countedAt: own?.countedAt.getTime() ?? 0,
    };
    if (this.#remembered.size >= maxCached) this.#remembered.clear();
    this.#remembered.set(tenantId, read);
    return read;
  }

  #countWhenDue(tenantId: string, use: Remembered): void {
    const every = isStorageNearlyFull(use) ? countEvery.nearlyFull : countEvery.usual;
    if (Date.now() - use.countedAt < every || this.#counting.has(tenantId)) return;
    if (this.#stopped || !this.#options.background) return;
    const counting = this.count(tenantId)
      .catch((err: unknown) =>
        this.#options.log.warn({ err }, 'the storage of an organization was not counted'),
      )
      .finally(() => this.#counting.delete(tenantId));
    this.#counting.set(tenantId, counting);
  }

  /** Sums the sizes of the raw documents, fifty at a time, without parsing them. */
  async count(tenantId: string): Promise<void> {
    let bytes = 0;
    for (const { collection } of this.#options.models) {
      const documents = collection.find({ tenantId }, { raw: true, batchSize: 50 });
      for await (const document of documents as AsyncIterable<unknown>) {
        bytes += (document as Uint8Array).length;
        if (this.#stopped) return documents.close();
      }
    }
    // Removed in the meantime: this row would be the only trace left.
    if (await isRemoved(tenantId)) return;
    await StorageUseModel.updateOne(
      { _id: this.#idOf(tenantId), tenantId },
      { $set: { bytes, countedAt: new Date() } },
      { upsert: true },
    );
    this.#remembered.delete(tenantId);
  }
}
