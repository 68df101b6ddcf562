import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createRequire } from 'node:module';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { rounds } from '@harambee/config/long-tests.mjs';
import { propertyRuns } from '@harambee/config/property-runs.mjs';
import mongoose from 'mongoose';
import { startEmbeddedMongo } from './index.ts';
import { spawnMain, spawnServer, temporaryFolder } from './testing/database.ts';

const connect = ({ uri }: { uri: string }) =>
  mongoose.createConnection(`${uri}test`, { writeConcern: { w: 'majority', j: true } }).asPromise();

async function withFolder(work: (path: string) => Promise<void>) {
  const folder = temporaryFolder();
  try {
    await work(folder.path);
  } finally {
    folder.remove();
  }
}

test('a restart keeps documents, indexes and what is unique', () =>
  withFolder(async (path) => {
    const first = await startEmbeddedMongo({ dataDir: path });
    const before = await connect(first);
    await before.collection('a').createIndex({ k: 1, tags: 1 }, { unique: true });
    await before.collection('a').insertMany([{ k: 1, tags: ['x', 'y'] }, { k: 2 }]);
    await before.collection('a').deleteOne({ k: 2 });
    await before.collection('a').insertOne({ k: 3 });
    await before.close();
    await first.close();
    const second = await startEmbeddedMongo({ dataDir: path });
    const after = await connect(second);
    expect((await after.collection('a').find().toArray()).map(({ k }) => k)).toEqual([1, 3]);
    await expect(after.collection('a').insertOne({ k: 1, tags: 'y' })).rejects.toMatchObject({ code: 11000 });
    expect(await after.collection('a').find({ k: 1, tags: 'y' }).toArray()).toHaveLength(1);
    await after.collection('a').insertOne({ k: 4 });
    expect(await after.collection('a').countDocuments()).toBe(3);
    await after.close();
    await second.close();
  }));

const kills = propertyRuns(10);

test('killed again and again in the middle of writes: nothing acknowledged is lost, nothing is counted twice', () =>
  withFolder(async (path) => {
    let server = await spawnServer(path);
    const { port } = server;
    // One client through all deaths: the stock driver reconnects and repeats by itself.
    const client = await connect(server);
    await client.collection('log').createIndex({ worker: 1, n: 1 }, { unique: true });
    await client
      .collection('sums')
      .insertMany(Array.from({ length: 8 }, (_, _id) => ({ _id: _id as never, n: 0 })));
    const acknowledged = Array.from({ length: 8 }, () => 0);
    const attempts = Array.from({ length: 8 }, () => 0);
    const writes = new EventEmitter();
    let running = true;
    const worker = async (id: number) => {
      while (running) {
        const n = (attempts[id] as number) + 1;
        attempts[id] = n;
        try {
          await client.collection('log').insertOne({ worker: id, n });
          await client.collection('sums').updateOne({ _id: id as never }, { $inc: { n: 1 } });
          acknowledged[id] = n;
          writes.emit('acknowledged');
        } catch {
          // Not acknowledged: the write may be there or not. Start from what is stored.
          attempts[id] = await settled(() => latest(client, id));
          expect(attempts[id]).toBeGreaterThanOrEqual(acknowledged[id] as number);
          acknowledged[id] = attempts[id] as number;
          await settled(() =>
            client.collection('sums').updateOne({ _id: id as never }, { $set: { n: attempts[id] } }),
          );
        }
      }
    };
    const workers = acknowledged.map((_, id) => worker(id));
    for (let round = 0; round < kills; round++) {
      const goal = acknowledged.reduce((sum, n) => sum + n, 0) + 100;
      await progress(writes, () => acknowledged.reduce((sum, n) => sum + n, 0) >= goal);
      server.child.kill('SIGKILL');
      await server.exited;
      server = await spawnServer(path, port);
    }
    running = false;
    await Promise.all(workers);
    for (const [id, n] of acknowledged.entries()) {
      const stored = await client.collection('log').find({ worker: id }).sort({ n: 1 }).toArray();
      expect(stored.map((doc) => doc.n)).toEqual(Array.from({ length: n }, (_, i) => i + 1));
      expect(await client.collection('sums').findOne({ _id: id as never })).toMatchObject({ n });
    }
    await client.close();
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  }));

