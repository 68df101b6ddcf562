import { type Doc, encode, isDoc, toNumber } from '../bson/values.ts';
import { CommandError, failedToParse, unsupported } from '../errors.ts';
import { Pace } from '../pace.ts';
import { isTruthy } from '../query/expression.ts';
import type { Collection, IndexBuild } from '../store/collection.ts';
import {
  describeIndex,
  type IndexDefinition,
  parseIndex,
  sameOptions,
  sameShape,
} from '../store/index-definition.ts';
import { type Call, collectionName, findCollection, type Handler, namespaceOf, settle } from './context.ts';

export const createIndexes: Handler = async (call: Call) => {
  const { engine, db, command, pace } = call;
  const name = collectionName(call);
  const specs = command.indexes;
  if (!Array.isArray(specs) || specs.length === 0 || !specs.every(isDoc)) {
    throw failedToParse('createIndexes needs a list of indexes');
  }
  // Read before anything is made: a bad specification must leave no trace.
  const wanted = specs.map((spec) => ({ spec, parsed: parseIndex(spec, 0) }));
  const existed = engine.catalog.find(db, name) !== undefined;
  for (;;) {
    const state = await engine.store.write(() => {
      pace.check();
      const collection = engine.catalog.obtain(db, name);
      const missing = wanted.filter(({ parsed }) => !isKnown(collection, parsed));
      const other = collection.building.find(({ indexes }) =>
        indexes.some((index) => missing.some(({ parsed }) => isTwin(index, parsed))),
      );
      if (other) return { other };
      const before = collection.indexes.length;
      const build =
        missing.length === 0
          ? undefined
          : engine.catalog.startBuild(
              collection,
              missing.map(({ spec }) => spec),
            );
      // Most collections are small when they get their indexes: those are whole in the same transaction.
      const first =
        build && attempt(() => engine.catalog.continueBuild(collection, build, new Pace(), atOnce));
      return { collection, build, before, first };
    });
    if (state.collection) {
      if (state.build) await finishBuild(call, state.collection, state.build, state.first);
      await settle(call);
      return {
        numIndexesBefore: state.before,
        numIndexesAfter: state.collection.indexes.length,
        createdCollectionAutomatically: !existed,
      };
    }
    // Somebody else builds the same index: wait for the outcome, as MongoDB does, and look again.
    await state.other.ended;
  }
};

const isTwin = (a: IndexDefinition, b: IndexDefinition) => a.name === b.name || sameShape(a, b);

/** Indexes of collections of up to this many documents are whole at once, however slow the machine is. */
const atOnce = 50;

interface Outcome {
  isWhole?: boolean;
  error?: unknown;
}

function attempt(work: () => boolean): Outcome {
  try {
    return { isWhole: work() };
  } catch (error) {
    return { error };
  }
}

/** Fills the indexes in slices. Whatever ends it early leaves nothing of them. */
async function finishBuild(
  { engine, pace }: Call,
  collection: Collection,
  build: IndexBuild,
  first: Outcome | undefined,
) {
  const { store, catalog } = engine;
  try {
    if (first?.error) throw first.error;
    for (let isWhole = first?.isWhole; !isWhole; ) {
      await pace.rest();
      const piece = store.begin(() => catalog.continueBuild(collection, build, new Pace()));
      isWhole = await piece.ran;
      if (isWhole) await piece.committed;
    }
    // Only now do readers see the entries.
    for (const index of build.indexes) index.ready = true;
  } catch (error) {
    await store.write(() => catalog.endBuild(collection, build));
    void catalog.purge();
    throw error;
  } finally {
    build.end();
  }
}

