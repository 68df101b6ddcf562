import { type Doc, encode, isDoc } from '../bson/values.ts';
import { CommandError, unsupported } from '../errors.ts';
import { drain, type Pace, type Pause, pause, resultOf } from '../pace.ts';
import { isTruthy } from '../query/expression.ts';
import { compileFilter } from '../query/matcher.ts';
import { idPrefix, successor } from '../store/keys.ts';
import { scan } from '../store/store.ts';
import { type Call, collectionName, docArg, findCollection, type Handler, namespaceOf } from './context.ts';

const noCollection = (namespace: string) =>
  new CommandError(26, 'NamespaceNotFound', `ns not found: ${namespace}`);

const refused = [
  'capped',
  'timeseries',
  'viewOn',
  'clusteredIndex',
  'validator',
  'encryptedFields',
  'expireAfterSeconds',
];

export const create: Handler = async (call) => {
  const { engine, db, command } = call;
  const option = refused.find((name) => isTruthy(command[name]));
  if (option) throw unsupported(`Creating a collection with "${option}"`);
  if (isDoc(command.collation) && command.collation.locale !== 'simple') {
    throw unsupported('A default collation for a collection');
  }
  const name = collectionName(call);
  return engine.store.write(() => {
    if (engine.catalog.find(db, name)) {
      throw new CommandError(48, 'NamespaceExists', `Collection ${db}.${name} already exists.`);
    }
    engine.catalog.obtain(db, name);
    return {};
  });
};

export const drop: Handler = async (call) => {
  const { engine } = call;
  const reply = await engine.store.write(() => {
    const collection = findCollection(call);
    if (!collection) return {};
    engine.catalog.drop(collection);
    return { nIndexesWas: collection.indexes.length, ns: collection.namespace };
  });
  void engine.catalog.purge();
  return reply;
};

export const dropDatabase: Handler = async ({ engine, db }) => {
  await engine.store.write(() => {
    for (const collection of engine.catalog.list(db)) engine.catalog.drop(collection);
  });
  void engine.catalog.purge();
  return { dropped: db };
};

export const renameCollection: Handler = async ({ engine, command }) => {
  const from = String(command.renameCollection);
  const to = String(command.to);
  const split = (namespace: string): [string, string] => {
    const dot = namespace.indexOf('.');
    return [namespace.slice(0, dot), namespace.slice(dot + 1)];
  };
  const reply = await engine.store.write(() => {
    const source = engine.catalog.find(...split(from));
    if (!source) throw noCollection(from);
    const target = engine.catalog.find(...split(to));
    if (target && !isTruthy(command.dropTarget)) {
      throw new CommandError(48, 'NamespaceExists', `target namespace exists: ${to}`);
    }
    if (split(from)[0] !== split(to)[0]) throw unsupported('Renaming a collection into another database');
    if (target) engine.catalog.drop(target);
    engine.catalog.rename(source, ...split(to));
    return {};
  });
  void engine.catalog.purge();
  return reply;
};

export const listCollections: Handler = ({ engine, db, command }) => {
  const matches = compileFilter(docArg(command, 'filter'));
  const rows = engine.catalog.list(db).map(({ name }) => ({
    name,
    type: 'collection',
    ...(isTruthy(command.nameOnly)
      ? {}
      : { options: {}, info: { readOnly: false }, idIndex: { v: 2, key: { _id: 1 }, name: '_id_' } }),
  }));
  const documents = rows.filter((row) => matches(row)).map((row) => encode(row));
  return engine.cursors.start(`${db}.$cmd.listCollections`, documents, {
    batchSize: Number.POSITIVE_INFINITY,
  });
};

export const listDatabases: Handler = async ({ engine, command, pace }) => {
  const matches = compileFilter(docArg(command, 'filter'));
  const names = [...new Set(engine.catalog.list().map(({ db }) => db))].sort();
  const all = [];
  for (const name of names) all.push({ name, sizeOnDisk: await sizeOf(engine, name, pace), empty: false });
  const databases = all.filter(matches);
  if (isTruthy(command.nameOnly)) return { databases: databases.map(({ name }) => ({ name })) };
  return { databases, totalSize: databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0) };
};

async function sizeOf({ catalog }: Call['engine'], db: string, pace: Pace): Promise<number> {
  let bytes = 0;
  for (const { id } of catalog.list(db)) bytes += await bytesOf(catalog, id, pace);
  return bytes;
}

async function bytesOf({ store }: Call['engine']['catalog'], id: number, pace: Pace): Promise<number> {
  let bytes = 0;
  await drain(sizes(store, id, pace), pace, (size) => {
    bytes += size;
  });
  return bytes;
}

function* sizes(store: Call['engine']['store'], id: number, pace: Pace): Generator<number | Pause> {
  const start = idPrefix(id);
  for (const { value } of scan(store.data, start, successor(start))) {
    yield value.length;
    if (pace.isDue()) yield pause;
  }
}

export const collStats: Handler = async (call) => {
  const { engine, pace } = call;
  const collection = findCollection(call);
  const size = collection ? await bytesOf(engine.catalog, collection.id, pace) : 0;
  const count = collection ? await resultOf(collection.count(pace), pace) : 0;
  return {
    ns: namespaceOf(call),
    size,
    count,
    ...(count > 0 ? { avgObjSize: Math.floor(size / count) } : {}),
    storageSize: size,
    nindexes: collection?.indexes.length ?? 0,
    indexSizes: Object.fromEntries((collection?.indexes ?? []).map(({ name }) => [name, 0])) as Doc,
    totalIndexSize: 0,
    capped: false,
  };
};
