import { createHash, generateKeyPairSync } from 'node:crypto';
import { connect } from 'node:net';
import { publicPemOf } from '@harambee/registry';
import type { FastifyInstance } from 'fastify';
import { readGatewayConfig } from '../config.ts';
import { TestGateway } from '../testing/test-gateway.ts';

let door: TestGateway;
let code: string;
let isUp: boolean;
const page = { accept: 'text/html' };
const base = '/remotes/proposals/dev/';

beforeEach(async () => {
  door = new TestGateway();
  await door.open();
  code = '/* as edited */';
  isUp = true;
});

afterEach(() => door.close());

const devServer = () =>
  door.service((app) => {
    app.addHook('onRequest', async (_request, reply) => {
      if (!isUp) return reply.code(500).send();
    });
    app.get(`${base}remote.json`, async () => ({ name: 'proposals', contract: 1, paths: ['/proposals'] }));
    app.get(`${base}remoteEntry.js`, async () => code);
    app.get(`${base}page.js`, async (_request, reply) => reply.type('text/javascript').send('/* a page */'));
  });

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
interface Listed {
  name: string;
  version: string;
  entry: string;
  integrity: string;
}
async function listOf(app: FastifyInstance): Promise<Listed[]> {
  const { body } = await app.inject({ url: '/proposals', headers: page });
  return JSON.parse(/id="remotes">(.*?)<\/script>/s.exec(body)?.[1] ?? '').remotes;
}
const withDev = async (address?: string) =>
  door.build({ devRemotes: new Map([['proposals', address ?? (await devServer())]]) });

test('replaces the published version, with its current integrity; the others stay', async () => {
  await door.ship('proposals');
  const impact = await door.ship('impact');
  const app = await withDev();
  for (code of ['/* first */', '/* then */']) {
    const list = await listOf(app);
    expect(list.map(({ name, version }) => [name, version])).toEqual([
      ['impact', impact],
      ['proposals', 'dev'],
    ]);
    const { entry = '', integrity } = list[1] ?? {};
    const start = await app.inject(entry);
    expect(sha384(start.body)).toBe(integrity);
    const { entry: file, files } = start.json();
    const sent = await app.inject(base + file);
    expect(sent.body).toBe(code);
    expect(files).toEqual({ [file]: sha384(code) });
  }
});

test('an edit between page and entry breaks nothing: the entry with the announced integrity is sent', async () => {
  const app = await withDev();
  const [{ entry = '' } = {}] = await listOf(app);
  code = '/* saved meanwhile */';
  const { entry: file } = (await app.inject(entry)).json();
  expect((await app.inject(base + file)).body).toBe('/* as edited */');
});

test("its other files come through the gateway, are not cached, and have the pages' security policy", async () => {
  const app = await withDev();
  const file = await app.inject(`${base}page.js`);
  expect([file.statusCode, file.body]).toEqual([200, '/* a page */']);
  expect(file.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("script-src 'self';"),
  });
  expect((await app.inject(`${base}none.js`)).statusCode).toBe(404);
  expect((await app.inject(`${base}..%2f..%2fpage.js`)).statusCode).toBe(404);
});

test('a dev server that does not answer affects only its remote, and is logged', async () => {
  await door.ship('proposals');
  const impact = await door.ship('impact');
  const app = await withDev();
  isUp = false;
  expect((await listOf(app)).map(({ version }) => version)).toEqual([impact]);
  expect(door.logs.join()).toContain('proposals did not load from its dev server');
});

test('the hot-reloading socket is forwarded unchanged, to that address only', async () => {
  const heard: string[] = [];
  const dev = await door.service((app) => {
    app.server.on('upgrade', (request, socket) => {
      heard.push(`${request.url} ${request.headers.origin}`);
      socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nchanged',
      );
    });
  });
  const gate = new URL(await door.listen(await withDev(dev)));
  const upgrade = (path: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(Number(gate.port), gate.hostname);
      socket.on('data', (bytes) => {
        answer += bytes;
      });
      socket.on('close', () => resolve(answer));
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
    });
  expect(await upgrade(`${base}socket`)).toMatch(/^HTTP\/1.1 101 .*changed$/s);
  expect(await upgrade('/remotes/impact/dev/socket')).toBe('');
  expect(await upgrade('/api/events')).toBe('');
  expect(heard).toEqual([`${base}socket http://localhost:1`]);
});

describe('only in development', () => {
  const good = {
    NODE_ENV: 'development',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    HOST: '127.0.0.1',
    REGISTRY_PUBLIC_KEYS: publicPemOf(generateKeyPairSync('ed25519').privateKey),
    DEV_REMOTES: 'proposals=http://127.0.0.1:23001,impact=http://127.0.0.1:23002',
  };

  test('remotes and the addresses of their dev servers', () => {
    expect(readGatewayConfig(good).devRemotes).toEqual(
      new Map([
        ['proposals', 'http://127.0.0.1:23001'],
        ['impact', 'http://127.0.0.1:23002'],
      ]),
    );
  });

  test.each([
    ['in production', { NODE_ENV: 'production' }],
    ['where nobody says what it is', { NODE_ENV: undefined }],
    ['in tests', { NODE_ENV: 'test' }],
    ['where others can come', { PUBLIC_ORIGIN: 'https://grants.example.org' }],
    ['open to the network', { HOST: '0.0.0.0' }],
    ['from another machine', { DEV_REMOTES: 'proposals=http://10.0.0.7:23001' }],
    ['from an address with a user', { DEV_REMOTES: 'proposals=http://127.0.0.1:80@evil.example' }],
    ['of an odd name', { DEV_REMOTES: '../x=http://127.0.0.1:23001' }],
  ])('%s the gateway does not start', (_where, change) => {
    expect(() => readGatewayConfig({ ...good, ...change })).toThrow(/^DEV_REMOTES/);
  });

  test.each(['production', 'test', undefined])('with NODE_ENV %s there is no demo', (NODE_ENV) => {
    const demo = { ...good, DEV_REMOTES: '', DEMO_ACCOUNT: 'demo@harambee.example' };
    expect(readGatewayConfig(demo).demoAccount).toBe('demo@harambee.example');
    expect(() => readGatewayConfig({ ...demo, NODE_ENV })).toThrow(/^DEMO_ACCOUNT/);
  });

  test('in production it is refused, even if the settings allow it', async () => {
    const devRemotes = new Map([['proposals', 'http://127.0.0.1:1']]);
    await expect(door.build({ devRemotes }, undefined, { production: true })).rejects.toThrow(
      'not shown in production',
    );
  });

  test('outside development there is no such address and no socket', async () => {
    const app = await door.build();
    expect((await app.inject(`${base}remoteEntry.js`)).statusCode).toBe(404);
    expect(app.server.listenerCount('upgrade')).toBe(0);
  });
});
