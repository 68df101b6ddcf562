import { Long } from 'bson';
import { CommandError } from './errors.ts';
import { RawArray } from './wire.ts';

interface OpenCursor {
  namespace: string;
  documents: Iterator<Uint8Array>;
  /** Read, but too large for the last reply. Nothing else is read ahead: it may be deleted meanwhile. */
  next: Uint8Array | undefined;
  lastUsed: number;
}

export interface BatchOptions {
  batchSize?: number | undefined;
  singleBatch?: boolean | undefined;
}

/** As in MongoDB: a first batch has 101 documents, and a reply stays below the size of a message. */
const firstBatch = 101;
const maxBatchBytes = 16 * 1024 * 1024;
const idleLimit = 10 * 60 * 1000;

/** Results that are given out in batches. What rests between batches is a position, never a read transaction. */
export class Cursors {
  readonly #open = new Map<string, OpenCursor>();
  #lastId = BigInt(Date.now()) << 20n;

  get size() {
    return this.#open.size;
  }

  start(namespace: string, documents: Iterable<Uint8Array>, options: BatchOptions) {
    const iterator = documents[Symbol.iterator]();
    const { batchSize = firstBatch, singleBatch = false } = options;
    const { batch, next, isDone } = take(iterator, undefined, batchSize);
    const id =
      !isDone && !singleBatch
        ? this.#keep({ namespace, documents: iterator, next, lastUsed: Date.now() })
        : 0n;
    return { cursor: { firstBatch: new RawArray(batch), id: Long.fromBigInt(id), ns: namespace } };
  }

  more(id: unknown, namespace: string, batchSize = Number.POSITIVE_INFINITY) {
    const key = String(id);
    const cursor = this.#open.get(key);
    if (!cursor || cursor.namespace !== namespace) throw notFound(key);
    // Out of the list while it works: a cursor that fails half way has nothing sensible to give afterwards.
    this.#open.delete(key);
    const { batch, next, isDone } = take(
      cursor.documents,
      cursor.next,
      batchSize || Number.POSITIVE_INFINITY,
    );
    if (!isDone) this.#open.set(key, { ...cursor, next, lastUsed: Date.now() });
    return {
      cursor: {
        nextBatch: new RawArray(batch),
        id: isDone ? Long.ZERO : Long.fromString(key),
        ns: namespace,
      },
    };
  }

  kill(ids: unknown[]) {
    const killed = ids.filter((id) => this.#open.delete(String(id)));
    return { killed, missing: ids.filter((id) => !killed.includes(id)) };
  }

  dropIdle(now = Date.now()) {
    for (const [id, { lastUsed }] of this.#open) if (now - lastUsed > idleLimit) this.#open.delete(id);
  }

  #keep(cursor: OpenCursor): bigint {
    this.#lastId += 1n;
    this.#open.set(String(this.#lastId), cursor);
    return this.#lastId;
  }
}

const notFound = (id: string) => new CommandError(43, 'CursorNotFound', `cursor id ${id} not found`);

function take(source: Iterator<Uint8Array>, first: Uint8Array | undefined, count: number) {
  const batch: Uint8Array[] = [];
  let bytes = 0;
  let next = first;
  while (batch.length < count) {
    next ??= pull(source);
    if (!next) return { batch, next, isDone: true };
    if (batch.length > 0 && bytes + next.length > maxBatchBytes) break;
    batch.push(next);
    bytes += next.length;
    next = undefined;
  }
  return { batch, next, isDone: false };
}

function pull(source: Iterator<Uint8Array>): Uint8Array | undefined {
  const { done, value } = source.next();
  return done ? undefined : value;
}
