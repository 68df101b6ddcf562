import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { withinOneMinute } from '@harambee/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { readGatewayConfig } from '../config.ts';
import { TestGateway } from '../testing/test-gateway.ts';

let door: TestGateway;

beforeEach(() => {
  door = new TestGateway();
});

afterEach(() => door.close());

const report = {
  remote: 'proposals',
  stage: 'load',
  reference: '7F3A-91C2',
  message: 'manifest: 404',
  stack: 'Error: manifest',
  path: '/proposals/new',
};

const send = (app: FastifyInstance, body: object) =>
  app.inject({ method: 'POST', url: '/api/platform/errors', body });

describe('reports of failed parts', () => {
  test('are accepted and logged', async () => {
    const app = await door.build();
    expect((await send(app, report)).statusCode).toBe(204);
    const { stack: _, ...withoutStack } = report;
    expect((await send(app, withoutStack)).statusCode).toBe(204);
    const lines = door.logs.filter((line) => line.includes('a part of the page failed'));
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 40, report });
  });

  test('are counted by remote and version, and only versions that were published', async () => {
    const app = await door.build();
    const version = await door.ship('proposals');
    for (const one of [version, version, 'f00d']) await send(app, { ...report, version: one });
    const { text } = await app.metrics();
    expect(text).toContain(`remote_failures_total{remote="proposals",version="${version}"} 2`);
    expect(text).toContain('remote_error_reports 3');
    expect(text).not.toContain('f00d');
  });

  test.each([
    ['an unknown field', { ...report, userId: 'u1' }],
    ['another stage', { ...report, stage: 'lunch' }],
    ['a remote of odd name', { ...report, remote: '../x' }],
    ['an endless message', { ...report, message: 'x'.repeat(501) }],
    ['no reference', { ...report, reference: undefined }],
    ['an address instead of a path', { ...report, path: 'https://evil.example/' }],
    ['nothing', {}],
  ])('%s is refused and not logged', async (_what, body) => {
    const answer = await send(await door.build(), body);
    expect(answer.statusCode).toBe(400);
    expect(door.logs.join()).not.toContain('a part of the page failed');
  });

  test('personal data is not logged', async () => {
    const app = await door.build();
    const told = {
      ...report,
      version: '0123456789abcdef',
      stage: 'async',
      message: 'Cannot save "Water for Wanjiru" for amina@maji.example, +254 712 345 678',
      stack: 'Error: x\n at f (http://h/remotes/proposals/1/a.js?token=abc:1:2) 507f1f77bcf86cd799439011',
      path: '/proposals/507f1f77bcf86cd799439011',
    };
    expect((await send(app, told)).statusCode).toBe(204);
    const line = door.logs.find((one) => one.includes('a part of the page failed')) ?? '{}';
    const { report: logged } = JSON.parse(line);
    for (const trace of ['Wanjiru', 'amina', '712', 'token=abc', '507f1f77'])
      expect(JSON.stringify(logged)).not.toContain(trace);
    expect(logged).toMatchObject({ path: '/proposals/:id', version: '0123456789abcdef' });
  });

  test('too many reports are refused', () =>
    withinOneMinute(async () => {
      const app = await door.build();
      const statuses: number[] = [];
      for (let count = 0; count < 22; count += 1) statuses.push((await send(app, report)).statusCode);
      expect(statuses.filter((status) => status === 204)).toHaveLength(20);
      const refused = await send(app, report);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }));
});

describe('state', () => {
  test('shows which services are up', async () => {
    const up = await door.service((app) => {
      app.get('/readyz', async () => ({ status: 'ready' }));
    });
    const notReady = await door.service((app) => {
      app.get('/readyz', async (_request, reply) => reply.code(503).send({}));
    });
    const app = await door.build({
      services: { identity: up, proposals: notReady, impact: 'http://127.0.0.1:1' },
    });
    const answer = await app.inject('/api/platform/status');
    expect(answer.json()).toEqual({ services: { identity: 'up', proposals: 'down', impact: 'down' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('the gateway is ready and has metrics without any service', async () => {
    const app = await door.build({ services: { identity: 'http://127.0.0.1:1' } });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });

  test('/metrics is not on the public port', async () => {
    const app = await door.build();
    const address = await door.listen(app);
    const answer = await fetch(`${address}/metrics`);
    expect(await answer.text()).not.toContain('http_request_duration_seconds');
    for (const path of ['/metrics/', '//metrics', '/METRICS', '/api/../metrics'])
      expect(await (await fetch(address + path)).text()).not.toContain('http_request_duration_seconds');
  });

  test('METRICS_PORT serves /metrics and nothing else', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port: metricsPort } = probe.address() as AddressInfo;
    probe.close();
    const app = await door.build({}, undefined, { host: '127.0.0.1', metricsPort });
    await door.listen(app);
    const own = `http://127.0.0.1:${metricsPort}`;
    expect(await (await fetch(`${own}/metrics`)).text()).toContain('http_request_duration_seconds');
    expect((await fetch(`${own}/healthz`)).status).toBe(404);
    expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404);
    await app.close();
    await expect(fetch(`${own}/metrics`)).rejects.toThrow();
  });

  test('operator endpoints of services are not reachable from outside', async () => {
    let asked = 0;
    const address = await door.service((app) => {
      app.all('/*', async () => {
        asked += 1;
        return {};
      });
    });
    const app = await door.build({ services: { identity: address } });
    for (const url of ['/api/auth/../metrics', '/identity/metrics', '/api/metrics']) await app.inject(url);
    expect(asked).toBe(0);
  });
});

describe('settings', () => {
  test('services with an address are installed, others are not', () => {
    const config = readGatewayConfig({
      SHELL_DIR: '/shell',
      REMOTES_DIR: '/remotes',
      IDENTITY_URL: 'http://127.0.0.1:4001',
      PROPOSALS_URL: '',
      PROFILES_URL: 'http://127.0.0.1:4002, http://127.0.0.1:4003',
      PUBLIC_ORIGIN: 'https://grants.example.org',
    });
    expect(config).toEqual({
      shellDir: '/shell',
      remotesDir: '/remotes',
      registryStore: '/remotes',
      trustedKeys: new Map(),
      services: {
        identity: ['http://127.0.0.1:4001'],
        profiles: ['http://127.0.0.1:4002', 'http://127.0.0.1:4003'],
      },
      devRemotes: new Map(),
      https: true,
    });
  });

  test("in production the registry's keys are required", () => {
    expect(() => readGatewayConfig({ NODE_ENV: 'production' })).toThrow(/^REGISTRY_PUBLIC_KEYS is missing/);
    expect(() => readGatewayConfig({ REGISTRY_PUBLIC_KEYS: 'none' })).toThrow(/holds no Ed25519 public key/);
  });

  test('an invalid address stops the start and is named', () => {
    expect(() => readGatewayConfig({ IDENTITY_URL: 'not an address' })).toThrow(
      /^IDENTITY_URL must be an address/,
    );
  });
});
