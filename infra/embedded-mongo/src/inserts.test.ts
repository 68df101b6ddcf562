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
