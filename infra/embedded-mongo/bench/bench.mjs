import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MongoClient } from 'mongodb';

const { databaseUri } = await import('../dist/access/access-key.js');

/**
 * Figures for the README: `npm run bench -w @harambee/embedded-mongo [-- documents ...]`, after a build.
 * Everything goes through the stock driver to the database as a process of its own.
 */
const sizes = process.argv.slice(2).map(Number);
const main = new URL('../dist/main.js', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-bench-'));
const say = (line) => process.stdout.write(`${line}\n`);

async function start() {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const ms = performance.now() - startedAt;
  const uri = databaseUri(folder, JSON.parse(line).port);
  const client = new MongoClient(uri, { writeConcern: { w: 'majority', j: true }, maxPoolSize: 32 });
  const stop = async () => {
    await client.close();
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  // Without the pages of the data file, which the system takes back when it needs them.
  const memory = () =>
    Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
  return { client, ms, stop, memory };
}

async function median(work, runs = 400) {
  const times = [];
  for (let i = 0; i < runs; i++) {
    const startedAt = performance.now();
    await work(i);
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[runs >> 1].toFixed(2);
}

const document = (i) => ({
  _id: i,
  tenantId: `t${i % 50}`,
  status: i % 3 ? 'completed' : 'draft',
  title: `Proposal ${i}`,
  updatedAt: new Date(i * 1000),
  text: 'x'.repeat(400),
});

async function grow(proposals, from, to) {
  for (let at = from; at < to; at += 5000) {
    const count = Math.min(5000, to - at);
    await proposals.insertMany(Array.from({ length: count }, (_, i) => document(at + i)));
  }
}

async function reads(proposals, total) {
  const at = (i) => (i * 7919) % total;
  const byId = await median((i) => proposals.findOne({ _id: at(i) }));
  const list = await median((i) =>
    proposals
      .find({ tenantId: `t${i % 50}`, status: 'draft' })
      .sort({ updatedAt: -1, _id: -1 })
      .limit(20)
      .toArray(),
  );
  const update = await median((i) => proposals.updateOne({ _id: at(i) }, { $set: { title: `${i}` } }));
  return `read by _id ${byId} ms, list of 20 ${list} ms, update with j:true ${update} ms`;
}

async function writes(client) {
  const log = client.db('bench').collection('log');
  for (const writers of [1, 32]) {
    const each = writers === 1 ? 500 : 250;
    const startedAt = performance.now();
    const one = async (id) => {
      for (let i = 0; i < each; i++) await log.insertOne({ id, i, text: 'x'.repeat(200) });
    };
    await Promise.all(Array.from({ length: writers }, (_, id) => one(id)));
    const rate = (writers * each * 1000) / (performance.now() - startedAt);
    say(`${writers} writer${writers > 1 ? 's' : ''}, j:true: ${Math.round(rate)} inserts/s`);
  }
}

let server = await start();
say(`empty: started in ${Math.round(server.ms)} ms, ${Math.round(server.memory())} MB`);
let proposals = server.client.db('bench').collection('proposals');
await proposals.createIndex({ tenantId: 1, status: 1, updatedAt: -1, _id: -1 });
let stored = 0;
for (const size of sizes.length > 0 ? sizes : [1000, 100_000]) {
  await grow(proposals, stored, size);
  stored = size;
  await server.stop();
  server = await start();
  proposals = server.client.db('bench').collection('proposals');
  say(`${size} documents: started in ${Math.round(server.ms)} ms; ${await reads(proposals, size)}`);
  say(`${size} documents: ${Math.round(server.memory())} MB after the reads`);
}
await writes(server.client);
await server.stop();
rmSync(folder, { recursive: true });
