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

describe('reports of lost parts', () => {
  test('are taken and logged', async () => {
    const app = await door.build();
    expect((await send(app, report)).statusCode).toBe(204);
    const { stack: _, ...withoutStack } = report;
    expect((await send(app, withoutStack)).statusCode).toBe(204);
    const lines = door.logs.filter((line) => line.includes('a part of the page failed'));
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 40, report });
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

  test('a flood is cut off', async () => {
    const app = await door.build();
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) statuses.push((await send(app, report)).statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    const refused = await send(app, report);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('state', () => {
  test('which services are up', async () => {
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

  test('the gateway is ready and measured without any service', async () => {
    const app = await door.build({ services: { identity: 'http://127.0.0.1:1' } });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/metrics')).body).toContain('http_request_duration_seconds');
  });

  test('what services keep for operators is not reachable from outside', async () => {
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
  test('services that are named are installed, the others are not', () => {
    const config = readGatewayConfig({
      SHELL_DIR: '/shell',
      REMOTES_DIR: '/remotes',
      IDENTITY_URL: 'http://127.0.0.1:4001',
      PROPOSALS_URL: '',
      PUBLIC_ORIGIN: 'https://grants.example.org',
    });
    expect(config).toEqual({
      shellDir: '/shell',
      remotesDir: '/remotes',
      services: { identity: 'http://127.0.0.1:4001' },
      https: true,
    });
  });

  test('a wrong address stops the start by name', () => {
    expect(() => readGatewayConfig({ IDENTITY_URL: 'not an address' })).toThrow(
      /^IDENTITY_URL must be an address/,
    );
  });
});
