import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { MongoClient } from 'mongodb';
import { databaseUri } from '../dist/access/access-key.js';

/**
 * How long others wait beside each kind of long statement: `npm run bench:long -w @harambee/embedded-mongo
 * [-- documents]`, after a build. A folder named by BENCH_FOLDER is kept and used again; DATABASE_MAIN names another
 * build to measure.
 */
const total = Number(process.argv[2] ?? 1_000_000);
const main = process.env.DATABASE_MAIN ?? new URL('../dist/main.js', import.meta.url).pathname;
const folder = process.env.BENCH_FOLDER ?? mkdtempSync(join(tmpdir(), 'embedded-mongo-long-'));
const isNew = !existsSync(join(folder, 'data.mdb'));
const say = (line) => process.stdout.write(`${line}\n`);

const child = spawn(process.execPath, [main], {
  env: { ...process.env, DATA_DIR: folder, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(createInterface({ input: child.stdout }), 'line');
const uri = databaseUri(folder, JSON.parse(line).port);
const options = {
  writeConcern: { w: 'majority', j: true },
  socketTimeoutMS: 0,
  serverSelectionTimeoutMS: 120_000,
};
const client = new MongoClient(uri, options);
const pinger = new Worker(new URL('./pinger.mjs', import.meta.url), { workerData: uri });
const docs = client.db('bench').collection('proposals');

const memory = () =>
  Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
const processor = () => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const document = (i) => ({
  _id: i,
  tenantId: `t${i % 50}`,
  status: i % 3 ? 'completed' : 'draft',
  amount: (i * 7919) % 100_003,
  title: `Proposal ${i}`,
  updatedAt: new Date(i * 1000),
  text: 'x'.repeat(400),
});

async function load() {
  await docs.createIndex({ tenantId: 1, status: 1, updatedAt: -1, _id: -1 });
  for (let at = 0; at < total; at += 5000) {
    const count = Math.min(5000, total - at);
    await docs.insertMany(Array.from({ length: count }, (_, i) => document(at + i)));
  }
}

const pad = (text, width) => String(text).padStart(width);

/** Runs a statement while another client pings, and then writes single documents. */
async function measure(name, work) {
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, memory());
  }, 50);
  pinger.postMessage('start');
  const startedAt = performance.now();
  const before = processor();
  let note = '';
  try {
    note = await work();
  } catch (error) {
    note = `error ${error.code ?? error.name}`;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(watching);
  pinger.postMessage('stop');
  const [times] = await once(pinger, 'message');
  const used = processor() - before;
  const insert = await singleWrites();
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor((times.length - 1) * 0.99)];
  say(
    `| ${name.padEnd(34)} | ${pad(seconds.toFixed(1), 6)} | ${pad(used.toFixed(1), 6)} | ${pad(times.length, 6)} | ${pad(p99.toFixed(1), 8)} | ${pad(times.at(-1).toFixed(1), 8)} | ${pad(Math.round(most), 6)} | ${pad(insert, 9)} | ${note}`,
  );
}

/** Median processor time of 100 single writes, in milliseconds: what a statement leaves behind shows here. */
async function singleWrites() {
  const log = client.db('bench').collection('log');
  const before = processor();
  for (let i = 0; i < 100; i++) await log.insertOne({ i, text: 'x'.repeat(200) });
  return ((processor() - before) * 10).toFixed(1);
}

if (isNew) await load();
say(`${await docs.estimatedDocumentCount()} documents`);
say(
  '| statement                          | time s |  CPU s |  pings | p99 ms   | max ms   | MB     | CPU ms of | answer',
);
say(
  '|                                    |        |        |        |          |          |        | an insert |',
);
await measure('nothing', async () => {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return '';
});
await measure('find without an index', async () => (await docs.find({ title: 'nobody' }).toArray()).length);
await measure(
  'find, maxTimeMS 1000',
  async () => (await docs.find({ title: 'nobody' }).maxTimeMS(1000).toArray()).length,
);
await measure('count without an index', () => docs.countDocuments({ amount: { $gt: 50_000 } }));
await measure('distinct', async () => (await docs.distinct('amount', {})).length);
await measure('$group of all', async () => {
  const rows = await docs
    .aggregate([{ $group: { _id: '$amount', n: { $sum: 1 } } }], { batchSize: 1000 })
    .toArray();
  return rows.length;
});
await measure(
  'find, sorted, too large',
  async () => (await docs.find().sort({ amount: 1 }).batchSize(1).next())._id,
);
await measure('find, sorted, 150,000', async () => {
  const cursor = docs
    .find({ _id: { $lt: 150_000 } })
    .sort({ amount: 1 })
    .batchSize(1);
  const first = await cursor.next();
  await cursor.close();
  return first._id;
});
await measure('$facet of all', async () => {
  const stages = [
    { $facet: { a: [{ $sortByCount: '$status' }], b: [{ $group: { _id: '$tenantId', n: { $sum: 1 } } }] } },
  ];
  return (await docs.aggregate(stages).toArray()).length;
});
await measure('createIndex', () => docs.createIndex({ title: 1 }));
await measure('createIndex, unique', () => docs.createIndex({ amount: 1, _id: 1 }, { unique: true }));
await measure(
  'updateOne without an index',
  async () => (await docs.updateOne({ text: 'nobody' }, { $set: { a: 1 } })).matchedCount,
);
await measure('updateMany, 100,000', async () => {
  const { modifiedCount } = await docs.updateMany({ _id: { $lt: 100_000 } }, { $inc: { amount: 200_000 } });
  return modifiedCount;
});
await measure(
  'deleteMany, 55,000',
  async () => (await docs.deleteMany({ _id: { $gte: total - 55_000 } })).deletedCount,
);
await measure('insertMany, 55,000', async () => {
  const { insertedCount } = await docs.insertMany(
    Array.from({ length: 55_000 }, (_, i) => document(total - 55_000 + i)),
  );
  return insertedCount;
});
await measure('dropIndexes', async () => {
  await docs.dropIndexes();
  await docs.createIndex({ tenantId: 1, status: 1, updatedAt: -1, _id: -1 });
  return '';
});
await client.close();
await pinger.terminate();
child.kill('SIGTERM');
await once(child, 'exit');
if (!process.env.BENCH_FOLDER) rmSync(folder, { recursive: true });