async function latest(client: mongoose.Connection, worker: number): Promise<number> {
  const [last] = await client.collection('log').find({ worker }).sort({ n: -1 }).limit(1).toArray();
  return last ? Number(last.n) : 0;
}

async function settled<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof mongoose.mongo.MongoError)) throw error;
    }
  }
}

async function progress(writes: EventEmitter, reached: () => boolean) {
  while (!reached()) await once(writes, 'acknowledged');
}

/** In each of three processes, at once. */
const additions = 20 * rounds(100, 15);

test(`three processes add ${additions} each to one number and none is lost`, () =>
  withFolder(async (path) => {
    const server = await startEmbeddedMongo({ dataDir: path });
    const script = `
      const { MongoClient } = require(${JSON.stringify(createRequire(__filename).resolve('mongodb'))});
      const client = new MongoClient(process.argv[1]);
      const counters = client.db('test').collection('counters');
      const one = async () => {
        for (let i = 0; i < ${additions / 20}; i++) {
          await counters.findOneAndUpdate({ _id: 'n' }, { $inc: { n: 1 } }, { upsert: true, returnDocument: 'after' });
        }
      };
      Promise.all(Array.from({ length: 20 }, one)).then(() => client.close());`;
    const children = [1, 2, 3].map(() =>
      spawn(process.execPath, ['-e', script, server.uri], { stdio: 'inherit' }),
    );
    for (const [code] of await Promise.all(children.map((child) => once(child, 'exit'))))
      expect(code).toBe(0);
    const client = await connect(server);
    expect(await client.collection('counters').findOne()).toMatchObject({ n: 3 * additions });
    await client.close();
    await server.close();
  }));

describe('starting', () => {
  const fails = async (env: Record<string, string>) => {
    const { exited, stderr } = spawnMain(env);
    expect(await exited).toBe(1);
    const text = await stderr;
    expect(text.trimEnd().split('\n')).toHaveLength(1);
    return text;
  };

  test('a folder in use is told in a sentence, and is free again the moment its owner dies', () =>
    withFolder(async (path) => {
      const owner = await spawnServer(path);
      expect(await fails({ DATA_DIR: path })).toContain(
        `is in use by process ${owner.child.pid}: stop that process`,
      );
      owner.child.kill('SIGKILL');
      await owner.exited;
      const next = await spawnServer(path);
      next.child.kill('SIGINT');
      expect(await next.exited).toBe(0);
    }));

  test('one process cannot open a folder twice, and can open it again after closing', () =>
    withFolder(async (path) => {
      const first = await startEmbeddedMongo({ dataDir: path });
      await expect(startEmbeddedMongo({ dataDir: path })).rejects.toThrow('in use');
      await first.close();
      const second = await startEmbeddedMongo({ dataDir: path });
      await second.close();
    }));

  test('a taken port, a folder that cannot be made, and missing settings', () =>
    withFolder(async (path) => {
      const owner = await startEmbeddedMongo({ dataDir: join(path, 'deep', 'er') });
      expect(await fails({ DATA_DIR: join(path, 'b'), PORT: String(owner.port) })).toContain(
        `Port ${owner.port} is already in use`,
      );
      expect(await fails({ DATA_DIR: '/proc/nothing/here' })).toContain('cannot be written to');
      expect(await fails({ DATA_DIR: join(__filename, 'x') })).toContain('cannot be written to');
      expect(await fails({})).toContain('DATA_DIR is not set');
      expect(await fails({ DATA_DIR: path, PORT: 'x' })).toContain('PORT is "x"');
      await owner.close();
    }));

  test('bytes that are not the protocol close the connection and harm nobody', () =>
    withFolder(async (path) => {
      const server = await startEmbeddedMongo({ dataDir: path });
      const socket = createConnection(server.port, '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(socket, 'close');
      const client = await connect(server);
      await client.collection('a').insertOne({});
      await client.close();
      await server.close();
    }));
});
