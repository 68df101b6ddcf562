import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInCanary, readHalts } from '@harambee/registry';
import { SmallS3 } from '@harambee/registry/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';
import type { SeenSession, VersionName } from './shared-sessions.ts';

let door: TestGateway;
let app: FastifyInstance;
let asked: number;
let identityIsUp: boolean;

/** Sessions are numbered: session 17 belongs to tenant-17. */
const cookieOf = (n: number) =>
  `theme=dark; sid=${n.toString(16).padStart(32, '0')}.${'f'.repeat(43)}${'s'.repeat(43)}`;

beforeEach(async () => {
  door = new TestGateway();
  asked = 0;
  identityIsUp = true;
  const identity = await door.service((service) => {
    service.get('/api/auth/session', async ({ headers }, reply) => {
      asked += 1;
      if (!identityIsUp) return reply.code(503).send({});
      const [, id, family] = /sid=([0-9a-f]{32})\.(f*)/.exec(headers.cookie ?? '') ?? [];
      if (id === undefined || family?.length !== 43) return reply.code(401).send({ error: 'no session' });
      return { tenantId: `tenant-${Number.parseInt(id, 16)}`, sessionId: id };
    });
  });
  app = await door.build({ services: { identity } });
});

afterEach(() => door.close());

const page = { accept: 'text/html' };
/** Requests the list as the service worker does before it opens a page. */
async function versionForWorker(cookie: string, address = '/remotes.json?page'): Promise<string> {
  return (await app.inject({ url: address, headers: { cookie } })).json().remotes[0].version;
}
async function versionFor(cookie?: string): Promise<string> {
  const { body } = await app.inject({ url: '/dashboard', headers: { ...page, ...(cookie && { cookie }) } });
  return JSON.parse(/id="remotes">(.*?)<\/script>/s.exec(body)?.[1] ?? '').remotes[0].version;
}
const reportOf = (cookie: string | undefined, version: string): InjectOptions => ({
  method: 'POST',
  url: '/api/platform/errors',
  headers: cookie ? { cookie } : {},
  body: {
    remote: 'proposals',
    version,
    stage: 'sync',
    reference: '7F3A-91C2',
    message: 'x',
    path: '/proposals',
  },
});
const fail = (cookie: string | undefined, version: string) => app.inject(reportOf(cookie, version));

async function canaryFor(percent: number): Promise<[usual: string, canary: string]> {
  const usual = await door.ship('proposals');
  const canary = await door.publish('proposals', { code: 'two' });
  await door.canary('proposals', canary, percent);
  return [usual, canary];
}

const chosenAmong = (count: number) => {
  const { canary } = JSON.parse(readFileSync(join(door.remotesDir, 'remotes.json'), 'utf8')).payload.remotes
    .proposals;
  return Array.from({ length: count }, (_, n) => isInCanary(`tenant-${n}`, 'proposals', canary));
};

test('without canaries, sessions are not looked up', async () => {
  const usual = await door.ship('proposals');
  expect(await versionFor(cookieOf(1))).toBe(usual);
  expect(asked).toBe(0);
});

test('a share of the tenants gets the canary, the same ones every time and on every device; nobody else does', async () => {
  const [usual, canary] = await canaryFor(30);
  const chosen = chosenAmong(40);
  expect(chosen.filter(Boolean).length).toBeGreaterThan(2);
  for (let round = 0; round < 2; round += 1) {
    for (const [n, isChosen] of chosen.entries()) {
      expect([n, await versionFor(cookieOf(n))]).toEqual([n, isChosen ? canary : usual]);
    }
  }
  expect(await versionFor()).toBe(usual);
  expect(asked).toBe(40);
});

