import { join } from 'node:path';
import { permit, recallPermission } from '@harambee/registry';
import { withinOneMinute } from '@harambee/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';
import { CanaryWatch } from './canary-watch.ts';

let door: TestGateway;
let app: FastifyInstance;
let usual: string;
let tried: string;

const shell = { contracts: [1], shared: {} };
const page = { accept: 'text/html' };
const cookieOfTenant = (n: number) =>
  `sid=${n.toString(16).padStart(32, '0')}.${'f'.repeat(43)}${'s'.repeat(43)}`;

beforeEach(async () => {
  door = new TestGateway();
  const identity = await door.service((service) => {
    service.get('/api/auth/session', async ({ headers }, reply) => {
      const [, id] = /sid=([0-9a-f]{32})/.exec(headers.cookie ?? '') ?? [];
      if (id === undefined) return reply.code(401).send({ error: 'no session' });
      return { tenantId: `tenant-${Number.parseInt(id, 16)}`, sessionId: id };
    });
  });
  app = await door.build({ services: { identity } });
  for (const name of ['permission-given', 'permission-refused']) door.write(`shell/${name}.html`, name);
  usual = await door.ship('proposals');
  tried = await door.publish('proposals', { code: 'two' });
});

afterEach(() => door.close());

async function permission(more: { minutes?: number; tenantId?: string } = {}): Promise<string> {
  const order = { remote: 'proposals', who: 'test', why: 'a look', version: tried, minutes: 30, shell };
  return (await permit(door.registry, { ...order, ...more })).token;
}

const documentIn = (token: string) => JSON.parse(Buffer.from(token, 'base64url').toString());

/** Replaces the content but keeps the old signature. */
function rewritten(token: string, words: object): string {
  const { payload, ...rest } = documentIn(token);
  const document = { payload: { ...payload, ...words }, ...rest };
  return Buffer.from(JSON.stringify(document)).toString('base64url');
}

/** Changes the character at this distance from the end. */
const changedAt = (token: string, fromEnd: number): string =>
  token.replace(new RegExp(`.(?=.{${fromEnd}}$)`), (one) => (one === 'A' ? 'B' : 'A'));

const follow = (token: string) => app.inject({ url: '/remote-permission', query: { token } });

async function cookieFor(token: string): Promise<string> {
  const [cookie] = (await follow(token)).cookies;
  return `${cookie?.name}=${cookie?.value}`;
}

interface Listed {
  name: string;
  version: string;
  permittedUntil?: string;
  fallback?: object;
}
async function listFor(cookie: string, url = '/dashboard'): Promise<Listed[]> {
  const { body } = await app.inject({ url, headers: { ...page, cookie } });
  return JSON.parse(/id="remotes">(.*?)<\/script>/s.exec(body)?.[1] ?? '').remotes;
}
const versionFor = async (cookie: string) => (await listFor(cookie))[0]?.version;

