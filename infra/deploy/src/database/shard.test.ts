import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import mongoose from 'mongoose';
import { deployFolder, filesBelow, readText, repositoryFolder } from '../files.ts';

type Key = Record<string, 1 | 'hashed'>;

/** Runs the script as mongosh would, against a cluster that only records its calls. */
function runScript(shardedBefore: readonly string[] = []) {
  const told = {
    enabled: [] as string[],
    indexes: new Map<string, Key>(),
    keys: new Map<string, Key>(),
    lines: [] as string[],
  };
  const database = (name: string) => ({
    collections: { find: () => ({ toArray: () => shardedBefore.map((_id) => ({ _id })) }) },
    getCollection: (collection: string) => ({
      createIndex: (key: Key) => told.indexes.set(`${name}.${collection}`, key),
    }),
  });
  const context = createContext({
    require,
    __dirname: join(deployFolder, 'database'),
    DATABASE: 'harambee',
    db: { getSiblingDB: database },
    sh: {
      enableSharding: (name: string) => told.enabled.push(name),
      shardCollection: (namespace: string, key: Key) => told.keys.set(namespace, key),
    },
    print: (line: string) => told.lines.push(line),
  });
  runInContext(readText(deployFolder, 'database', 'shard.js'), context);
  const decisions = JSON.parse(runInContext('JSON.stringify(decisions)', context) as string) as Record<
    string,
    [Key | null, string]
  >;
  return { ...told, decisions };
}

interface Known {
  collection: string;
  hasTenant: boolean;
  unique: string[][];
}
let known: Known[];

beforeAll(async () => {
  const models = [join('services'), join('shared', 'service-kit')].flatMap((folder) =>
    filesBelow(join(repositoryFolder, folder), /\.model\.ts$/),
  );
  for (const file of models) await import(file);
  known = Object.values(mongoose.models).map(({ collection, schema }) => ({
    collection: collection.collectionName,
    hasTenant: schema.path('tenantId') !== undefined,
    unique: schema
      .indexes()
      .filter(([, options]) => options.unique)
      .map(([fields]) => Object.keys(fields)),
  }));
});

test('every collection of the product has its decision, and none is decided that does not exist', () => {
  expect(known.length).toBeGreaterThan(35);
  expect(Object.keys(runScript().decisions).sort()).toEqual(known.map(({ collection }) => collection).sort());
});

test('a key fits the unique indexes of its collection', () => {
  const { decisions } = runScript();
  const broken = known.flatMap(({ collection, unique }) => {
    const key = decisions[collection]?.[0];
    if (!key) return [];
    const fields = Object.keys(key);
    return unique
      .filter((index) => fields.some((field, place) => index[place] !== field))
      .map((index) => `${collection}: ${index} does not begin with ${fields}`);
  });
  expect(broken).toEqual([]);
});

test('a key begins with the tenant; every exception is one of these, and has its reason', () => {
  const { decisions } = runScript();
  const exceptions = known
    .filter(
      ({ collection, hasTenant }) =>
        hasTenant && !Object.keys(decisions[collection]?.[0] ?? {}).includes('tenantId'),
    )
    .map(({ collection }) => collection);
  expect(exceptions.sort()).toEqual([
    'guests',
    'handler_deliveries',
    'impact_board',
    'invitations',
    'mailed_links',
    'pending_sign_ins',
    'removals',
    'sessions',
    'users',
  ]);
  for (const [key, why] of Object.values(decisions)) {
    expect(why.length).toBeGreaterThan(10);
    expect(key === null || Object.values(key)[0]).not.toBe(1);
  }
});

test('the index of a key is made before its collection is sharded, and a second run changes nothing', () => {
  const first = runScript();
  expect(first.enabled).toEqual(['harambee']);
  expect(first.keys.get('harambee.proposals')).toEqual({ tenantId: 'hashed', _id: 1 });
  expect([...first.indexes]).toEqual([...first.keys]);
  expect(first.keys.has('harambee.users')).toBe(false);

  const again = runScript([...first.keys.keys()]);
  expect([...again.keys, ...again.indexes]).toEqual([]);
});
