import { randomUUID } from 'node:crypto';
import { type Db, MongoClient } from 'mongodb';
import { type Drill, drill } from './drill.ts';

let client: MongoClient;
const made: Db[] = [];
const database = (): Db => {
  const db = client.db(`drill_${randomUUID().slice(0, 8)}`);
  made.push(db);
  return db;
};

beforeAll(async () => {
  client = await MongoClient.connect(process.env.MONGODB_URI as string);
});
afterAll(async () => {
  for (const db of made) await db.dropDatabase();
  await client.close();
});

async function filled(): Promise<Db> {
  const source = database();
  await source.collection<{ _id: string }>('notes').insertMany(
    Array.from({ length: 30 }, (_, n) => ({
      _id: `${n}-${randomUUID()}`,
      tenantId: 't',
      n,
      at: new Date(n),
    })),
  );
  await source.collection('notes').createIndex({ tenantId: 1, n: 1 }, { unique: true });
  await source.collection('tenants').insertOne({ name: 'Maji' });
  return source;
}

/** What mongodump and mongorestore do between two servers, done between two databases. */
async function copy(source: Db, target: Db): Promise<void> {
  for (const { name } of await source.listCollections().toArray()) {
    await target.collection(name).insertMany(await source.collection(name).find().toArray());
    for (const { key, unique } of await source.collection(name).indexes()) {
      if (!('_id' in key)) await target.collection(name).createIndex(key, unique ? { unique } : {});
    }
  }
}

async function drilled(spoil: (target: Db, source: Db) => Promise<unknown>, options: Partial<Drill> = {}) {
  const [source, target] = [await filled(), database()];
  return drill({
    source,
    target,
    dump: async () => undefined,
    restore: async () => {
      await copy(source, target);
      await spoil(target, source);
    },
    ...options,
  });
}

test('a backup that is restored whole has no difference', async () => {
  const lines: string[] = [];
  expect(await drilled(async () => undefined, { tell: (line) => lines.push(line) })).toEqual([]);
  expect(lines[0]).toContain('2 collections with 31 documents');
});

test('a changed document, a lost one, a lost index and a lost collection are noticed', async () => {
  const notes = (db: Db) => db.collection('notes');
  expect(
    await drilled((target) => notes(target).updateOne({ n: 3 }, { $set: { tenantId: 'other' } })),
  ).toEqual([expect.stringMatching(/^notes: .*3-.* is not what it was$/)]);
  expect(await drilled((target) => notes(target).deleteOne({ n: 3 }))).toEqual([
    'notes: 29 documents instead of 30',
    expect.stringMatching(/^notes: .*3-.* was not restored$/),
  ]);
  expect(await drilled((target) => notes(target).dropIndexes())).toEqual([
    expect.stringContaining('notes: lacks the index {"key":{"tenantId":1,"n":1},"unique":true'),
  ]);
  expect(await drilled((target) => target.collection('tenants').drop())).toEqual([
    'tenants: was not restored',
  ]);
});

test('what is written while the dump runs is no difference', async () => {
  const [source, target] = [await filled(), database()];
  const problems = await drill({
    source,
    target,
    dump: async () => {
      await copy(source, target);
      await source.collection('notes').updateOne({ n: 1 }, { $set: { n: 100 } });
      await source.collection('notes').insertOne({ tenantId: 't', n: 31 });
    },
    restore: async () => undefined,
  });
  expect(problems).toEqual([]);
});

test('a drill neither writes over a database nor tests an empty one', async () => {
  const [source, target] = [await filled(), await filled()];
  const nothing = async () => undefined;
  await expect(drill({ source, target, dump: nothing, restore: nothing })).rejects.toThrow(
    'never writes over one',
  );
  await expect(
    drill({ source: database(), target: database(), dump: nothing, restore: nothing }),
  ).rejects.toThrow('nothing would be tested');
});
