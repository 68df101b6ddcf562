import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../index.ts';
import { temporaryFolder } from '../testing/database.ts';
import { RawClient } from '../testing/raw-client.ts';
import { databaseUri } from './access-key.ts';

const folder = temporaryFolder();
const dataDir = join(folder.path, 'data');
const start = () => startEmbeddedMongo({ dataDir });
let server: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  server = await start();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('every command but the greeting is refused until the key was shown', async () => {
  const client = await RawClient.connect(server.uri);
  expect(await client.send({ hello: 1, $db: 'admin' })).toMatchObject({ ok: 1, isWritablePrimary: true });
  const commands = [
    { ping: 1 },
    { find: 'things' },
    { insert: 'things', documents: [{ a: 1 }] },
    { backup: folder.path },
    { serverStatus: 1 },
    { getMore: 1, collection: 'things' },
    { noSuchCommand: 1 },
  ];
  for (const command of commands)
    expect(await client.send({ ...command, $db: 'test' })).toMatchObject({ ok: 0, code: 13 });
  client.close();
});

test('another key, another user and a proof for another connection are refused', async () => {
  const { password } = new URL(server.uri);
  const attempts: [string, string][] = [
    ['harambee', 'x'.repeat(43)],
    ['admin', password],
    ['harambee', ''],
  ];
  for (const [user, key] of attempts) {
    const client = await RawClient.connect(server.uri);
    expect(await client.signIn(user, key)).toMatchObject({ ok: 0, code: 18 });
    expect(await client.send({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 0, code: 13 });
    client.close();
  }
  const late = await RawClient.connect(server.uri);
  expect(
    await late.send({ saslContinue: 1, conversationId: 1, payload: 'c=biws', $db: 'admin' }),
  ).toMatchObject({
    code: 18,
  });
  expect(await late.signIn('harambee', password)).toMatchObject({ ok: 1, done: true });
  expect(await late.send({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 1 });
  late.close();
});

test('the stock driver signs in by the address, whatever the name of the database', async () => {
  const client = new MongoClient(`${server.uri}some?retryWrites=true`);
  await client.db().collection('things').insertOne({ a: 1 });
  expect(await client.db('other').command({ connectionStatus: 1 })).toMatchObject({
    authInfo: { authenticatedUsers: [{ user: 'harambee' }] },
  });
  await client.close();
  const bare = new MongoClient(`mongodb://127.0.0.1:${server.port}/`, { serverSelectionTimeoutMS: 5_000 });
  await expect(bare.db('some').collection('things').findOne()).rejects.toMatchObject({ code: 13 });
  await bare.close();
});

test('only the owner can read the key, which stays the same over restarts', async () => {
  const path = join(dataDir, 'access-key');
  const { uri } = server;
  expect(modeOf(path)).toBe(0o600);
  expect(modeOf(dataDir)).toBe(0o700);
  expect(modeOf(join(dataDir, 'running.json'))).toBe(0o600);
  expect(readFileSync(path, 'utf8').trim()).toMatch(/^[\w-]{43}$/);
  chmodSync(path, 0o644);
  await server.close();
  server = await start();
  expect(modeOf(path)).toBe(0o600);
  expect(new URL(server.uri).password).toBe(new URL(uri).password);
  expect(databaseUri(dataDir, server.port)).toBe(server.uri);
});
