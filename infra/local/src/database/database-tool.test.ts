import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@harambee/embedded-mongo';
import { MongoClient } from 'mongodb';
import { runDatabaseTool } from './database-tool.ts';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'harambee-database-'));
const root = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(words: string[], env: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const code = await runDatabaseTool(
    words,
    { DATA_DIR: root, ...env },
    { line: (text) => void lines.push(text) },
  );
  return { code, words: lines.join('\n') };
}

async function withDatabase<T>(work: (database: EmbeddedMongo) => Promise<T>): Promise<T> {
  mkdirSync(root, { recursive: true });
  const database = await startEmbeddedMongo({ dataDir: join(root, 'database') });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function countOf(database: EmbeddedMongo, insert = 0): Promise<number> {
  const client = new MongoClient(database.uri);
  const things = client.db('test').collection('things');
  if (insert > 0) await things.insertMany(Array.from({ length: insert }, (_, n) => ({ n })));
  const count = await things.countDocuments();
  await client.close();
  return count;
}

test.each([
  [[]],
  [['delete']],
  [['backup']],
  [['verify', 'x']],
  [['restore', 'x', '--force']],
  [['compact', '--replace']],
])('%j is answered with how to say it', async (words) => {
  expect(await run(words)).toEqual({
    code: 1,
    words: expect.stringMatching(/^Say what is to be done: npm run/),
  });
});

test('a database of its own is not for this command', async () => {
  const { code, words } = await run(['verify'], { MONGODB_URI: 'mongodb://db.example' });
  expect({ code, words }).toEqual({ code: 1, words: expect.stringMatching(/mongodump/) });
});

test('verify and backup while the database runs, restore and compact after it was stopped', async () => {
  await withDatabase(async (database) => {
    await countOf(database, 500);
    expect(await run(['verify'])).toEqual({
      code: 0,
      words: 'The database is in order. 1 collections, 500 documents, 500 index entries.',
    });
    expect(await run(['backup', join(folder, 'backup')])).toMatchObject({ code: 0 });
    await countOf(database, 100);
    for (const words of [['restore', join(folder, 'backup'), '--replace'], ['compact']])
      expect(await run(words)).toEqual({
        code: 1,
        words: expect.stringMatching(/in use by process \d+: stop/),
      });
  });
  expect(await run(['restore', join(folder, 'backup')])).toEqual({
    code: 1,
    words: expect.stringMatching(/has data already: add --replace/),
  });
  expect(await run(['restore', join(folder, 'backup'), '--replace'])).toMatchObject({ code: 0 });
  expect(await run(['compact'])).toMatchObject({ code: 0 });
  expect(await withDatabase((database) => countOf(database))).toBe(500);
  const path = join(root, 'database', 'data.mdb');
  const bytes = readFileSync(path);
  bytes.fill(0, bytes.length - 8_192);
  writeFileSync(path, bytes);
  expect(await run(['verify'])).toEqual({
    code: 1,
    words: expect.stringMatching(/is damaged: restore a backup/),
  });
});
