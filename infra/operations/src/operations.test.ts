import { createHash } from 'node:crypto';
import {
  haltCanary,
  permit,
  promote,
  publish,
  readAudit,
  readPointer,
  readRecalls,
  startCanary,
} from '@harambee/registry';
import { aShell, TestRegistry } from '@harambee/registry/testing';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { operations } from './app.ts';
import { readOperationsConfig } from './config.ts';
import { newOperator, readOperators } from './operators.ts';

const registry = new TestRegistry();
const order = { remote: 'donors', who: 'ci', why: 'a reason' };
let versions: string[];
let app: FastifyInstance;
let now = Date.parse('2026-11-27T10:00:00Z');
const logs: string[] = [];

const secret = new Secret({ size: 20 }).base32;
const entry = (name: string, role: string, code = '') =>
  [name, role, createHash('sha256').update(`key of ${name}`).digest('hex'), ...(code ? [code] : [])].join(
    ':',
  );
const codeAt = (at: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

beforeAll(async () => {
  const built = ['one', 'two'].map((code) => registry.build('donors', { code }));
  versions = [];
  for (const folder of built) versions.push((await publish(registry, folder, aShell)).version);
  const shell = aShell;
  await promote(registry, { ...order, version: versions[0] ?? '', shell });
  await startCanary(registry, { ...order, version: versions[1] ?? '', percent: 5, shell });
});
beforeEach(async () => {
  app = await build();
});
afterEach(() => app.close());
afterAll(() => registry.remove());

const build = (publicOrigin = 'http://localhost:3000') =>
  operations({
    registry,
    operators: readOperators([entry('amina', 'look'), entry('otieno', 'act', secret)]),
    gateways: [],
    now: () => now,
  }).build({
    pressure: false,
    config: { publicOrigin, logLevel: 'info' },
    logStream: { write: (line) => logs.push(line) },
  });

const signIn = (body: object, to = app, headers: Record<string, string> = {}) =>
  to.inject({ method: 'POST', url: '/ops/api/session', payload: body, headers });
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof signIn>>) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const asLooker = async () => cookieOf(await signIn({ name: 'amina', key: 'key of amina' }));
const asActor = async () => {
  now += 60_000;
  return cookieOf(await signIn({ name: 'otieno', key: 'key of otieno', code: codeAt(now) }));
};
const post = (path: string, cookie: string, payload: object = { why: 'totals are wrong' }) =>
  app.inject({ method: 'POST', url: `/ops/api${path}`, headers: { cookie }, payload });
const current = async () =>
  (await readPointer(registry.store, registry.keys)).pointer?.remotes.donors?.current.version;

describe('who gets in', () => {
  test('with name and key, and a code where one is set; the cookie is for /ops alone', async () => {
    const answer = await signIn({ name: 'amina', key: 'key of amina' });
    expect(answer.json()).toEqual({
      name: 'amina',
      role: 'look',
      until: new Date(now + 30 * 60_000).toISOString(),
    });
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'ops-session',
        path: '/ops',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: 1_800,
      }),
    ]);
    const secure = await build('https://grants.example.org');
    const { cookies } = await signIn({ name: 'amina', key: 'key of amina' }, secure, {
      origin: 'https://grants.example.org',
    });
    expect(cookies).toEqual([expect.objectContaining({ name: '__Secure-ops-session', secure: true })]);
    await secure.close();
  });

  test.each([
    ['another key', () => ({ name: 'amina', key: 'key of otieno' })],
    ['nobody', () => ({ name: 'juma', key: 'key of amina' })],
    ['no code', () => ({ name: 'otieno', key: 'key of otieno' })],
    ['an old code', () => ({ name: 'otieno', key: 'key of otieno', code: codeAt(now - 120_000) })],
  ])('%s is refused with the same words', async (_what, body) => {
    const answer = await signIn(body());
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
    expect(answer.json().error).toBe(
      'Name, key and code do not belong together, or the code was used before',
    );
  });

  test('a code is good once; a session ends after half an hour, and at sign-out', async () => {
    now += 60_000;
    const body = { name: 'otieno', key: 'key of otieno', code: codeAt(now) };
    const cookie = cookieOf(await signIn(body));
    expect((await signIn(body)).statusCode).toBe(403);
    const look = () => app.inject({ url: '/ops/api/overview', headers: { cookie } });
    expect((await look()).statusCode).toBe(200);
    now += 31 * 60_000;
    expect((await look()).statusCode).toBe(401);
    const other = await asLooker();
    await app.inject({ method: 'DELETE', url: '/ops/api/session', headers: { cookie: other } });
    expect((await app.inject({ url: '/ops/api/overview', headers: { cookie: other } })).statusCode).toBe(401);
  });

  test('too many tries are refused, and a page of another origin cannot write', async () => {
    for (let tried = 0; tried < 10; tried += 1) await signIn({ name: 'amina', key: 'wrong' });
    expect((await signIn({ name: 'amina', key: 'key of amina' })).statusCode).toBe(429);
    const origin = 'https://evil.example';
    expect((await signIn({ name: 'amina', key: 'key of amina' }, app, { origin })).statusCode).toBe(403);
  });

  test('neither keys nor sessions are in the log', async () => {
    const cookie = await asLooker();
    expect(logs.join()).toContain('an operator signs in');
    expect(logs.join()).not.toMatch(/key of (amina|otieno)/);
    expect(logs.join()).not.toContain(cookie.split('=')[1]);
  });
});

