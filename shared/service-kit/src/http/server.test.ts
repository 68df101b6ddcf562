import { once } from 'node:events';
import { connect } from 'node:net';
import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { ErrorResponse, StrictObject } from '@harambee/domain/schemas';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Conflict, Forbidden, PreconditionFailed, TooManyRequests, ValidationFailed } from '../errors.ts';
import { defineService, type Routes } from '../service.ts';
import { withinOneMinute } from '../testing/clock.ts';
import { testApp } from '../testing/test-app.ts';

const Body = StrictObject({
  name: Type.String({ minLength: 2, maxLength: 10 }),
  age: Type.Optional(Type.Integer({ minimum: 0, maximum: 150 })),
  tags: Type.Optional(Type.Array(Type.String(), { maxItems: 3 })),
  kind: Type.Optional(Type.Unsafe<string>({ type: 'string', enum: ['a', 'b'] })),
});
const Ok = StrictObject({ name: Type.String() });
const schema = { body: Body, response: { 200: Ok, '4xx': ErrorResponse } };

let release: () => void = () => undefined;

const routes: Routes = async (app) => {
  app.post('/people', { schema }, async ({ body }) => ({ name: body.name }));
  app.post('/loose', async () => ({ ok: true }));
  app.get(
    '/things/:id',
    { schema: { params: StrictObject({ id: Type.String({ maxLength: 5 }) }) } },
    async () => 'x',
  );
  app.get('/conflict', async () => {
    throw new Conflict('Already submitted. Next: under_review');
  });
  app.get('/forbidden', async () => {
    throw new Forbidden('Only an Owner can do that');
  });
  app.get('/stale', async () => {
    throw new PreconditionFailed('Changed since you read it', { proposal: { id: '1' } });
  });
  app.get('/rules', async () => {
    throw new ValidationFailed([{ field: 'title', message: 'Title is required' }]);
  });
  app.get('/many', async () => {
    throw new TooManyRequests('Too many', 12.2);
  });
  app.get('/broken', async () => {
    throw new Error('SELECT secret FROM /etc/passwd');
  });
  app.get('/slow', { handlerTimeout: 20 }, () => new Promise<never>(() => undefined));
  app.get('/wait', async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return 'done';
  });
};

const service = defineService({ name: 'plain', database: false, publicRoutes: routes });
const api = testApp(service, { logs: true });

const problem = (error: string) => ({ error, requestId: expect.stringMatching(/^[\w-]{36}$/) });

