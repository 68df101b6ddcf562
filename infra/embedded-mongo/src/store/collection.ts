import { type Doc, decode, encode, hasOwn, isDoc, tooLarge } from '../bson/values.ts';
import { CommandError, tooDeep } from '../errors.ts';
import type { Pace, Pause } from '../pace.ts';
import { readPath } from '../query/paths.ts';
import type { IndexDefinition } from './index-definition.ts';
import { type IndexKeys, keysOf } from './index-keys.ts';
import { dataKey, idPrefix, recordBytes, recordOf, successor } from './keys.ts';
import { countPaced, countRange, type Store, scan } from './store.ts';

/** Collections of up to this many documents are counted at their first write. */
const smallCount = 5_000;

export const maxDocumentBytes = 16 * 1024 * 1024;

export interface Stored {
  record: number;
  raw: Buffer;
}

/** New indexes on their way: they are filled in the order of the documents, a few milliseconds at a time. */
export interface IndexBuild {
  indexes: IndexDefinition[];
  /** The first record that was not looked at yet. */
  next: number;
  /** Why it has to end early: a write made a duplicate, or somebody dropped the index. */
  failure?: CommandError;
  /** Resolves when it has ended and readers can tell, whether it went well or not. */
  ended: Promise<void>;
  end: () => void;
}

/** An index that a write keeps up to date, and its building when that has not ended. */
interface Target {
  index: IndexDefinition;
  build?: IndexBuild | undefined;
}

/** What a collection needs of the catalog it stands in. */
interface Owner {
  readonly store: Store;
  save(collection: Collection): void;
}

/** One collection: its documents, in order of insertion, and the entries of its indexes. */
export class Collection {
  readonly db: string;
  readonly name: string;
  readonly id: number;
  indexes: IndexDefinition[] = [];
  /** Indexes being built: writes keep them up to date, readers do not see them. */
  building: IndexBuild[] = [];
  /** Grows with each write, when that runs. */
  changes = 0;
  /** `changes` as of the last commit: what a read outside of a write sees. */
  committedChanges = 0;
  /** Set once the transaction that created it is committed. */
  dropped = false;
  readonly #catalog: Owner;
  #nextRecord: number | undefined;
  /** As committed; unknown until the first write to a small collection, or a count at a quiet moment. */
  #count: number | undefined;
  /** As the last write leaves it, which may not be committed yet. */
  #countWritten: number | undefined;
  /** Too large to be counted by a write. */
  #isLarge = false;

  constructor(catalog: Owner, db: string, name: string, id: number) {
    this.#catalog = catalog;
    this.db = db;
    this.name = name;
    this.id = id;
  }

  get namespace() {
    return `${this.db}.${this.name}`;
  }

