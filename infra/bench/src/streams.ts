import { type ChildProcess, fork } from 'node:child_process';
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type ClientRequest, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseUri } from '@harambee/embedded-mongo/access';
import { type Db, type Document, MongoClient } from 'mongodb';
import { completedEvent } from './completed-event.ts';
import { newId } from './product.ts';

const tenantId = newId();
const built = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Many open event streams of one organization at one process: memory of each, and when the last one gets its event. */
export async function measureStreams(count = 1_000): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harambee-streams-'));
  const [port, databasePort] = [await freePort(), await freePort()];
  const uri = databaseUri(join(dataDir, 'database'), databasePort);
  // In its own process, as in the product, because this one plays the thousand pages.
  const database = fork(built('infra/embedded-mongo/dist/main.js'), {
    env: { ...process.env, PORT: String(databasePort), DATA_DIR: join(dataDir, 'database') },
    silent: true,
  });
  const client = await new MongoClient(uri).connect();
  const db = client.db('harambee');
  let service: ChildProcess | undefined;
  // However the bench ends, no process is left running.
  process.once('SIGTERM', () => process.exit(1));
  process.once('exit', () => {
    service?.kill();
    database.kill();
  });
  const streams: Stream[] = [];
  try {
    service = fork(built('services/notifications/dist/server.js'), {
      env: {
        ...process.env,
        PORT: String(port),
        MONGODB_URI: uri,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
      },
    });
    const origin = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true);
    const cookieOf = await publishKey(db);
    const people = Array.from({ length: count }, newId);
    await db
      .collection<Document & { _id: string }>('notification_members')
      .insertMany(people.map((_id) => ({ _id, tenantId })));

    const before = await memoryOf(origin);
    const opening = performance.now();
    const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
    for (let done = 0; done < count; done += 100) {
      const some = people
        .slice(done, done + 100)
        .map((userId) => new Stream(origin, cookieOf(userId), agent));
      streams.push(...some);
      await Promise.all(some.map((stream) => stream.received('opened')));
    }
    const opened = performance.now() - opening;
    const after = await memoryOf(origin);
    const figure = (await metrics(origin)).get('open_event_streams');
    if (figure !== count) throw new Error(`${figure} of ${count} streams are open`);

    const rounds: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const received = Promise.all(streams.map((stream) => stream.received('notification', round + 1)));
      const began = performance.now();
      await publishProposalEvent(db, round);
      await received;
      rounds.push(performance.now() - began);
    }
    rounds.sort((a, b) => a - b);
    const each = (key: 'resident' | 'heap') => ((after[key] - before[key]) / count / 1_024).toFixed(1);
    console.log(
      `${count} open event streams at one service: ${each('resident')} KB of memory each (${each('heap')} KB of heap), ` +
        `opened in ${(opened / 1_000).toFixed(1)} s; from the event to the last of ${count} notifications ` +
        `${((rounds[1] ?? 0) / 1_000).toFixed(2)} s (median of three, of which up to 1 s is the next look for events)`,
    );
  } finally {
    for (const stream of streams) stream.close();
    if (service?.kill()) await once(service, 'exit');
    await client.close();
    if (database.kill()) await once(database, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One page with an open stream. */
class Stream {
  readonly #request: ClientRequest;
  readonly #counts = new Map<string, number>();
  #wake: () => void = () => {};

  constructor(origin: string, cookie: string, agent: Agent) {
    this.#request = get(`${origin}/api/events`, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) throw new Error(`/api/events: ${response.statusCode}`);
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        for (const [, name = ''] of text.matchAll(/^event:(\w+)$/gm)) {
          this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
        }
        this.#wake();
      });
      response.on('error', () => {});
    });
    this.#request.on('error', () => {});
  }

  async received(name: string, times = 1): Promise<void> {
    while ((this.#counts.get(name) ?? 0) < times) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  close(): void {
    this.#request.destroy();
  }
}

/** Every open page of the organization gets a notification of it. */
async function publishProposalEvent(db: Db, round: number): Promise<void> {
  const event = completedEvent(tenantId, `Safe water ${round}`);
  await db.collection<Document & { _id: string }>('events').insertOne(event);
}

/** Stands in for identity: its own key, and cookies signed with it. */
async function publishKey(db: Db): Promise<(userId: string) => string> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = newId();
  await db.collection<Document & { _id: string }>('signing_keys').insertOne({
    _id: kid,
    jwk: { ...publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' },
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return (userId) => `actor=${tokenFor(userId, kid, privateKey)}`;
}

function tokenFor(userId: string, kid: string, key: KeyObject): string {
  const now = Math.floor(Date.now() / 1_000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'ES256', typ: 'cookie+jwt', kid })}.${part({
    iss: 'harambee',
    aud: 'harambee-cookie',
    sub: userId,
    tid: tenantId,
    sid: newId(),
    role: 'Member',
    name: 'Amina Bench',
    iat: now,
    exp: now + 900,
  })}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

async function metrics(origin: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return new Map(
    [...text.matchAll(/^(\w+) ([\d.e+]+)$/gm)].map(([, name = '', value]) => [name, Number(value)]),
  );
}

async function memoryOf(origin: string): Promise<{ resident: number; heap: number }> {
  const found = await metrics(origin);
  return {
    resident: found.get('process_resident_memory_bytes') ?? 0,
    heap: found.get('nodejs_heap_size_used_bytes') ?? 0,
  };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the notifications service did not start');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
