import mongoose from 'mongoose';
import { startEmbeddedMongo } from './index.ts';
import { temporaryFolder, useDatabase } from './testing/database.ts';

const test_ = useDatabase();
const waitFor = (collection: string, known: number, maxTimeMS: number) =>
  test_.db.command({ awaitInsert: collection, known, maxTimeMS });

test('an insert wakes whoever waits for that collection, and nobody else', async () => {
  const [mine, other] = [test_.collection(), test_.collection()];
  const woken = waitFor(mine.collectionName, 0, 30_000);
  const asleep = waitFor(other.collectionName, 0, 300);
  await mine.insertOne({ a: 1 });
  expect(await woken).toMatchObject({ count: 1, ok: 1 });
  expect(await asleep).toMatchObject({ count: 0, ok: 1 });
});

test('what was inserted since is said at once', async () => {
  const mine = test_.collection();
  await mine.insertOne({ a: 1 });
  await mine.insertMany([{ a: 2 }, { a: 3 }]);
  expect(await waitFor(mine.collectionName, 1, 30_000)).toMatchObject({ count: 2 });
});

describe('with `only`', () => {
  const names = ['wanted', 'wanted, too'];
  const waitForNames = (collection: string, known: number, maxTimeMS = 30_000) =>
    test_.db.command({ awaitInsert: collection, known, maxTimeMS, only: { name: names } });

  test('a client is told of such documents as they are stored, and sleeps while others are', async () => {
    const mine = test_.collection();
    const { count } = await waitForNames(mine.collectionName, 0, 0);
    const told = waitForNames(mine.collectionName, count);
    await mine.insertMany([{ name: 'other' }, { a: 1 }]);
    await mine.insertMany([{ name: 'other' }, { _id: 7 as never, name: 'wanted', at: new Date(5) }]);
    expect(await told).toMatchObject({ count: 2, documents: [{ _id: 7, name: 'wanted', at: new Date(5) }] });
    await mine.insertOne({ name: 'wanted, too' });
    await mine.insertOne({ name: 'other' });
    // Between two waits.
    expect(await waitForNames(mine.collectionName, 2)).toMatchObject({
      count: 4,
      documents: [{ name: 'wanted, too' }],
    });
    expect(await waitForNames(mine.collectionName, 4, 50)).toMatchObject({ count: 4, documents: [] });
  });

  test('a document that was refused is not among them', async () => {
    const mine = test_.collection();
    await waitForNames(mine.collectionName, 0, 0);
    await mine.insertOne({ _id: 1 as never, name: 'wanted' });
    const both = [
      { _id: 1 as never, name: 'wanted' },
      { _id: 2 as never, name: 'wanted' },
    ];
    await expect(mine.insertMany(both, { ordered: false })).rejects.toThrow(/duplicate/);
    expect((await waitForNames(mine.collectionName, 1)).documents).toEqual([{ _id: 2, name: 'wanted' }]);
  });

  test('a client that was away for longer than documents are kept has to read', async () => {
    const mine = test_.collection();
    await mine.insertOne({ name: 'wanted' });
    expect(await waitForNames(mine.collectionName, 0)).not.toHaveProperty('documents');
    await mine.insertMany(Array.from({ length: 1_001 }, () => ({ name: 'wanted' })));
    expect(await waitForNames(mine.collectionName, 1)).not.toHaveProperty('documents');
    // Of a database before this one.
    expect(await waitForNames(mine.collectionName, 99)).not.toHaveProperty('documents');
  });

  test.each([[{ name: 'wanted' }], [{ name: [], other: [] }]])('%j is refused', async (only) => {
    await expect(test_.db.command({ awaitInsert: 'any', maxTimeMS: 0, only })).rejects.toThrow(/only/);
  });
});

test('with `except`, a client is told of all others', async () => {
  const mine = test_.collection();
  const waitForOthers = (known: number, maxTimeMS: number) =>
    test_.db.command({ awaitInsert: mine.collectionName, known, maxTimeMS, except: { by: ['me'] } });
  await waitForOthers(0, 0);
  await mine.insertMany([{ by: 'me' }, { by: 'me' }]);
  const told = waitForOthers(1, 30_000);
  await mine.insertMany([{ _id: 1 as never, by: 'you' }, { by: 'me' }, { _id: 2 as never }]);
  expect((await told).documents).toEqual([{ _id: 1, by: 'you' }, { _id: 2 }]);
});

test.each([[-1], ['soon'], [1.5]])('%p is no time to wait', async (maxTimeMS) => {
  await expect(test_.db.command({ awaitInsert: 'any', maxTimeMS })).rejects.toThrow(/maxTimeMS/);
});

test('a database that closes keeps nobody waiting', async () => {
  const folder = temporaryFolder();
  const server = await startEmbeddedMongo({ dataDir: folder.path });
  const connection = await mongoose.createConnection(`${server.uri}test`).asPromise();
  const answer = connection.db
    ?.command({ awaitInsert: 'any', known: 0, maxTimeMS: 60_000 })
    .catch(() => undefined);
  await connection.db?.command({ ping: 1 });
  await server.close();
  await answer;
  await connection.close();
  folder.remove();
});