test('the page brings everything itself, and says nothing to anybody who is not signed in', async () => {
  const page = await app.inject('/ops');
  expect(page.headers['content-security-policy']).toContain("default-src 'none';script-src 'self'");
  for (const [, file = ''] of page.body.matchAll(/(?:href|src)="([^"]+)"/g))
    expect([file, (await app.inject(file)).statusCode]).toEqual([file, 200]);
  expect((await app.inject('/ops/api/overview')).statusCode).toBe(401);
});

test('who looks sees versions, share, failures and moves, and nothing of an organization', async () => {
  const cookie = await asLooker();
  await permit(registry, {
    ...order,
    version: versions[1] ?? '',
    minutes: 60,
    tenantId: 'tenant-7',
    shell: aShell,
  });
  const { body } = await app.inject({ url: '/ops/api/overview', headers: { cookie } });
  expect(JSON.parse(body)).toMatchObject({
    remotes: [
      {
        name: 'donors',
        current: { version: versions[0], reports: 0, failingSessions: 0 },
        canary: { version: versions[1], percent: 5, isOver: false },
        versions: [...versions].sort(),
      },
    ],
    permissions: [{ remote: 'donors', version: versions[1], isRecalled: false }],
    moves: [{ what: expect.stringMatching(/^permit: .* for one browser of one organization until/) }, {}, {}],
  });
  expect(body).not.toContain('tenant-7');
});

test('who may look moves nothing', async () => {
  const cookie = await asLooker();
  const before = await readAudit(registry.store, registry.keys);
  for (const path of [
    '/remotes/donors/rollback',
    '/remotes/donors/end-canary',
    `/permissions/${'a'.repeat(32)}/recall`,
  ])
    expect((await post(path, cookie)).json().error).toBe('Your role may look, and move nothing');
  expect(await readAudit(registry.store, registry.keys)).toEqual(before);
});

test('who acts ends a canary, rolls back and recalls, with a reason, and the log says who', async () => {
  const cookie = await asActor();
  expect((await post('/remotes/donors/end-canary', cookie, { why: ' ' })).statusCode).toBe(400);
  expect((await post('/remotes/donors/end-canary', cookie)).statusCode).toBe(204);
  expect((await post('/remotes/donors/end-canary', cookie)).json().error).toBe('donors has no canary.');

  const [one = '', two = ''] = versions;
  await promote(registry, { ...order, version: two, shell: aShell });
  expect((await post('/remotes/donors/rollback', cookie)).statusCode).toBe(204);
  expect(await current()).toBe(one);
  expect((await post('/remotes/donors/rollback', cookie, { why: 'forward', version: two })).statusCode).toBe(
    204,
  );
  expect(await current()).toBe(two);
  expect((await readAudit(registry.store, registry.keys)).at(-1)).toMatchObject({
    who: 'otieno (operator)',
    action: 'rollback',
    why: 'forward',
  });

  const { permission } = await permit(registry, { ...order, version: one, minutes: 5, shell: aShell });
  expect((await post(`/permissions/${permission.id}/recall`, cookie)).statusCode).toBe(204);
  expect(await readRecalls(registry.store)).toMatchObject([{ id: permission.id, who: 'otieno (operator)' }]);
});

test('a canary that ended by itself is shown so', async () => {
  await startCanary(registry, { ...order, version: versions[0] ?? '', percent: 50, shell: aShell });
  const { canary } = (await readPointer(registry.store, registry.keys)).pointer?.remotes.donors ?? {};
  if (!canary) throw new Error('no canary');
  await haltCanary(registry.store, 'donors', canary, {
    who: 'gateway',
    why: '4 of 25',
    at: new Date().toISOString(),
  });
  const cookie = await asLooker();
  const { remotes, moves } = (await app.inject({ url: '/ops/api/overview', headers: { cookie } })).json();
  expect(remotes[0].canary).toMatchObject({ percent: 50, isOver: true });
  expect(moves[0]).toMatchObject({ who: 'gateway', why: '4 of 25' });
});

test('what gateways count is added up; one that does not answer is said', async () => {
  const [one = ''] = versions;
  const counting = (sessions: number) => async () =>
    new Response(
      `remote_failures_total{remote="donors",version="${one}"} 7\nremote_failing_sessions{remote="donors",version="${one}"} ${sessions}\n`,
    );
  const answers = [counting(2), counting(3), async () => Promise.reject(new Error('away'))];
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => (answers.shift() as () => Promise<Response>)());
  const { readGatewayFigures } = await import('./gateway-figures.ts');
  const { figures, silent } = await readGatewayFigures(['http://a', 'http://b', 'http://c']);
  fetching.mockRestore();
  expect(figures.get(`donors ${one}`)).toEqual({ reports: 14, failingSessions: 5 });
  expect(silent).toBe(1);
});

test('settings that are wrong are said in words', () => {
  const read =
    (OPS_OPERATORS: string, OPS_GATEWAYS = '') =>
    () =>
      readOperationsConfig({ OPS_OPERATORS, OPS_GATEWAYS });
  expect(read('')).toThrow('OPS_OPERATORS is missing');
  expect(read('amina:look:short')).toThrow('entry 1 is not what');
  expect(read(`${entry('amina', 'look')},${entry('amina', 'act')}`)).toThrow('amina is there twice');
  expect(read(entry('amina', 'look'), 'gateway')).toThrow('OPS_GATEWAYS must be addresses');
  const made = newOperator('juma', 'act');
  expect(read(made.entry)().operators).toMatchObject([
    { name: 'juma', role: 'act', codeSecret: made.codeSecret },
  ]);
});