describe('a link with a permission', () => {
  test('sets a cookie that scripts and other sites cannot reach, until it expires, and redirects to a clean address', async () => {
    const token = await permission();
    const answer = await follow(token);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/permission-given']);
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'remote-permission-proposals',
        value: token,
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
      }),
    ]);
    const left = (answer.cookies[0]?.expires?.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(28 * 60_000);
    expect(left).toBeLessThanOrEqual(30 * 60_000);
    expect((await app.inject('/permission-given')).body).toBe('permission-given');
  });

  test('over https only, the cookie is bound to this host, and expires no later than the permission', async () => {
    const publicOrigin = 'https://grants.example.org';
    const secure = await door.build({ https: true }, undefined, { publicOrigin });
    const token = await permission();
    const own = { name: '__Host-remote-permission-proposals', path: '/' };
    const kept = { ...own, httpOnly: true, sameSite: 'Strict', secure: true };
    const { cookies } = await secure.inject({ url: '/remote-permission', query: { token } });
    const end = Math.floor(Date.parse(documentIn(token).payload.until) / 1_000) * 1_000;
    expect(cookies).toEqual([{ ...kept, value: token, expires: new Date(end) }]);
    const ended = await secure.inject({
      method: 'DELETE',
      url: '/api/platform/remote-permissions',
      headers: { origin: publicOrigin, cookie: `${own.name}=${token}` },
    });
    // Browsers delete a cookie with this prefix only if the attributes match.
    expect(ended.cookies).toEqual([{ ...kept, value: '', expires: new Date(0), maxAge: 0 }]);
  });

  test('a permission that was recalled opens nothing: neither its link, nor a browser that has it', async () => {
    const token = await permission();
    const order = { who: 'amina', why: 'the grid shows other totals' };
    await recallPermission(door.registry.store, documentIn(token).payload.id, order);
    expect((await follow(token)).headers.location).toBe('/permission-refused');
    expect(await versionFor(`remote-permission-proposals=${token}`)).toBe(usual);
    const other = await permission();
    expect(await versionFor(await cookieFor(other))).toBe(tried);
  });

  test('gives that version without a fallback; the list says until when', async () => {
    const cookie = await cookieFor(await permission());
    const [listed] = await listFor(cookie);
    expect(listed).toMatchObject({ version: tried, permittedUntil: expect.stringMatching(/Z$/) });
    expect(listed).not.toHaveProperty('fallback');
    const { remotes } = (await app.inject({ url: '/remotes.json', headers: { cookie } })).json();
    expect(remotes).toEqual([listed]);
    expect(await versionFor('')).toBe(usual);
    expect((await listFor(''))[0]).not.toHaveProperty('permittedUntil');
  });

  test.each([
    ['a changed character of what it says', (token: string) => changedAt(token, 200)],
    ['a changed character of its signature', (token: string) => changedAt(token, 60)],
    [
      'another end',
      (token: string) => rewritten(token, { until: new Date(Date.now() + 36e5).toISOString() }),
    ],
    ['one cut off', (token: string) => token.slice(0, -1)],
    ['nothing', () => ''],
    ['something else', () => '"><script>alert(1)</script>'],
    ['an endless one', () => 'A'.repeat(9_000)],
  ])('%s: shows the refusal page, and nothing changes', async (_what, spoil) => {
    const spoilt = spoil(await permission());
    const answer = await follow(spoilt);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/permission-refused']);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect((await app.inject('/permission-refused')).body).toBe('permission-refused');
    expect(await versionFor(`remote-permission-proposals=${spoilt}`)).toBe(usual);
  });

  test('redirects nowhere else, whatever the address contains', async () => {
    const answer = await app.inject({
      url: '/remote-permission',
      query: { token: await permission(), next: 'https://evil.example', to: '//evil.example' },
    });
    expect(answer.headers.location).toBe('/permission-given');
  });

  test('too many attempts are refused', () =>
    withinOneMinute(async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 22; count += 1) statuses.push((await follow('x')).statusCode);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    }));

  test('the log says who used it, and never contains the token', async () => {
    const token = await permission();
    await versionFor(await cookieFor(token));
    await follow(`${token}x`);
    const lines = door.logs.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'a permission was used', remote: 'proposals', version: tried }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'a page was given with a permitted version',
        versions: [`proposals ${tried}`],
      }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'a permission was refused' }));
    expect(door.logs.join()).not.toContain(token.slice(0, 40));
  });
});

describe('a permission in a browser', () => {
  test('expires, whatever cookie the browser still sends', async () => {
    const cookie = await cookieFor(await permission({ minutes: 1 }));
    expect(await versionFor(cookie)).toBe(tried);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(await versionFor(cookie)).toBe(usual);
    const [, token = ''] = cookie.split('=');
    expect((await follow(token)).headers.location).toBe('/permission-refused');
    now.mockRestore();
  });

  test('for one tenant is valid only for its people', async () => {
    const cookie = await cookieFor(await permission({ tenantId: 'tenant-5' }));
    expect(await versionFor(`${cookie}; ${cookieOfTenant(5)}`)).toBe(tried);
    expect(await versionFor(`${cookie}; ${cookieOfTenant(6)}`)).toBe(usual);
    expect(await versionFor(cookie)).toBe(usual);
  });

  test('for a version whose content has changed gives the stable one', async () => {
    const cookie = await cookieFor(await permission());
    door.write(join('remotes', 'proposals', tried, 'release.json'), '{}');
    app = await door.build();
    expect(await versionFor(cookie)).toBe(usual);
  });

  test('can be ended by one call, only from our own pages', async () => {
    const cookie = await cookieFor(await permission());
    const end = (headers: object) =>
      app.inject({
        method: 'DELETE',
        url: '/api/platform/remote-permissions',
        headers: { cookie: `theme=dark; ${cookie}`, ...headers },
      });
    expect((await end({ origin: 'https://evil.example' })).statusCode).toBe(403);
    const answer = await end({ origin: 'http://localhost:3000' });
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'remote-permission-proposals', value: '', expires: new Date(0) }),
    ]);
  });

  test('does not count for a canary: neither its pages nor its failures', async () => {
    await door.canary('proposals', tried, 100);
    const cookie = await cookieFor(await permission());
    const body = {
      remote: 'proposals',
      version: tried,
      stage: 'load',
      reference: '7F3A-91C2',
      message: 'x',
      path: '/',
    };
    const report = (from: string) =>
      app.inject({ method: 'POST', url: '/api/platform/errors', headers: { cookie: from }, body });
    const watch = jest.spyOn(CanaryWatch.prototype, 'served');
    const failed = jest.spyOn(CanaryWatch.prototype, 'failed');
    await listFor(`${cookie}; ${cookieOfTenant(1)}`);
    expect((await report(`${cookie}; ${cookieOfTenant(1)}`)).statusCode).toBe(204);
    expect([watch.mock.calls, failed.mock.calls]).toEqual([[], []]);
    await listFor(cookieOfTenant(1));
    await report(cookieOfTenant(1));
    expect([watch.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);
    jest.restoreAllMocks();
  });
});
