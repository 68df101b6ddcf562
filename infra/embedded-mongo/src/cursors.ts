import { Long } from 'bson';
import { CommandError } from './errors.ts';
import { type Limits, type Pace, type Paced, type Pause, pause, unpaced } from './pace.ts';
import { RawArray } from './wire.ts';

interface OpenCursor {
  namespace: string;
  documents: Iterator<Uint8Array | Pause>;
  pace: Pace;
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
  /** Cursors that fetch a batch right now. */
  readonly #working = new Map<string, Pace>();
  #lastId = BigInt(Date.now()) << 20n;

  get size() {
    return this.#open.size;
  }

  /** A promise only when the first batch needs more than a slice. */
  start(
    namespace: string,
    source: Paced<Uint8Array>,
    { batchSize = firstBatch, singleBatch = false }: BatchOptions,
    pace = unpaced,
  ) {
    const documents = source[Symbol.iterator]();
    const taking = new Taking(documents, pace, undefined, batchSize);
    const started = () => {
      pace.suspend();
      const { batch, next, isDone } = taking;
      const isOpen = !isDone && !singleBatch;
      const id = isOpen ? this.#keep({ namespace, documents, pace, next, lastUsed: Date.now() }) : 0n;
      return { cursor: { firstBatch: new RawArray(batch), id: Long.fromBigInt(id), ns: namespace } };
    };
    return taking.slice() ? taking.finish().then(started) : started();
  }

  async more(id: unknown, namespace: string, limits: Limits, batchSize = Number.POSITIVE_INFINITY) {
    const key = String(id);
    const cursor = this.#open.get(key);
    if (!cursor || cursor.namespace !== namespace) throw notFound(key);
    const { documents, pace } = cursor;
    // Out of the list while it works: a cursor that fails half way has nothing sensible to give afterwards.
    this.#open.delete(key);
    this.#working.set(key, pace);
    try {
      pace.resume(limits);
      const taking = new Taking(documents, pace, cursor.next, batchSize || Number.POSITIVE_INFINITY);
      if (taking.slice()) await taking.finish();
      const { batch, next, isDone } = taking;
      pace.check();
      pace.suspend();
      if (!isDone) this.#open.set(key, { ...cursor, next, lastUsed: Date.now() });
      return {
        cursor: {
          nextBatch: new RawArray(batch),
          id: isDone ? Long.ZERO : Long.fromString(key),
          ns: namespace,
        },
      };
    } finally {
      this.#working.delete(key);
    }
  }

  kill(ids: unknown[]) {
    const killed = ids.filter((id) => this.#open.delete(String(id)) || this.#interrupt(String(id)));
    return { killed, missing: ids.filter((id) => !killed.includes(id)) };
  }

  #interrupt(id: string): boolean {
    const pace = this.#working.get(id);
    pace?.stop(new CommandError(237, 'CursorKilled', `cursor id ${id} was killed`));
    return pace !== undefined;
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

/** One batch on its way. */
class Taking {
  readonly batch: Uint8Array[] = [];
  next: Uint8Array | undefined;
  isDone = false;
  private bytes = 0;
  private readonly source: Iterator<Uint8Array | Pause>;
  private readonly pace: Pace;
  private readonly count: number;

  constructor(
    source: Iterator<Uint8Array | Pause>,
    pace: Pace,
    first: Uint8Array | undefined,
    count: number,
  ) {
    this.source = source;
    this.pace = pace;
    this.next = first;
    this.count = count;
  }

  /** Takes until the batch is whole, or, which is true then, until a rest is due. */
  slice(): boolean {
    return this.pace.isWatched ? this.pace.run(() => this.take()) : this.take();
  }

  async finish(): Promise<void> {
    do await this.pace.rest();
    while (this.slice());
  }

  private take(): boolean {
    while (this.batch.length < this.count) {
      if (this.next === undefined) {
        const { done, value } = this.source.next();
        if (done) {
          this.isDone = true;
          return false;
        }
        if (value === pause) return true;
        this.next = value;
      }
      if (this.batch.length > 0 && this.bytes + this.next.length > maxBatchBytes) return false;
      this.batch.push(this.next);
      this.bytes += this.next.length;
      this.next = undefined;
    }
    return false;
  }
}
