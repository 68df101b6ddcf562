import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { encode } from '../bson/values.ts';
import { startEmbeddedMongo } from '../index.ts';
import { Catalog } from '../store/catalog.ts';
import { mapNames } from '../store/checksum.ts';
import { entryKey } from '../store/collection.ts';
import { keysOf } from '../store/index-keys.ts';
import { Store } from '../store/store.ts';
import { everything, fillFolder } from '../testing/damaged-files.ts';
import { temporaryFolder } from '../testing/database.ts';
import { compactFolder, copyClosed, makeBackup, restoreBackup, verifyFolder } from './index.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
const whole = at('whole');
let expected: string;

const answersOf = async (dataDir: string): Promise<string> => {
  const server = await startEmbeddedMongo({ dataDir });
  try {
    return await everything(server.uri);
  } finally {
    await server.close();
  }
};

beforeAll(async () => {
  await fillFolder(whole);
  expected = await answersOf(whole);
});
afterAll(() => folder.remove());

test('a backup made while documents are written holds one moment, and is restored as it was', async () => {
  const server = await startEmbeddedMongo({ dataDir: at('busy') });
  const client = new MongoClient(server.uri);
  const pairs = client.db('test').collection('pairs');
  await pairs.createIndex({ n: 1 });
  let running = true;
  let written = 0;
  const writer = async (name: string) => {
    // Two documents in one statement: a backup has both or neither, and no gap before the last.
    for (let n = 0; running; n++) {
      await pairs.insertMany([
        { n, name, text: 'x'.repeat(500) },
        { n, name, twin: true, text: 'y'.repeat(n % 10 ? 100 : 6_000) },
      ]);
      written++;
    }
  };
  const writers = ['a', 'b', 'c'].map(writer);
  while (written < 30) await pairs.findOne();
  const before = await pairs.countDocuments();
  await makeBackup(at('hot'), (draft) => client.db('admin').command({ backup: draft }));
  const after = await pairs.countDocuments();
  while (written < after / 2 + 10) await pairs.findOne();
  running = false;
  await Promise.all(writers);
  await client.close();
  await server.close();

  await restoreBackup(at('hot'), at('restored'));
  expect(await verifyFolder(at('restored'))).toMatchObject({ problems: [], collections: 1 });
  const second = await startEmbeddedMongo({ dataDir: at('restored') });
  const restored = new MongoClient(second.uri);
  const found = await restored.db('test').collection('pairs').find().sort({ n: 1 }).toArray();
  expect(found.length).toBeGreaterThanOrEqual(before);
  expect(found.length).toBeLessThanOrEqual(after);
  for (const name of ['a', 'b', 'c']) {
    const own = found.filter((doc) => doc.name === name);
    const firsts = own.filter((doc) => !doc.twin).map(({ n }) => n);
    expect(firsts).toEqual(firsts.map((_, i) => i));
    expect(own.filter((doc) => doc.twin).map(({ n }) => n)).toEqual(firsts);
  }
  await restored.close();
  await second.close();
});

test('a backup of a closed folder gives the same answers; the folder it is put into is not overwritten unasked', async () => {
  await makeBackup(at('cold'), (draft) => copyClosed(whole, draft));
  await restoreBackup(at('cold'), at('copy'));
  expect(await answersOf(at('copy'))).toBe(expected);
  await expect(restoreBackup(at('cold'), at('copy'))).rejects.toThrow('has data already: add --replace');
  const kept = await restoreBackup(at('cold'), at('copy'), { replace: true });
  expect(existsSync(kept as string)).toBe(true);
  expect(await answersOf(at('copy'))).toBe(expected);
  await expect(makeBackup(at('cold'), (draft) => copyClosed(whole, draft))).rejects.toThrow(
    'is there already',
  );
});

