import { open, type RootDatabase } from 'lmdb';
import { type Pace, type Pause, pause } from '../pace.ts';
import { CheckedMap, type Entry } from './checked-map.ts';
import { type MapName, mapNames } from './checksum.ts';

export type { Entry } from './checked-map.ts';

/** In the catalog of each folder whose values all have checksums: those of later versions, and compacted ones. */
export const sealedFlag = Buffer.from('m\0sealed');

/** What holds everything: four ordered maps from bytes to bytes in one LMDB environment. */
export class Store {
  readonly #env: RootDatabase<Buffer, Buffer>;
  readonly data: CheckedMap;
  readonly index: CheckedMap;
  readonly catalog: CheckedMap;
  readonly sessions: CheckedMap;
  /** Grows with every write: who read something before can tell that it may have changed. */
  writes = 0;
  #failure: ((error: Error) => void) | undefined;
  /** What the running write wants done once it is committed. */
  #afterCommit: (() => void)[] = [];
  /** Writes that have started and are not yet known to be committed. */
  #unsettled = 0;

  constructor(path: string) {
    const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
    // separateFlushed: a transaction is acknowledged when it is committed, which survives the death of the process;
    // whoever asks for j: true waits for `flushed`, one disk flush shared by all who wait.
    this.#env = open({ path, ...binary, separateFlushed: true, maxDbs: 8, noSubdir: false });
    const map = (name: MapName) => new CheckedMap(name, this.#env.openDB({ name, ...binary }));
    this.data = map(mapNames.data);
    this.index = map(mapNames.index);
    this.catalog = map(mapNames.catalog);
    this.sessions = map(mapNames.sessions);
    this.#requireSeals();
  }

  /** A folder that is new, or has the flag, has no value without a checksum: one that is met there is damaged. */
  #requireSeals() {
    const isNew = this.catalog.getKeysCount({ limit: 1 }) === 0;
    if (isNew) this.#env.transactionSync(() => this.catalog.put(sealedFlag, Buffer.alloc(0)));
    if (!isNew && !this.catalog.get(sealedFlag)) return;
    for (const map of [this.data, this.index, this.catalog, this.sessions]) map.allSealed = true;
  }

  /** Copies the whole file as it is now, while reads and writes go on; `compact` leaves out what is free. */
  async backup(path: string, compact: boolean): Promise<void> {
    await this.#env.backup(path, compact);
  }

  /** Called when a commit fails: the disk is full or broken, and what is in memory can no longer be trusted. */
  onFailure(report: (error: Error) => void) {
    this.#failure = report;
  }

  /** True while a commit may have happened that this process has not been told of. */
  get isSettling(): boolean {
    return this.#unsettled > 0;
  }

  /** To be called inside `write`: `effect` runs when the write is committed, so that memory never runs ahead of reads. */
  afterCommit(effect: () => void) {
    this.#afterCommit.push(effect);
  }

  /**
   * Runs `work` inside a write transaction and resolves when it is committed. LMDB keeps what was put before a throw,
   * so `work` checks everything first and only then puts.
   */
  async write<T>(work: () => T): Promise<T> {
    this.writes++;
    this.#unsettled++;
    let outcome: { value: T } | { error: unknown } | undefined;
    const effects: (() => void)[] = [];
    try {
      await this.#env.transaction(() => {
        this.#afterCommit = effects;
        try {
          outcome = { value: work() };
        } catch (error) {
          outcome = { error };
        }
      });
    } catch (error) {
      this.#failure?.(error as Error);
      throw error;
    } finally {
      this.#unsettled--;
    }
    for (const effect of effects) effect();
    this.writes++;
    if (outcome && 'value' in outcome) return outcome.value;
    throw outcome?.error;
  }

  /**
   * Like `write`, for work in several pieces: `ran` resolves when the piece has run, so that the next one need not wait
   * for this commit. Commits keep their order: who waits for the last one has waited for all.
   */
  begin<T>(work: () => T): { ran: Promise<T>; committed: Promise<T> } {
    let tell: { resolve: (value: T) => void; reject: (error: unknown) => void };
    const ran = new Promise<T>((resolve, reject) => {
      tell = { resolve, reject };
    });
    const told = () => {
      const value = work();
      tell.resolve(value);
      return value;
    };
    const committed = this.write(told);
    // An error of the work or of the commit is heard by whoever waits for either.
    committed.catch((error: unknown) => tell.reject(error));
    ran.catch(() => undefined);
    return { ran, committed };
  }

  /** Resolves when everything committed so far is on the disk. */
  async flushed(): Promise<void> {
    await this.#env.flushed;
  }

  /** Ids of processes that have this folder open: LMDB's own table, kept by locks that die with their process. */
  otherOwners(): number[] {
    this.data.get(Buffer.from([0]));
    this.#env.readerCheck();
    const pids = [...this.#env.readerList().matchAll(/^\s*(\d+)\s+[0-9a-f]+\s/gm)].map((row) =>
      Number(row[1]),
    );
    return [...new Set(pids)].filter((pid) => pid !== process.pid);
  }

  async close(): Promise<void> {
    await this.#env.flushed;
    await this.#env.close();
  }
}

/** Read ahead no more than this, however large the documents are. */
const maxChunkBytes = 512 * 1024;

/**
 * The entries from `start` (included) to `end` (not), in chunks. No read transaction stays open between chunks, so a
 * cursor can rest for minutes and go on after the last key it gave.
 */
export function* scan(db: CheckedMap, start: Buffer, end: Buffer, reverse = false): Generator<Entry> {
  let limit = 32;
  let last: Buffer | undefined;
  for (;;) {
    const range = reverse
      ? { start: last ?? end, end: start, reverse, exclusiveStart: true, inclusiveEnd: true, limit }
      : { start: last ?? start, end, exclusiveStart: last !== undefined, limit };
    const chunk: Entry[] = [];
    let bytes = 0;
    for (const entry of db.getRange(range)) {
      chunk.push(entry);
      bytes += entry.value.length;
      if (bytes > maxChunkBytes) break;
    }
    yield* chunk;
    if (chunk.length < limit && bytes <= maxChunkBytes) return;
    last = chunk.at(-1)?.key;
    limit = Math.min(limit * 4, 512);
  }
}

/** The number of entries from `start` to `end`, not looking beyond `limit` of them. */
export function countRange(db: CheckedMap, start: Buffer, end: Buffer, limit?: number): number {
  if (limit !== undefined) {
    // lmdb-js counts a whole range, whatever limit it is given: 100,000 entries take some milliseconds.
    const [last] = db.getKeys({ start, end, offset: limit - 1, limit: 1 });
    if (last) return limit;
  }
  return db.getKeysCount({ start, end });
}

const countStep = 5_000;

/** The number of entries from `start` to `end`, counted in steps. */
export function* countPaced(
  db: CheckedMap,
  start: Buffer,
  end: Buffer,
  pace: Pace,
): Generator<Pause, number> {
  // One look is enough for most ranges.
  const first = countRange(db, start, end, countStep);
  if (first < countStep) return first;
  let count = 0;
  for (let from = start; ; ) {
    const [next] = db.getKeys({ start: from, end, offset: countStep, limit: 1 });
    if (!next) return count + countRange(db, from, end);
    count += countStep;
    from = next;
    if (pace.isDue()) yield pause;
  }
}