test('an altered cookie has no effect, because it belongs to no session', async () => {
  const [usual] = await canaryFor(100);
  const [good = ''] = cookieOf(3).match(/sid=.*/) ?? [];
  for (const cookie of [
    good.replace('.ffff', '.ffgg'),
    `${good}x`,
    'sid=nonsense',
    'tenant=tenant-3; canary=1; tenantId=tenant-3',
    `${good.replace('.ffff', '.aaaa')}; tenant_id=tenant-3`,
  ]) {
    expect([cookie, await versionFor(cookie)]).toEqual([cookie, usual]);
  }
});

test('a tenant with its own version gets it', async () => {
  const usual = await door.ship('proposals');
  const own = await door.publish('proposals', { code: 'pilot' });
  await door.giveTo('tenant-5', 'proposals', own);
  expect(await versionFor(cookieOf(5))).toBe(own);
  expect(await versionFor(cookieOf(6))).toBe(usual);
});

test('without identity the page is served with the stable version', async () => {
  const [usual, canary] = await canaryFor(100);
  identityIsUp = false;
  expect(await versionFor(cookieOf(1))).toBe(usual);
  identityIsUp = true;
  expect(await versionFor(cookieOf(1))).toBe(canary);
});

describe('a canary that fails', () => {
  beforeEach(() =>
    jest.useFakeTimers({
      now: Date.now(),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'performance'],
    }),
  );
  afterEach(() => jest.useRealTimers());

  /** Twelve ticks of the five-second timer; the work that each starts settles in between. */
  async function aMinute(): Promise<void> {
    for (let tick = 0; tick < 12; tick += 1) {
      jest.advanceTimersByTime(5_000);
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    }
  }

  /** Waits until the work started in that minute is done: writing files is slow on a busy machine. */
  async function halts(): Promise<Awaited<ReturnType<typeof readHalts>>> {
    const began = performance.now();
    for (;;) {
      const found = await readHalts(door.registry.store);
      if (found.length > 0 || performance.now() - began > 3_000) return found;
      await new Promise(setImmediate);
    }
  }

  // The gateway sets its timer when it is ready, so it must be built after the clock was replaced.
  beforeEach(async () => {
    const before = app;
    const identity = await door.service((service) => {
      service.get('/api/auth/session', async ({ headers }) => {
        const id = /sid=([0-9a-f]{32})/.exec(headers.cookie ?? '')?.[1] ?? '';
        return { tenantId: `tenant-${Number.parseInt(id, 16)}`, sessionId: id };
      });
    });
    app = await door.build({ services: { identity } });
    await app.ready();
    await before.ready();
  });

  test('is ended within a minute, the log says why, and everybody gets the stable version again', async () => {
    const [usual, canary] = await canaryFor(50);
    const given: string[] = [];
    for (let n = 0; n < 100; n += 1) given.push(await versionFor(cookieOf(n)));
    const chosen = given.flatMap((version, n) => (version === canary ? [n] : []));
    for (const n of chosen.slice(0, 5)) await fail(cookieOf(n), canary);
    await aMinute();
    const [halt] = await halts();
    for (const n of chosen) expect(await versionFor(cookieOf(n))).toBe(usual);
    expect(halt).toMatchObject({ remote: 'proposals', version: canary, who: 'gateway' });
    expect(halt?.why).toMatch(
      new RegExp(
        `^5 of ${chosen.length} sessions \\(.* %\\) failed with it, 0 of ${100 - chosen.length} sessions \\(0 %\\) with the usual ${usual}; the limit is 2 %$`,
      ),
    );
    expect((await app.metrics()).text).toMatch(/remote_canaries_ended\S* 1\n/);
  });

  test('pages opened by service workers count, too; reading the list does not', async () => {
    const [, canary] = await canaryFor(100);
    for (let n = 0; n < 25; n += 1) await versionForWorker(cookieOf(n), '/remotes.json');
    for (let n = 0; n < 25; n += 1) expect(await versionForWorker(cookieOf(25 + n))).toBe(canary);
    for (let n = 0; n < 5; n += 1) await fail(cookieOf(25 + n), canary);
    await aMinute();
    expect((await halts())[0]?.why).toMatch(/^5 of 25 sessions/);
  });

  test.each([
    ['ended', 'half of a few sessions fail', 6, 3],
    ['ended', 'all of a few sessions fail', 3, 3],
    ['not ended', 'less than half of a few sessions fail', 7, 3],
    ['not ended', 'too few sessions say anything', 2, 2],
  ])('is %s if %s', async (outcome, _why, sessions, failing) => {
    const [, canary] = await canaryFor(100);
    for (let n = 0; n < sessions; n += 1) expect(await versionFor(cookieOf(n))).toBe(canary);
    for (let n = 0; n < failing; n += 1) await fail(cookieOf(n), canary);
    await aMinute();
    expect(outcome === 'ended' ? await halts() : await readHalts(door.registry.store)).toHaveLength(
      outcome === 'ended' ? 1 : 0,
    );
  });

  test('a version that was promoted a moment ago is taken back, and the log says why', async () => {
    const usual = await door.ship('proposals');
    const promoted = await door.ship('proposals', { code: 'two' });
    for (let n = 0; n < 6; n += 1) expect(await versionFor(cookieOf(n))).toBe(promoted);
    for (let n = 0; n < 4; n += 1) await fail(cookieOf(n), promoted);
    await aMinute();
    expect(await halts()).toMatchObject([
      {
        version: promoted,
        move: 2,
        why: expect.stringMatching(/^4 of 6 sessions .* before it; the limit is 10 %$/),
      },
    ]);
    expect(await versionFor(cookieOf(1))).toBe(usual);
    expect(await versionFor()).toBe(usual);
  });

  test('what was promoted half an hour ago is not watched any more', async () => {
    await door.ship('proposals');
    const promoted = await door.ship('proposals', { code: 'two' });
    jest.setSystemTime(Date.now() + 31 * 60_000);
    for (let n = 0; n < 6; n += 1) expect(await versionFor(cookieOf(n))).toBe(promoted);
    for (let n = 0; n < 6; n += 1) await fail(cookieOf(n), promoted);
    await aMinute();
    expect(await readHalts(door.registry.store)).toEqual([]);
  });

  describe('over two gateways', () => {
    let other: FastifyInstance;
    let counts: Map<string, { version: string; failed: boolean }>;
    let isReached: boolean;

    beforeEach(async () => {
      counts = new Map();
      isReached = true;
      // Counts as identity does; its own tests are in services/identity.
      const identity = await door.service((service) => {
        service.get('/api/auth/session', async ({ headers }) => {
          const id = /sid=([0-9a-f]{32})/.exec(headers.cookie ?? '')?.[1] ?? '';
          return { tenantId: `tenant-${Number.parseInt(id, 16)}`, sessionId: id };
        });
        service.post('/internal/remote-sessions', async ({ body }, reply) => {
          if (!isReached) return reply.code(503).send({});
          const { seen, count } = body as { seen: SeenSession[]; count: VersionName[] };
          for (const { version, sessionId, failed } of seen) {
            const key = `${version} ${sessionId}`;
            counts.set(key, { version, failed: failed || counts.get(key)?.failed === true });
          }
          const counted = count.map((one) => {
            const all = [...counts.values()].filter(({ version }) => version === one.version);
            return { ...one, sessions: all.length, failing: all.filter(({ failed }) => failed).length };
          });
          return { counted };
        });
      });
      const kit = { dataDir: door.folder };
      app = await door.build({ services: { identity } }, undefined, kit);
      other = await door.build({ services: { identity } }, undefined, kit);
      await Promise.all([app.ready(), other.ready()]);
    });

    /** Sessions that get their page from one gateway, and report at the other. */
    async function crosswise(canary: string, from: number, count: number): Promise<void> {
      for (let n = from; n < from + count; n += 1) {
        const gateways = n % 2 === 0 ? [app, other] : [other, app];
        const headers = { ...page, cookie: cookieOf(n) };
        await gateways[0]?.inject({ url: '/dashboard', headers });
        await gateways[1]?.inject(reportOf(cookieOf(n), canary));
      }
    }

    test('is ended by what both have seen: each saw too little', async () => {
      const [, canary] = await canaryFor(100);
      for (let n = 0; n < 2; n += 1) await app.inject(reportOf(cookieOf(n), canary));
      await aMinute();
      expect(await readHalts(door.registry.store)).toEqual([]);
      await other.inject(reportOf(cookieOf(2), canary));
      await aMinute();
      expect((await halts())[0]?.why).toMatch(/^3 of 3 sessions/);
    });

    test('a session counts once, whichever gateway it meets', async () => {
      const [, canary] = await canaryFor(100);
      for (let round = 0; round < 3; round += 1) await crosswise(canary, 0, 2);
      await aMinute();
      // What the gateways tell arrives later on a busy machine.
      while (counts.size < 2) await new Promise(setImmediate);
      expect(await readHalts(door.registry.store)).toEqual([]);
      expect(counts.size).toBe(2);
    });

    test('while identity cannot be asked each counts alone, and tells later', async () => {
      const [, canary] = await canaryFor(100);
      isReached = false;
      for (let n = 0; n < 2; n += 1) await app.inject(reportOf(cookieOf(n), canary));
      await aMinute();
      expect(await readHalts(door.registry.store)).toEqual([]);
      isReached = true;
      await other.inject(reportOf(cookieOf(2), canary));
      await aMinute();
      expect((await halts())[0]?.why).toMatch(/^3 of 3 sessions/);
    });
  });

  test.each([
    ['only one or two fail', 100, 2, 0],
    ['the usual version fails as often', 100, 10, 10],
    ['those who report are not signed in', 100, 0, 0],
  ])('continues if %s', async (_why, sessions, failing, usualFailing) => {
    const [usual, canary] = await canaryFor(50);
    const given: string[] = [];
    for (let n = 0; n < sessions; n += 1) given.push(await versionFor(cookieOf(n)));
    const having = (version: string) => given.flatMap((one, n) => (one === version ? [n] : []));
    for (const n of having(canary).slice(0, failing)) await fail(cookieOf(n), canary);
    for (const n of having(usual).slice(0, usualFailing)) await fail(cookieOf(n), usual);
    if (failing === 0) for (let n = 0; n < 15; n += 1) await fail(undefined, canary);
    // A session with the stable version cannot make the canary look bad.
    for (const n of having(usual).slice(0, 3)) await fail(cookieOf(n), canary);
    await aMinute();
    expect(await readHalts(door.registry.store)).toEqual([]);
  });
});

test('from a bucket, whole versions are downloaded, checked, and kept when the bucket is down', async () => {
  const s3 = new SmallS3();
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test';
  const version = await door.ship('proposals');
  for (const key of await door.registry.store.list('')) {
    s3.objects.set(`remotes/${key}`, (await door.registry.store.read(key))?.bytes ?? Buffer.alloc(0));
  }
  const far = await door.build({
    registryStore: `s3://remotes?endpoint=${await s3.listen()}`,
    remotesDir: join(door.folder, 'brought'),
  });
  expect((await far.inject('/remotes.json')).json()).toMatchObject({ remotes: [{ version }] });
  const file = (name: string) => far.inject(`/remotes/proposals/${version}/${name}`);
  expect((await file('later.js')).body).toBe('/* later one */');
  await s3.close();
  expect((await file('module.4567cdef.js')).body).toBe('/* module one */');
  expect((await far.inject('/remotes/proposals/none/later.js')).statusCode).toBe(404);
  expect((await far.inject('/remotes.json')).json()).toMatchObject({ remotes: [{ version }] });
  // The first use of the bucket loads its large client here.
}, 30_000);
