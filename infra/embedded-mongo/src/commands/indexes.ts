import { type Doc, encode, isDoc, toNumber } from '../bson/values.ts';
import { CommandError, failedToParse, unsupported } from '../errors.ts';
import { isTruthy } from '../query/expression.ts';
import type { Collection } from '../store/collection.ts';
import {
  describeIndex,
  type IndexDefinition,
  parseIndex,
  sameOptions,
  sameShape,
} from '../store/index-definition.ts';
import { type Call, collectionName, findCollection, type Handler, namespaceOf, settle } from './context.ts';

export const createIndexes: Handler = async (call: Call) => {
  const { engine, db, command } = call;
  const name = collectionName(call);
  const specs = command.indexes;
  if (!Array.isArray(specs) || specs.length === 0 || !specs.every(isDoc)) {
    throw failedToParse('createIndexes needs a list of indexes');
  }
  const built: IndexDefinition[] = [];
  const build = () => {
    const existed = engine.catalog.find(db, name) !== undefined;
    // Read before anything is made: a bad specification must leave no trace.
    const wanted = specs.map((spec) => ({ spec, parsed: parseIndex(spec, 0) }));
    const collection = engine.catalog.obtain(db, name);
    const before = collection.indexes.length;
    for (const { spec, parsed } of wanted) {
      if (!isKnown(collection, parsed)) built.push(engine.catalog.addIndex(collection, spec));
    }
    return {
      numIndexesBefore: before,
      numIndexesAfter: collection.indexes.length,
      createdCollectionAutomatically: !existed,
    };
  };
  try {
    return await engine.store.write(build);
  } finally {
    // Only now do readers see the entries. Those built before one that failed stay, so they are ready too.
    for (const index of built) index.ready = true;
    await settle(call);
  }
};

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
    for (const index of chosen(collection, command.index)) engine.catalog.removeIndex(collection, index);
    return { nIndexesWas };
  });
  void engine.catalog.purge();
  return reply;
};

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
