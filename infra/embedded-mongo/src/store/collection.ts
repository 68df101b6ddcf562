import { type Doc, decode, encode, hasOwn, isDoc, tooLarge } from '../bson/values.ts';
import { CommandError, tooDeep } from '../errors.ts';
import { readPath } from '../query/paths.ts';
import type { IndexDefinition } from './index-definition.ts';
import { type IndexKeys, keysOf } from './index-keys.ts';
import { dataKey, idPrefix, recordBytes, recordOf, successor } from './keys.ts';
import { countRange, type Store, scan } from './store.ts';

export const maxDocumentBytes = 16 * 1024 * 1024;

export interface Stored {
  record: number;
  raw: Buffer;
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
  /** Set once the transaction that created it is committed. */
  dropped = false;
  readonly #catalog: Owner;
  #nextRecord: number | undefined;
  /** As committed; unknown until the first write or a count at a quiet moment. */
  #count: number | undefined;
  /** As the last write leaves it, which may not be committed yet. */
  #countWritten: number | undefined;

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
  get count(): number {
    if (this.#count !== undefined) return this.#count;
    const count = countRange(this.#store.data, ...this.bounds);
    if (!this.#store.isSettling) this.#count = count;
    return count;
  }

  /** To be called inside a write: a transaction sees what it and those before it have written. */
  #changeCount(difference: number) {
    const count = (this.#countWritten ?? countRange(this.#store.data, ...this.bounds)) + difference;
    this.#countWritten = count;
    this.#store.afterCommit(() => {
      this.#count = count;
    });
  }

  /** Checks and inserts one document; `raw` is kept as it came when `_id` already stands first. */
  insert(doc: Doc, raw?: Uint8Array) {
    const bytes = Buffer.from(raw ?? encode(doc));
    checkSize(bytes);
    checkDepth(doc);
    checkId(doc);
    const record = this.#next();
    const entries = this.indexes.map((index) => ({ index, ...keysOf(index, doc) }));
    for (const entry of entries) this.#checkUnique(entry, record, doc);
    this.#changeCount(1);
    for (const entry of entries) this.#addKeys(entry.index, entry, entry.keys, record);
    this.#store.data.put(dataKey(this.id, record), bytes);
    this.#nextRecord = record + 1;
  }

  replace(record: number, before: Doc, after: Doc): Buffer {
    checkDepth(after);
    const bytes = Buffer.from(encode(after));
    checkSize(bytes);
    const entries = this.indexes.map((index) => {
      const old = keysOf(index, before);
      const now = keysOf(index, after);
      const oldKeys = new Set(old.keys.map((key) => key.toString('latin1')));
      const nowKeys = new Set(now.keys.map((key) => key.toString('latin1')));
      return {
        index,
        now,
        added: now.keys.filter((key) => !oldKeys.has(key.toString('latin1'))),
        gone: old.keys.filter((key) => !nowKeys.has(key.toString('latin1'))),
      };
    });
    for (const { index, added } of entries) this.#checkUnique({ index, keys: added }, record, after);
    for (const { index, now, added, gone } of entries) {
      for (const key of gone) this.#store.index.remove(entryKey(index, key, record));
      this.#addKeys(index, now, added, record);
    }
    this.#store.data.put(dataKey(this.id, record), bytes);
    return bytes;
  }

  remove(record: number, doc: Doc) {
    const entries = this.indexes.map((index) => ({ index, keys: keysOf(index, doc).keys }));
    this.#changeCount(-1);
    for (const { index, keys } of entries) {
      for (const key of keys) this.#store.index.remove(entryKey(index, key, record));
    }
    this.#store.data.remove(dataKey(this.id, record));
  }

  /** Fills a new index from the documents there are. Everything is checked before the first entry is put. */
  build(index: IndexDefinition) {
    const entries: { key: Buffer; record: number }[] = [];
    const seen = new Set<string>();
    const multikey = index.fields.map(() => false);
    let cut = false;
    for (const { record, raw } of this.all()) {
      const doc = decode(raw);
      const made = keysOf(index, doc);
      cut ||= made.cut;
      made.multikey.forEach((is, i) => {
        multikey[i] ||= is;
      });
      for (const key of made.keys) {
        if (index.unique) {
          const text = key.toString('latin1');
          if (seen.has(text)) throw duplicateKey(this, index, doc);
          seen.add(text);
        }
        entries.push({ key, record });
      }
    }
    index.multikey = multikey;
    index.longKeys = cut;
    for (const { key, record } of entries) {
      this.#store.index.put(entryKey(index, key, record), recordBytes(record));
    }
  }

  #next(): number {
    if (this.#nextRecord === undefined) {
      const [start, end] = this.bounds;
      const [last] = scan(this.#store.data, start, end, true);
      this.#nextRecord = last ? recordOf(last.key) + 1 : 1;
    }
    return this.#nextRecord;
  }

  #checkUnique({ index, keys }: { index: IndexDefinition; keys: Buffer[] }, record: number, doc: Doc) {
    if (!index.unique) return;
    for (const key of keys) {
      const owner = this.#store.index.get(key);
      if (owner && recordOf(owner) !== record) throw duplicateKey(this, index, doc);
    }
  }

  #addKeys(index: IndexDefinition, { multikey, cut }: IndexKeys, keys: Buffer[], record: number) {
    const grows = multikey.some((is, i) => is && !index.multikey[i]) || (cut && !index.longKeys);
    if (grows) {
      index.multikey = index.multikey.map((was, i) => was || multikey[i] === true);
      index.longKeys ||= cut;
      this.#catalog.save(this);
    }
    for (const key of keys) this.#store.index.put(entryKey(index, key, record), recordBytes(record));
  }
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
