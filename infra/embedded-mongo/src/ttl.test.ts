import { MongoClient } from 'mongodb';
import { openFolder } from './file/open-folder.ts';
import { startEmbeddedMongo } from './index.ts';
import { Catalog } from './store/catalog.ts';
import { temporaryFolder } from './testing/database.ts';
import { removeExpired } from './ttl.ts';

test('an idle database only looks for expired documents; it writes when there is one', async () => {
  const place = temporaryFolder();
  const server = await startEmbeddedMongo({ dataDir: place.path });
  const client = await new MongoClient(server.uri).connect();
  const notes = client.db('test').collection('notes');
  await notes.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  const at = new Date();
  await notes.insertMany([{ at }, { at: 'never' }]);
  await client.close();
  await server.close();

  const { store, release } = await openFolder(place.path);
  const catalog = new Catalog(store);
  const before = store.writes;
  expect(await removeExpired(catalog, at.getTime() + 59_000)).toBe(0);
  expect(store.writes).toBe(before);
  expect(await removeExpired(catalog, at.getTime() + 60_000)).toBe(1);
  expect(store.writes).toBeGreaterThan(before);
  await catalog.close();
  await store.close();
  release();
  place.remove();
});