  get #store() {
    return this.#catalog.store;
  }

  /** The range of this collection's documents in the data map. */
  get bounds(): [Buffer, Buffer] {
    const start = idPrefix(this.id);
    return [start, successor(start)];
  }

  get(record: number): Buffer | undefined {
    return this.#store.data.get(dataKey(this.id, record));
  }

  *all(): Generator<Stored> {
    const [start, end] = this.bounds;
    for (const { key, value } of scan(this.#store.data, start, end))
      yield { record: recordOf(key), raw: value };
  }

  /** How many documents a read finds now. */
  *count(pace: Pace): Generator<Pause, number> {
    if (this.#count !== undefined) return this.#count;
    const changes = this.changes;
    const count = yield* countPaced(this.#store.data, ...this.bounds, pace);
    if (!this.#store.isSettling && this.changes === changes) {
      this.#count = count;
      this.#countWritten = count;
    }
    return count;
  }

  #noteChange() {
    const changes = ++this.changes;
    this.#store.afterCommit(() => {
      this.committedChanges = changes;
    });
  }

  /** To be called inside a write: a transaction sees what it and those before it have written. */
  #changeCount(difference: number) {
    if (this.#countWritten === undefined && !this.#isLarge) this.#countSmall();
    if (this.#countWritten === undefined) return;
    const count = this.#countWritten + difference;
    this.#countWritten = count;
    this.#store.afterCommit(() => {
      this.#count = count;
    });
  }

  /** Counting a large collection takes long, so it is left to the first read that wants to know. */
  #countSmall() {
    const count = countRange(this.#store.data, ...this.bounds, smallCount + 1);
    this.#isLarge = count > smallCount;
    if (!this.#isLarge) this.#countWritten = count;
  }

  /** Checks and inserts one document; `raw` is kept as it came when `_id` already stands first. */
  insert(doc: Doc, raw?: Uint8Array) {
    this.#noteChange();
    const bytes = Buffer.from(raw ?? encode(doc));
    checkSize(bytes);
    checkDepth(doc);
    checkId(doc);
    const record = this.#next();
    const entries = this.#maintained.map((target) => entryOf(target, doc));
    for (const entry of entries) this.#checkUnique(entry, record, doc);
    this.#changeCount(1);
    for (const entry of entries) this.#addKeys(entry.index, entry, entry.keys, record);
    this.#store.data.put(dataKey(this.id, record), bytes);
    this.#nextRecord = record + 1;
  }

  replace(record: number, before: Doc, after: Doc): Buffer {
    this.#noteChange();
    checkDepth(after);
    const bytes = Buffer.from(encode(after));
    checkSize(bytes);
    const entries = this.#maintained.map((target) => {
      const old = keysFor(target, before);
      const now = keysFor(target, after);
      const oldKeys = new Set(old.keys.map((key) => key.toString('latin1')));
      const nowKeys = new Set(now.keys.map((key) => key.toString('latin1')));
      return {
        index: target.index,
        build: target.build,
        now,
        added: now.keys.filter((key) => !oldKeys.has(key.toString('latin1'))),
        gone: old.keys.filter((key) => !nowKeys.has(key.toString('latin1'))),
      };
    });
    for (const { index, build, added } of entries)
      this.#checkUnique({ index, build, keys: added }, record, after);
    for (const { index, now, added, gone } of entries) {
      for (const key of gone) this.#removeKey(index, key, record);
      this.#addKeys(index, now, added, record);
    }
    this.#store.data.put(dataKey(this.id, record), bytes);
    return bytes;
  }

  remove(record: number, doc: Doc) {
    this.#noteChange();
    const entries = this.#maintained.map((target) => entryOf(target, doc));
    this.#changeCount(-1);
    for (const { index, keys } of entries) {
      for (const key of keys) this.#removeKey(index, key, record);
    }
    this.#store.data.remove(dataKey(this.id, record));
  }

  /** What every write keeps up to date. */
  get #maintained(): Target[] {
    const ready: Target[] = this.indexes.map((index) => ({ index }));
    const building = this.building.flatMap((build) => build.indexes.map((index) => ({ index, build })));
    return building.length === 0 ? ready : ready.concat(building);
  }

  /**
   * Goes on filling new indexes from the documents there are, until the pace wants a rest. Inside a write. True when
   * all documents have been seen.
   */
  build(build: IndexBuild, pace: Pace, atLeast: number): boolean {
    let seen = 0;
    const [, end] = this.bounds;
    for (const { key, value } of scan(this.#store.data, dataKey(this.id, build.next), end)) {
      const record = recordOf(key);
      const doc = decode(value);
      for (const index of build.indexes) {
        const made = keysOf(index, doc);
        // A document that was written meanwhile has its entries already: putting them again changes nothing.
        this.#checkUnique({ index, keys: made.keys }, record, doc);
        noteShape(index, made);
        for (const entry of made.keys) {
          this.#store.index.put(entryKey(index, entry, record), recordBytes(record));
        }
      }
      build.next = record + 1;
      seen++;
      if (seen >= atLeast && pace.isDue()) return false;
    }
    return true;
  }

  #next(): number {
    if (this.#nextRecord === undefined) {
      const [start, end] = this.bounds;
      const [last] = scan(this.#store.data, start, end, true);
      this.#nextRecord = last ? recordOf(last.key) + 1 : 1;
    }
    return this.#nextRecord;
  }

  #checkUnique({ index, build, keys }: Target & { keys: Buffer[] }, record: number, doc: Doc) {
    if (!index.unique) return;
    for (const key of keys) {
      const owner = this.#store.index.get(key);
      if (!owner || recordOf(owner) === record) continue;
      const error = duplicateKey(this, index, doc);
      // An index that is not there yet refuses no write: the write goes on, and the building ends with this.
      if (!build) throw error;
      build.failure ??= error;
    }
  }

  #removeKey(index: IndexDefinition, key: Buffer, record: number) {
    // While a unique index is built, the entry may belong to another document that has the same key.
    const owner = index.unique && !index.ready ? this.#store.index.get(key) : undefined;
    if (owner && recordOf(owner) !== record) return;
    this.#store.index.remove(entryKey(index, key, record));
  }

  #addKeys(index: IndexDefinition, { multikey, cut }: IndexKeys, keys: Buffer[], record: number) {
    if (noteShape(index, { multikey, cut })) this.#catalog.save(this);
    for (const key of keys) this.#store.index.put(entryKey(index, key, record), recordBytes(record));
  }
}

