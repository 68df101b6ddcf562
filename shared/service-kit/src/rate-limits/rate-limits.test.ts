import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { defineService } from '../service.ts';
import { testApp, testConfig } from '../testing/test-app.ts';
import { type Lease, sharedRateLimits } from './shared-rate-limits.ts';

const counting = defineService({
  name: 'counting',
  publicRoutes: async (app) => {
    app.get('/read', async () => ({ ok: true }));
  },
});
const config = { ...testConfig(), rateLimit: 100 };
const one = testApp(counting, { config });
const two = testApp(counting, { config });

let now = Date.UTC(2027, 0, 1);
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const from = (remoteAddress: string, app = one) => app.inject({ url: '/read', remoteAddress });
const statuses = async (calls: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(calls)).map(({ statusCode }) => statusCode);
const answered = (all: number[]) => all.filter((status) => status === 200).length;

test('two processes give one limit, and at most a tenth more for each', async () => {
  const all: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    all.push(
      ...(await statuses(
        [one, two].flatMap((app) => Array.from({ length: 10 }, () => from('198.51.100.1', app))),
      )),
    );
  }
  expect(all).toHaveLength(300);
  expect(answered(all)).toBeGreaterThanOrEqual(100);
  expect(answered(all)).toBeLessThanOrEqual(120);
  expect(new Set(all)).toEqual(new Set([200, 429]));
  const { headers, statusCode } = await from('198.51.100.1');
  expect([statusCode, Number(headers['retry-after'])]).toEqual([429, 60]);
  // Everybody else is not concerned, and the next minute is another one.
  expect((await from('198.51.100.2')).statusCode).toBe(200);
  now += 60_000;
  expect((await from('198.51.100.1')).statusCode).toBe(200);
});

test('in one process the limit is exact', async () => {
  expect(answered(await statuses(Array.from({ length: 150 }, () => from('198.51.100.3'))))).toBe(100);
});

describe('the store', () => {
  /** Processes that share one count; `asked` has every lease. */
  async function processes(count: number, max: number) {
    const asked: Lease[] = [];
    let fails = false;
    const taken = new Map<string, number>();
    const take = async (lease: Lease) => {
      if (fails) throw new Error('nobody answers');
      asked.push(lease);
      taken.set(lease.key, (taken.get(lease.key) ?? 0) + lease.calls);
      return taken.get(lease.key) ?? 0;
    };
    const apps = await Promise.all(
      Array.from({ length: count }, async () => {
        const app = Fastify();
        await app.register(rateLimit, { max, timeWindow: 60_000, store: sharedRateLimits('test', take) });
        app.get('/read', async () => 'ok');
        app.get('/few', { config: { rateLimit: { max: 3, timeWindow: 60_000 } } }, async () => 'ok');
        return app;
      }),
    );
    return {
      apps,
      asked,
      failFromNowOn() {
        fails = true;
      },
    };
  }

  test('usual visitors cost no write; busy ones one for each tenth of the limit', async () => {
    const { apps, asked } = await processes(1, 300);
    for (let n = 0; n < 30; n += 1) await apps[0]?.inject('/read');
    expect(asked).toHaveLength(0);
    for (let n = 0; n < 270; n += 1) expect((await apps[0]?.inject('/read'))?.statusCode).toBe(200);
    expect(asked.map(({ calls }) => calls)).toEqual([60, ...Array(8).fill(30)]);
    for (let n = 0; n < 50; n += 1) expect((await apps[0]?.inject('/read'))?.statusCode).toBe(429);
    expect(asked.length).toBeLessThanOrEqual(10);
  });

  test.each([2, 3, 12])('%i processes together', async (count) => {
    const { apps } = await processes(count, 50);
    let given = 0;
    for (let n = 0; n < 40; n += 1)
      for (const app of apps) if ((await app.inject('/read')).statusCode === 200) given += 1;
    expect(given).toBeGreaterThanOrEqual(50);
    expect(given).toBeLessThanOrEqual(50 + 5 * count);
  });

  test('each route counts for itself', async () => {
    const { apps, asked } = await processes(1, 50);
    for (let n = 0; n < 5; n += 1) await apps[0]?.inject('/few');
    expect((await apps[0]?.inject('/few'))?.statusCode).toBe(429);
    expect((await apps[0]?.inject('/read'))?.statusCode).toBe(200);
    expect(asked.every(({ key }) => key.includes('/few'))).toBe(true);
  });

  test('if nobody can be asked, a process counts alone', async () => {
    const { apps, failFromNowOn } = await processes(1, 50);
    failFromNowOn();
    const all: number[] = [];
    for (let n = 0; n < 60; n += 1) all.push((await apps[0]?.inject('/read'))?.statusCode ?? 0);
    expect(answered(all)).toBe(50);
  });
});
