import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket, connect as tcp } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import mongoose from 'mongoose';
import { readKitConfig } from '../config/kit-config.ts';
import { newActor, publishTestKey } from '../testing/actors.ts';
import { notesService } from '../testing/notes-service.ts';
import { testConfig } from '../testing/test-app.ts';
import { connectDatabase } from './connection.ts';

/** How late a slow database hears of a command, in milliseconds: more than the second in which it usually answers. */
const slowMs = 1_200;

/** A connection to the database that can be slowed down, cut, stalled and reopened. */
async function roadTo(uri: string) {
  const { hostname, port, username, password } = new URL(uri.replace(/^mongodb(\+srv)?:/, 'http:'));
  const sockets = new Set<Socket>();
  let mode: 'open' | 'slow' | 'cut' | 'hung' = 'open';
  const pass = async (bytes: Buffer, to: Socket) => {
    if (mode === 'slow') await setTimeout(slowMs);
    if (mode !== 'hung') to.write(bytes);
  };
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined).on('close', () => sockets.delete(near));
    if (mode === 'cut') {
      near.destroy();
      return;
    }
    const far = tcp(Number(port || 27_017), hostname);
    sockets.add(far);
    far.on('error', () => undefined).on('close', () => sockets.delete(far));
    near.on('data', (bytes) => pass(bytes, far));
    far.on('data', (bytes) => mode !== 'hung' && near.write(bytes));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const access = username && `${username}:${password}@`;
  return {
    uri: `mongodb://${access}127.0.0.1:${(server.address() as AddressInfo).port}/?directConnection=true`,
    set(next: typeof mode) {
      mode = next;
      if (next === 'hung' || next === 'slow') return;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

let road: Awaited<ReturnType<typeof roadTo>>;
let app: FastifyInstance;
let headers: Record<string, string>;

beforeAll(async () => {
  road = await roadTo(readKitConfig().mongodbUri ?? '');
  const config = { ...testConfig(), mongodbUri: road.uri };
  await connectDatabase({ ...readKitConfig(), ...config });
  await publishTestKey();
  headers = (await newActor()).headers;
  app = await notesService().build({ config, background: false, pressure: false });
  await app.ready();
});

afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await app.close();
  await mongoose.disconnect();
  await road.close();
});

const read = () => app.inject({ url: '/api/notes/none', headers });

/** Retries, because the driver decides how long it takes to reconnect. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const start = Date.now();
  while (!(await holds())) {
    if (Date.now() - start > 20_000) throw new Error('it did not come');
    await setTimeout(20);
  }
}

test('a slow database is not away: who asks waits for it', async () => {
  expect((await read()).statusCode).toBe(404);
  road.set('slow');
  // The second one asks about the database, the third one comes when its answer is a second late.
  for (let n = 0; n < 3; n += 1) expect((await read()).statusCode).toBe(404);
  road.set('open');
});

test.each(['cut', 'hung'] as const)(
  'database %s: 503 with Retry-After soon, liveness goes on, and all is well again by itself',
  async (how) => {
    expect((await read()).statusCode).toBe(404);
    road.set(how);

    const asked = Date.now();
    const answer = await read();
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toEqual({ error: expect.any(String), requestId: expect.any(String) });
    expect(answer.body).not.toMatch(/mongo|127\.0\.0\.1|ECONN|timed out/i);
    expect(Date.now() - asked).toBeLessThan(11_000);

    const living = Date.now();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect(Date.now() - living).toBeLessThan(1_000);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    // Once the driver knows that the connection is lost, calls fail at once.
    await until(async () => {
      const start = Date.now();
      return (await read()).statusCode === 503 && Date.now() - start < 100;
    });

    road.set('open');
    const opened = Date.now();
    await until(async () => (await read()).statusCode === 404);
    expect(Date.now() - opened).toBeLessThan(15_000);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  },
  60_000,
);