/** What a write has to know of one index. */
function entryOf(target: Target, doc: Doc): Target & IndexKeys {
  const { keys, multikey, cut } = keysFor(target, doc);
  return { index: target.index, build: target.build, keys, multikey, cut };
}

/** The entries of a document. What an index being built cannot take ends its building, not the write. */
function keysFor({ index, build }: Target, doc: Doc): IndexKeys {
  try {
    return keysOf(index, doc);
  } catch (error) {
    if (!build || !(error instanceof CommandError)) throw error;
    build.failure ??= error;
    return { keys: [], multikey: [], cut: false };
  }
}

/** Whether these keys are of a kind that the index did not have yet. */
function noteShape(index: IndexDefinition, { multikey, cut }: Omit<IndexKeys, 'keys'>): boolean {
  const grows = multikey.some((is, i) => is && !index.multikey[i]) || (cut && !index.longKeys);
  if (!grows) return false;
  index.multikey = index.multikey.map((was, i) => was || multikey[i] === true);
  index.longKeys ||= cut;
  return true;
}

/** Unique entries are found by key alone; others carry their record so that equal keys can stand side by side. */
export const entryKey = (index: IndexDefinition, key: Buffer, record: number): Buffer =>
  index.unique ? key : Buffer.concat([key, recordBytes(record)]);

function checkSize(bytes: Buffer) {
  if (bytes.length > maxDocumentBytes) {
    throw tooLarge(`${bytes.length} bytes`);
  }
}

/** MongoDB's own limit of what is stored: everything that reads documents goes down level by level. */
const deepest = 180;

function checkDepth(value: unknown, depth = 1) {
  if (depth > deepest) throw tooDeep();
  if (Array.isArray(value)) for (const item of value) checkDepth(item, depth + 1);
  else if (isDoc(value))
    for (const name in value) if (typeof value[name] === 'object') checkDepth(value[name], depth + 1);
}

function checkId(doc: Doc) {
  const id = doc._id;
  if (
    Array.isArray(id) ||
    id instanceof RegExp ||
    (id as { _bsontype?: string } | null)?._bsontype === 'BSONRegExp'
  ) {
    throw new CommandError(53, 'InvalidIdField', "The '_id' value cannot be an array or a regex");
  }
}

function duplicateKey(collection: Collection, index: IndexDefinition, doc: Doc): CommandError {
  const keyValue = Object.fromEntries(
    index.fields.map(({ path, parts }) => {
      const value = hasOwn(doc, path) ? doc[path] : readPath(doc, parts);
      return [path, value === undefined ? null : value];
    }),
  );
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${JSON.stringify(value)}`);
  return new CommandError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: { ${shown.join(', ')} }`,
    { keyPattern: index.key, keyValue },
  );
}
