import { type Doc, decode, encode } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { Pace, unpaced } from '../pace.ts';
import { Collection, type IndexBuild } from './collection.ts';
import { describeIndex, type IndexDefinition, parseIndex } from './index-definition.ts';
import { idPrefix, successor } from './keys.ts';
import { countRange, type Store } from './store.ts';

const key = (db: string, name: string) => Buffer.from(`c\0${db}\0${name}`);
const counterKey = Buffer.from('m\0next');
const purgeKey = (kind: 'data' | 'index', id: number) => Buffer.from(`p\0${kind}\0${id}`);

/** How many entries of a dropped collection are removed per transaction, so that nobody waits for a big drop. */
const purgeChunk = 500;

/** Which collections and indexes there are: in memory, and in the same transaction on disk. */
export class Catalog {
  readonly store: Store;
  readonly #collections = new Map<string, Collection>();
  #nextId = 1;
  #purging: Promise<void> = Promise.resolve();
  #closed = false;
  /** Indexes being built have a mark that they are to be removed, which is only true after a crash. */
  readonly #building = new Set<number>();

  constructor(store: Store) {
    this.store = store;
    const counter = store.catalog.get(counterKey);
    if (counter) this.#nextId = counter.readUInt32BE();
    for (const { value } of store.catalog.getRange({
      start: Buffer.from('c\0'),
      end: Buffer.from('c\x01'),
    })) {
      this.#load(decode(value));
    }
  }