test('a backup that is damaged is not restored, and a damaged file makes no backup', async () => {
  await makeBackup(at('torn'), (draft) => copyClosed(whole, draft));
  const path = join(at('torn'), 'data.mdb');
  const bytes = readFileSync(path);
  // All of them: some are of documents that are there no more.
  for (let at = bytes.indexOf('xxxxxxxx'); at >= 0; at = bytes.indexOf('xxxxxxxx', at + 1)) bytes[at] = 0x79;
  writeFileSync(path, bytes);
  await expect(restoreBackup(at('torn'), at('never'))).rejects.toThrow('is damaged');
  expect(existsSync(at('never'))).toBe(false);
  await expect(makeBackup(at('of-torn'), (draft) => copyClosed(at('torn'), draft))).rejects.toThrow(
    'No backup was made, because the data file is damaged: the checksum of an entry of "data" is wrong',
  );
  expect(readdirSync(folder.path).filter((name) => name.startsWith('of-torn'))).toEqual([]);
});

test('compacting gives free pages back and changes no answer', async () => {
  await makeBackup(at('large'), (draft) => copyClosed(whole, draft));
  const server = await startEmbeddedMongo({ dataDir: at('large') });
  const client = new MongoClient(server.uri);
  const much = client.db('test').collection('much');
  await much.insertMany(Array.from({ length: 300 }, () => ({ text: 'x'.repeat(9_000) })));
  await much.drop();
  await client.close();
  await server.close();
  const { bytesBefore, bytesAfter } = await compactFolder(at('large'));
  expect(bytesAfter).toBeLessThan(bytesBefore / 2);
  expect(statSync(join(at('large'), 'data.mdb')).size).toBe(bytesAfter);
  expect(await verifyFolder(at('large'))).toMatchObject({ problems: [] });
  expect(await answersOf(at('large'))).toBe(expected);
});

/** Opens a store as an earlier version left it: without the flag and without checksums. */
async function unseal(dataDir: string) {
  const { open } = await import('lmdb');
  const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
  const env = open<Buffer, Buffer>({ path: dataDir, ...binary, maxDbs: 8, noSubdir: false });
  for (const name of Object.values(mapNames)) {
    const map = env.openDB<Buffer, Buffer>({ name, ...binary });
    const all = [...map.getRange({})];
    await env.transaction(() => {
      for (const { key, value } of all) map.put(key, value.subarray(0, -5));
      if (name === mapNames.catalog) map.remove(Buffer.from('m\0sealed'));
    });
  }
  await env.close();
}

test('a folder of before checksums opens, is written to, and gets them all by compacting', async () => {
  await makeBackup(at('old'), (draft) => copyClosed(whole, draft));
  await unseal(at('old'));
  expect(await answersOf(at('old'))).toBe(expected);
  const before = await verifyFolder(at('old'));
  expect(before.problems).toEqual([]);
  expect(before.unsealed).toBeGreaterThan(1_000);
  const server = await startEmbeddedMongo({ dataDir: at('old') });
  const client = new MongoClient(server.uri);
  await client
    .db('test')
    .collection('a')
    .updateMany({}, { $set: { state: 'new' } });
  await client.close();
  await server.close();
  const between = await verifyFolder(at('old'));
  expect(between.problems).toEqual([]);
  expect(between.unsealed).toBeLessThan(before.unsealed);
  const { sealed } = await compactFolder(at('old'));
  expect(sealed).toBe(between.unsealed);
  expect(await verifyFolder(at('old'))).toMatchObject({ problems: [], unsealed: 0 });
});

test('verifying compares indexes and documents both ways', async () => {
  await makeBackup(at('crooked'), (draft) => copyClosed(whole, draft));
  const store = new Store(at('crooked'));
  const collection = new Catalog(store).find('test', 'a');
  if (!collection) throw new Error('the folder has no collection "a"');
  const byNumber = collection.indexes.find(
    ({ name }) => name === 'n_1',
  ) as (typeof collection.indexes)[number];
  await store.write(() => {
    const [key] = keysOf(byNumber, { n: 5 }).keys as [Buffer];
    store.index.remove(entryKey(byNumber, key, 0));
    store.data.put(Buffer.from('ffffff00000000000001', 'hex'), Buffer.from(encode({ _id: 1 })));
  });
  await store.close();
  const { problems } = await verifyFolder(at('crooked'));
  expect(problems).toEqual([
    expect.stringMatching(/^Document \d+ of test\.a is not in its index n_1\.$/),
    expect.stringMatching(/^The index n_1 of test\.a has \d+ entries, and its documents ask for \d+\.$/),
    '1 documents belong to no collection.',
  ]);
});
