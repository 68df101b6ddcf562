import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { defineService } from '../service.ts';
import { limitPressure } from './pressure.ts';
import { ProcessLoad, processLoad } from './process-load.ts';

const service = defineService({
  name: 'plain',
  database: false,
  publicRoutes: async (app) => {
    app.get('/now', async () => 'done');
  },
});
let started: FastifyInstance;
const status = async (url: string, app = started) => (await app.inject(url)).statusCode;

beforeAll(async () => {
  started = await service.build({ config: { logLevel: 'silent', rateLimit: 0 } });
});
afterAll(() => started.close());

function keepBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

async function until(holds: () => boolean): Promise<void> {
  const limit = performance.now() + 15_000;
  while (!holds()) {
    if (performance.now() > limit) throw new Error('it did not come');
    await setTimeout(5);
  }
}

test('a busy event loop refuses requests, says when to come back, and recovers; liveness goes on', async () => {
  expect(await status('/now')).toBe(200);
  keepBusy(1_200);
  await until(() => processLoad.isTooBusy);
  const refused = await started.inject('/now');
  expect(refused.statusCode).toBe(503);
  expect(refused.json().error).toBe('Too busy right now. Please try again.');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // So that the gateway sends the call to another process.
  expect(refused.headers.connection).toBe('close');
  expect(await status('/healthz')).toBe(200);
  await until(() => !processLoad.isTooBusy);
  expect(await status('/now')).toBe(200);
});

test('the delay of the event loop is measured while requests come, and not by an idle process', async () => {
  const load = new ProcessLoad();
  expect(load.isWatching).toBe(false);
  load.watch(1);
  expect(load.isWatching).toBe(true);
  await until(() => !load.isWatching);
  load.watch(60_000);
  expect(load.isWatching).toBe(true);
});

test('a time without requests is no delay: whoever comes after it is not refused', async () => {
  const load = new ProcessLoad();
  load.watch(1);
  await until(() => !load.isWatching);
  await setTimeout(600);
  load.watch(1);
  await setTimeout(60);
  expect(load.read().max).toBeLessThan(0.5);
});

test('the metrics show the longest delay since the last reading', async () => {
  const longest = async () =>
    Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec((await started.inject('/metrics')).body)?.[1]);
  await longest();
  await setTimeout(20);
  keepBusy(300);
  await setTimeout(20);
  expect(await longest()).toBeGreaterThan(0.25);
  // To list them can end the process.
  expect((await started.inject('/metrics')).body).not.toContain('nodejs_active_handles');
});

describe('what a service depends on', () => {
  let isGood = true;
  let asked = 0;

  test('is asked when requests come, once for many; while it is away they are refused', async () => {
    const app = await service.build({ config: { logLevel: 'silent', rateLimit: 0 }, pressure: false });
    limitPressure(app, {
      pressure: false,
      healthy: async () => {
        asked += 1;
        return isGood;
      },
    });
    app.get('/later', async () => 'done');
    await app.ready();
    expect(asked).toBe(0);
    expect(await status('/healthz', app)).toBe(200);
    expect(asked).toBe(0);

    isGood = false;
    expect(await Promise.all([status('/later', app), status('/later', app)])).toEqual([503, 503]);
    expect(asked).toBe(1);

    isGood = true;
    const since = performance.now();
    while ((await status('/later', app)) !== 200) await setTimeout(20);
    expect(performance.now() - since).toBeLessThan(3_000);
    await app.close();
  });
});