  #load(saved: Doc) {
    const collection = new Collection(this, String(saved.db), String(saved.name), Number(saved.id));
    collection.indexes = (saved.indexes as Doc[]).map(({ id, multikey, longKeys, ...spec }) => ({
      ...parseIndex(spec, Number(id)),
      unique: spec.name === '_id_' || spec.unique === true,
      multikey: multikey as boolean[],
      longKeys: longKeys === true,
      ready: true,
    }));
    this.#collections.set(collection.namespace, collection);
  }

  find(db: string, name: string): Collection | undefined {
    return this.#collections.get(`${db}.${name}`);
  }

  list(db?: string): Collection[] {
    return [...this.#collections.values()].filter((collection) => db === undefined || collection.db === db);
  }

  // Everything below runs inside a write transaction.

  /** The collection, made now when there is none. */
  obtain(db: string, name: string): Collection {
    const known = this.find(db, name);
    if (known) return known;
    checkNames(db, name);
    const collection = new Collection(this, db, name, this.#newId());
    const idIndex = {
      ...parseIndex({ key: { _id: 1 }, name: '_id_' }, this.#newId()),
      unique: true,
      ready: true,
    };
    collection.indexes = [idIndex];
    this.#collections.set(collection.namespace, collection);
    this.save(collection);
    return collection;
  }

  save(collection: Collection) {
    const { db, name, id } = collection;
    const indexes = collection.indexes.map((index) => ({
      ...describeIndex(index),
      id: index.id,
      multikey: index.multikey,
      longKeys: index.longKeys,
    }));
    this.store.catalog.put(key(db, name), Buffer.from(encode({ db, name, id, indexes })));
  }

  /** Builds an index at once; it serves readers only after `ready` is set, when the transaction is committed. */
  addIndex(collection: Collection, spec: Doc): IndexDefinition {
    const build = this.startBuild(collection, [spec]);
    try {
      this.continueBuild(collection, build, unpaced);
    } catch (error) {
      this.endBuild(collection, build);
      throw error;
    }
    return build.indexes[0] as IndexDefinition;
  }

  /** From here on writes keep these indexes up to date. Their mark makes the next start remove what is half-built. */
  startBuild(collection: Collection, specs: Doc[]): IndexBuild {
    const indexes = specs.map((spec) => parseIndex(spec, this.#newId()));
    for (const { id } of indexes) {
      this.#building.add(id);
      this.store.catalog.put(purgeKey('index', id), Buffer.alloc(0));
    }
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const build = { indexes, next: 0, ended, end };
    collection.building = [...collection.building, build];
    return build;
  }

  /** Fills the indexes further; true when they are whole, and from then on part of the collection. */
  continueBuild(collection: Collection, build: IndexBuild, pace: Pace, atLeast = 1): boolean {
    if (collection.dropped)
      build.failure ??= new CommandError(276, 'IndexBuildAborted', 'The collection was dropped');
    const isWhole = !build.failure && collection.build(build, pace, atLeast);
    if (build.failure) throw build.failure;
    if (!isWhole) return false;
    collection.indexes = [...collection.indexes, ...build.indexes];
    for (const { id } of build.indexes) this.store.catalog.remove(purgeKey('index', id));
    this.endBuild(collection, build);
    this.save(collection);
    return true;
  }

  /** After success, or to give up: then the marks stay, and `purge` removes the entries. */
  endBuild(collection: Collection, build: IndexBuild) {
    collection.building = collection.building.filter((other) => other !== build);
    for (const { id } of build.indexes) this.#building.delete(id);
  }

  removeIndex(collection: Collection, index: IndexDefinition) {
    collection.indexes = collection.indexes.filter((other) => other !== index);
    this.save(collection);
    this.store.catalog.put(purgeKey('index', index.id), Buffer.alloc(0));
  }

  drop(collection: Collection) {
    collection.dropped = true;
    this.#collections.delete(collection.namespace);
    this.store.catalog.remove(key(collection.db, collection.name));
    this.store.catalog.put(purgeKey('data', collection.id), Buffer.alloc(0));
    for (const index of collection.indexes)
      this.store.catalog.put(purgeKey('index', index.id), Buffer.alloc(0));
  }

  rename(collection: Collection, db: string, name: string) {
    checkNames(db, name);
    const moved = new Collection(this, db, name, collection.id);
    moved.indexes = collection.indexes;
    collection.dropped = true;
    this.#collections.delete(collection.namespace);
    this.store.catalog.remove(key(collection.db, collection.name));
    this.#collections.set(moved.namespace, moved);
    this.save(moved);
  }

  #newId(): number {
    const id = this.#nextId++;
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(this.#nextId);
    this.store.catalog.put(counterKey, bytes);
    return id;
  }

  /** Frees the space of what was dropped, a chunk at a time. Safe to break off and to run again after a restart. */
  purge(): Promise<void> {
    this.#purging = this.#purging.then(() => this.#purgeAll());
    // A commit that fails is told to the store's owner; what is left is purged after the next start.
    return this.#purging.catch(() => undefined);
  }

  /** Ends the work in the background. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#purging.catch(() => undefined);
  }

  async #purgeAll(): Promise<void> {
    const range = { start: Buffer.from('p\0'), end: Buffer.from('p\x01') };
    for (const marker of [...this.store.catalog.getKeys(range)]) {
      const [, kind, id] = marker.toString().split('\0');
      if (kind === 'index' && this.#building.has(Number(id))) continue;
      const map = kind === 'data' ? this.store.data : this.store.index;
      const start = idPrefix(Number(id));
      const end = successor(start);
      for (let left = true; left && !this.#closed; ) {
        left = await this.store.write(() => {
          const pace = new Pace();
          for (const gone of [...map.getKeys({ start, end, limit: purgeChunk })]) {
            map.remove(gone);
            if (pace.isDue()) return true;
          }
          const [more] = map.getKeys({ start, end, limit: 1 });
          if (!more) this.store.catalog.remove(marker);
          return more !== undefined;
        });
      }
    }
  }

  /** Number of entries in an index. */
  entries(index: IndexDefinition): number {
    const start = idPrefix(index.id);
    return countRange(this.store.index, start, successor(start));
  }
}

function checkNames(db: string, name: string) {
  const bad = /[\0$]/.test(name) || name === '' || name.startsWith('.') || name.endsWith('.');
  if (bad || name.startsWith('system.') || db === '' || /[\0/\\. "$]/.test(db) || db.length > 63) {
    throw new CommandError(73, 'InvalidNamespace', `Invalid namespace specified '${db}.${name}'`);
  }
}