describe('refusals', () => {
  test.each([
    ['a missing field', {}, 'name', 'name is missing'],
    ['an unknown field', { name: 'Ada', role: 'Owner' }, 'role', 'role is not a known field'],
    ['a number for text', { name: 1 }, 'name', 'name must be text'],
    ['a list for text', { name: ['Ada'] }, 'name', 'name must be text'],
    ['an operator for text', { name: { $gt: '' } }, 'name', 'name must be text'],
    ['text for a number', { name: 'Ada', age: '7' }, 'age', 'age must be a whole number'],
    ['true for a number', { name: 'Ada', age: true }, 'age', 'age must be a whole number'],
    ['too short', { name: 'A' }, 'name', 'name must have at least 2 characters'],
    ['too long', { name: 'A'.repeat(11) }, 'name', 'name must have at most 10 characters'],
    ['too much', { name: 'Ada', age: 151 }, 'age', 'age must be 150 or less'],
    ['too little', { name: 'Ada', age: -1 }, 'age', 'age must be 0 or more'],
    ['too many', { name: 'Ada', tags: ['', '', '', ''] }, 'tags', 'tags must have at most 3 entries'],
    ['a wrong entry', { name: 'Ada', tags: [1] }, 'tags.0', 'tags.0 must be text'],
    ['no word of the list', { name: 'Ada', kind: 'c' }, 'kind', 'kind must be one of a, b'],
  ])('%s is a 400 that names the field', async (_name, body, field, message) => {
    const answer = await api.anonymous.post('/people', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ ...problem(message), details: [{ field, message }] });
  });

  test.each([
    ['/conflict', 409, 'Already submitted. Next: under_review'],
    ['/forbidden', 403, 'Only an Owner can do that'],
    ['/unknown', 404, 'Not found'],
    ['/things/longer-than-an-id', 404, 'Not found'],
    [`/things/${'x'.repeat(500)}`, 404, 'Not found'],
    ['/%zz', 404, 'Not found'],
    ['/broken', 500, 'Something went wrong on our side. Please try again.'],
  ])('%s answers %i', async (url, status, error) => {
    const answer = await api.anonymous.get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual(problem(error));
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('broken rules answer 400 with their messages', async () => {
    const answer = await api.anonymous.get('/rules');
    const details = [{ field: 'title', message: 'Title is required' }];
    expect(answer.json()).toEqual({ ...problem('Title is required'), details });
  });

  test('412 has the current record', async () => {
    const answer = await api.anonymous.get('/stale');
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toEqual({ ...problem('Changed since you read it'), proposal: { id: '1' } });
  });

  test('429 and the time limit say when to try again', async () => {
    const many = await api.anonymous.get('/many');
    expect([many.statusCode, many.headers['retry-after']]).toEqual([429, '13']);
    const slow = await api.anonymous.get('/slow');
    expect([slow.statusCode, slow.headers['retry-after']]).toEqual([503, '2']);
    expect(slow.json()).toEqual(problem('That took too long. Please try again.'));
  });

  test.each([
    ['malformed JSON', 'application/json', '{"name": Ada}', 400, 'The body is not valid JSON'],
    ['an empty body', 'application/json', '', 400, 'The body is empty'],
    [
      'a poisoned prototype',
      'application/json',
      '{"__proto__": {"a": 1}}',
      400,
      'The body is not valid JSON',
    ],
    ['plain text', 'text/plain', 'name=Ada', 400, 'Please send the body as JSON'],
    ['a form', 'application/x-www-form-urlencoded', 'name=Ada', 400, 'Please send the body as JSON'],
    ['a large body', 'application/json', `"${'x'.repeat(262_144)}"`, 413, 'That is too large'],
  ])('%s', async (_name, type, payload, status, error) => {
    for (const url of ['/people', '/loose']) {
      const answer = await api.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
      expect([answer.statusCode, answer.json()]).toEqual([status, problem(error)]);
    }
  });

  test.each([
    'application/json; charset=utf-16',
    'application/json;charset="iso-8859-1"',
    'application/json; CharSet = UTF-16LE; a=b',
    'application/json; charset=utf-8; charset=utf-7',
    'application/json; charset=',
    'text/plain; charset=latin1',
  ])('%s is not a supported content type', async (type) => {
    for (const url of ['/people', '/loose', '/nowhere']) {
      const headers = { 'content-type': type };
      const answer = await api.inject({ method: 'POST', url, headers, payload: '{"name":"Ada"}' });
      expect([answer.statusCode, answer.json()]).toEqual([415, problem('Please send the body in UTF-8')]);
    }
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF8"'])(
    '%s is read',
    async (type) => {
      const headers = { 'content-type': type };
      const answer = await api.inject({ method: 'POST', url: '/people', headers, payload: '{"name":"Ada"}' });
      expect(answer.statusCode).toBe(200);
    },
  );

  test('foreign pages may not write; our own pages and programs may', async () => {
    const post = (headers: Record<string, string>) => api.anonymous.post('/people', { name: 'Ada' }, headers);
    for (const foreign of [
      'https://evil.example',
      'null',
      'http://localhost:3001',
      'https://localhost:3000',
    ]) {
      const answer = await post({ origin: foreign });
      expect([foreign, answer.statusCode]).toEqual([foreign, 403]);
    }
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post({ origin: 'http://localhost:3000' })).statusCode).toBe(200);
    expect((await post({ origin: 'http://127.0.0.1:3000' })).statusCode).toBe(200);
    expect((await post({})).statusCode).toBe(200);
  });

  test('random bodies get 200 or 400, never 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), async (payload) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await api.inject({ method: 'POST', url: '/people', headers, payload });
        expect([200, 400]).toContain(answer.statusCode);
        if (answer.statusCode === 400) expect(answer.json()).toMatchObject({ error: expect.any(String) });
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});

describe('every answer has', () => {
  test('headers that forbid running anything, and no caching', async () => {
    const { headers } = await api.anonymous.post('/people', { name: 'Ada' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  test('the gateway’s request id is reused', async () => {
    const answer = await api.anonymous.get('/unknown', { 'x-request-id': 'from-the-gateway-1' });
    expect(answer.json().requestId).toBe('from-the-gateway-1');
    const forged = await api.anonymous.get('/unknown', { 'x-request-id': 'a\tb "c"' });
    expect(forged.json()).toEqual(problem('Not found'));
  });

  test('health, metrics by route, and an OpenAPI document', async () => {
    expect((await api.anonymous.get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await api.anonymous.get('/readyz')).json()).toEqual({ status: 'ready' });
    await api.anonymous.post('/people', { name: 'Ada' });
    const metrics = (await api.anonymous.get('/metrics')).body;
    expect(metrics).toMatch(/http_request_duration_seconds_count\{.*route="\/people",status="200".*\} \d+/);
    expect(metrics).toContain('nodejs_eventloop_lag_seconds');
    const document = (await api.anonymous.get('/openapi.json')).json();
    expect(document.paths['/people'].post.requestBody.content['application/json'].schema).toMatchObject({
      additionalProperties: false,
      required: ['name'],
    });
  });

  test('the log contains no query strings, headers or bodies', async () => {
    await api.anonymous.post(
      '/people?token=t0psecret',
      { name: 'Wanjiku' },
      { authorization: 'Bearer s3cret' },
    );
    await api.anonymous.get('/broken?code=t0psecret', { cookie: 'sid=s3cret' });
    const log = api.logLines.join('');
    expect(log).toContain('"route":"/broken"');
    expect(log).not.toMatch(/t0psecret|s3cret|Wanjiku/);
  });
});

test('too many calls in a minute get 429 with Retry-After, also for unknown addresses, but not for liveness', () =>
  withinOneMinute(async () => {
    const app = await service.build({ config: { rateLimit: 3, logLevel: 'silent' }, pressure: false });
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await app.inject('/conflict')).statusCode);
    expect(statuses).toEqual([409, 409, 409, 429, 429]);
    for (let call = 0; call < 4; call += 1) await app.inject({ url: `/x${call}`, remoteAddress: '10.9.9.9' });
    const refused = await app.inject({ url: '/x', remoteAddress: '10.9.9.9' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error).toMatch(
      /^Too many requests\. Try again in (\d+ seconds|1 minute|1 second)\.$/,
    );
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  }));

test('a service trusts X-Forwarded-For only from this machine; an edge trusts nobody', async () => {
  const seen = async (edge: boolean, remoteAddress: string) => {
    const app = await defineService({
      name: 'ip',
      database: false,
      edge,
      publicRoutes: async (plugin) => {
        plugin.get('/ip', async (request) => request.ip);
      },
    }).build({ config: { logLevel: 'silent' }, pressure: false });
    const answer = await app.inject({
      url: '/ip',
      remoteAddress,
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    await app.close();
    return answer.body;
  };
  expect(await seen(false, '127.0.0.1')).toBe('203.0.113.7');
  expect(await seen(false, '198.51.100.1')).toBe('198.51.100.1');
  expect(await seen(true, '127.0.0.1')).toBe('127.0.0.1');
});

describe('stopping', () => {
  /** A call that is being answered, on a connection of its own. */
  async function waitingCall(app: FastifyInstance, origin: string) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const seen = { text: '' };
    socket.setEncoding('utf8').on('data', (part) => {
      seen.text += part;
    });
    const handling = new Promise<void>((resolve) => {
      app.server.once('request', () => setImmediate(resolve));
    });
    socket.write('GET /wait HTTP/1.1\r\nHost: x\r\n\r\n');
    await handling;
    return { socket, seen };
  }
  const started = async () => {
    const app = await service.build({ config: { logLevel: 'silent', rateLimit: 0 }, pressure: false });
    return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
  };

  test('it becomes unready first, closes connections with their answers, and answers what arrives late', async () => {
    const { app, origin } = await started();
    const { socket, seen } = await waitingCall(app, origin);
    app.stopBeingReady();
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    const alive = await fetch(`${origin}/healthz`);
    expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'close']);

    const closed = app.close();
    socket.write('GET /conflict HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => setImmediate(resolve));
    release();
    await Promise.all([once(socket, 'close'), closed]);
    expect(seen.text).toMatch(/^HTTP\/1\.1 200 /);
    expect(seen.text).toMatch(/HTTP\/1\.1 409 [\s\S]*connection: close/i);
  });

  test('a connection that becomes idle later is closed, too: it does not hold the process up', async () => {
    const { app, origin } = await started();
    const { socket, seen } = await waitingCall(app, origin);
    const closed = app.close();
    await new Promise((resolve) => setImmediate(resolve));
    release();
    await Promise.all([once(socket, 'close'), closed]);
    expect(seen.text).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test('a client that does not speak HTTP gets an answer in the usual format', async () => {
  const app = await service.build({ config: { logLevel: 'silent' }, pressure: false });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end('nonsense\r\n\r\n');
  let text = '';
  for await (const part of socket) text += part;
  expect(text).toMatch(
    /^HTTP\/1\.1 400 Bad Request[\s\S]*\{"error":"That is not a valid request","requestId":"/,
  );
  await app.close();
});