function isKnown(collection: Collection, wanted: IndexDefinition): boolean {
  const isIdIndex = Object.keys(wanted.key).join() === '_id' && toNumber(wanted.key._id) === 1;
  if (isIdIndex) return true;
  const twin = collection.indexes.find((index) => sameShape(index, wanted));
  if (twin) {
    if (!sameOptions(twin, wanted)) {
      throw new CommandError(
        twin.name === wanted.name ? 86 : 85,
        twin.name === wanted.name ? 'IndexKeySpecsConflict' : 'IndexOptionsConflict',
        `An equivalent index already exists with different options: ${twin.name}`,
      );
    }
    if (twin.name !== wanted.name) {
      throw new CommandError(
        85,
        'IndexOptionsConflict',
        `Index already exists with a different name: ${twin.name}`,
      );
    }
    return true;
  }
  if (collection.indexes.some(({ name }) => name === wanted.name)) {
    throw new CommandError(
      86,
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index: ${wanted.name}`,
    );
  }
  return false;
}

const noCollection = (call: Call) =>
  new CommandError(26, 'NamespaceNotFound', `ns does not exist: ${namespaceOf(call)}`);

export const listIndexes: Handler = (call) => {
  const collection = findCollection(call);
  if (!collection) throw noCollection(call);
  const documents = collection.indexes.map((index) => encode(describeIndex(index)));
  return call.engine.cursors.start(namespaceOf(call), documents, { batchSize: Number.POSITIVE_INFINITY });
};

export const dropIndexes: Handler = async (call) => {
  const { engine, command } = call;
  const reply = await engine.store.write(() => {
    const collection = findCollection(call);
    if (!collection) throw noCollection(call);
    const nIndexesWas = collection.indexes.length;
    const left = aborted(collection, command.index);
    for (const index of chosen(collection, left)) engine.catalog.removeIndex(collection, index);
    return { nIndexesWas };
  });
  void engine.catalog.purge();
  return reply;
};

/** Ends the building of the chosen indexes. What else was chosen. */
function aborted({ building }: Collection, selector: unknown): unknown {
  const names = selector === '*' ? [] : [selector].flat();
  const hit = new Set<unknown>();
  for (const build of building) {
    for (const { name, key } of build.indexes) {
      const same = names.filter((one) => one === name || JSON.stringify(one) === JSON.stringify(key));
      if (selector !== '*' && same.length === 0) continue;
      for (const one of same) hit.add(one);
      build.failure ??= new CommandError(276, 'IndexBuildAborted', `The index ${name} was dropped`);
    }
  }
  return hit.size === 0 ? selector : names.filter((one) => !hit.has(one));
}

function chosen(collection: Collection, selector: unknown): IndexDefinition[] {
  if (selector === '*') return collection.indexes.filter(({ name }) => name !== '_id_');
  return (Array.isArray(selector) ? selector : [selector]).map((one) => {
    const text = JSON.stringify(one);
    const index = collection.indexes.find(({ name, key }) => name === one || JSON.stringify(key) === text);
    if (!index) throw new CommandError(27, 'IndexNotFound', `index not found with name [${String(one)}]`);
    if (index.name === '_id_') throw new CommandError(72, 'InvalidOptions', 'cannot drop _id index');
    return index;
  });
}

/** Only the changes to an index that need no rebuild: its time to live, and hiding it from the planner. */
export const collMod: Handler = async (call) => {
  const { engine, command } = call;
  const extra = Object.keys(command).find((name) =>
    ['validator', 'viewOn', 'pipeline', 'cappedSize'].includes(name),
  );
  if (extra) throw unsupported(`collMod with "${extra}"`);
  return engine.store.write(() => {
    const collection = findCollection(call);
    if (!collection) throw noCollection(call);
    const change = command.index;
    if (!isDoc(change)) return {};
    const [index] = chosen(collection, change.name ?? change.keyPattern);
    if (!index) return {};
    const reply: Doc = {};
    if (change.expireAfterSeconds !== undefined) {
      reply.expireAfterSeconds_old = index.expireAfterSeconds ?? null;
      index.expireAfterSeconds = toNumber(change.expireAfterSeconds);
      reply.expireAfterSeconds_new = index.expireAfterSeconds;
    }
    if (change.hidden !== undefined) {
      reply.hidden_old = index.hidden;
      index.hidden = isTruthy(change.hidden);
      reply.hidden_new = index.hidden;
    }
    engine.catalog.save(collection);
    return reply;
  });
};
