import { once } from 'node:events';
import { connect } from 'node:net';
import { type Echo, echo } from '../testing/services.ts';
import { TestGateway } from '../testing/test-gateway.ts';

let door: TestGateway;

beforeEach(() => {
  door = new TestGateway();
});

afterEach(() => door.close());

describe('forwarding', () => {
  test('sends each path to its service', async () => {
    const answering = (name: string) =>
      door.service((app) => {
        app.get('/*', async (request) => ({ name, url: request.raw.url }));
      });
    const names = ['identity', 'proposals', 'profiles', 'impact', 'assistant', 'notifications', 'funders'];
    const services = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await answering(name)] as const)),
    );
    const app = await door.build({ services });
    for (const [name, path] of [
      ['identity', '/api/auth/login'],
      ['proposals', '/api/proposals'],
      ['proposals', '/api/proposals/64fe/pdf'],
      ['profiles', '/api/ngo/profile'],
      ['impact', '/api/impact/summary'],
      ['impact', '/api/analytics'],
      ['impact', '/api/test/leaderboard'],
      ['assistant', '/api/chat'],
      ['notifications', '/api/test/notifications/u1'],
      ['notifications', '/api/events'],
      ['notifications', '/api/notifications'],
      ['funders', '/api/calls'],
    ]) {
      const url = `${path}?limit=20&search=a%20b`;
      expect((await app.inject(url)).json()).toEqual({ name, url });
    }
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s with its body and headers as they came',
    async (method) => {
      const app = await door.build({ services: { proposals: await door.service(echo) } });
      const body = '{ "title": "Maji safi — 水", "n": 1.0 }';
      const answer = await app.inject({
        method,
        url: '/api/proposals/1',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          authorization: 'Bearer abc',
          cookie: 'sid=1.2; theme=dark',
          'idempotency-key': 'key-1',
          'if-match': '"7"',
        },
        body,
      });
      const seen = answer.json<Echo>();
      expect(seen).toMatchObject({ method, body });
      expect(seen.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        authorization: 'Bearer abc',
        cookie: 'sid=1.2; theme=dark',
        'idempotency-key': 'key-1',
        'if-match': '"7"',
      });
    },
  );

  test('keeps a write without a body', async () => {
    const app = await door.build({ services: { identity: await door.service(echo) } });
    const seen = (await app.inject({ method: 'POST', url: '/api/auth/refresh' })).json<Echo>();
    expect(seen).toMatchObject({ method: 'POST', body: '' });
  });

  test("sets the caller's address itself and never trusts outside headers", async () => {
    const app = await door.build({ services: { identity: await door.service(echo) } });
    const answer = await app.inject({
      url: '/api/auth/me',
      remoteAddress: '203.0.113.7',
      headers: {
        host: 'harambee.example',
        'x-forwarded-for': '10.9.9.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-prefix': '/admin',
        'x-real-ip': '10.9.9.9',
        'true-client-ip': '10.9.9.9',
        forwarded: 'for=10.9.9.9',
        'x-request-id': 'chosen-by-the-client',
      },
    });
    const { headers } = answer.json<Echo>();
    expect(headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'harambee.example',
      'x-forwarded-proto': 'http',
      'x-request-id': answer.headers['x-request-id'],
    });
    expect(headers['x-request-id']).not.toBe('chosen-by-the-client');
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/x-real-ip|true-client-ip|^forwarded|x-forwarded-prefix/),
      ]),
    );
  });

  test('does not forward hop-by-hop headers', async () => {
    const app = await door.build({ services: { identity: await door.service(echo) } });
    const { headers } = (
      await app.inject({
        url: '/api/auth/me',
        headers: {
          connection: 'close, x-secret-hop',
          'x-secret-hop': '1',
          te: 'trailers',
          'proxy-authorization': 'Basic eA==',
        },
      })
    ).json<Echo>();
    for (const name of ['x-secret-hop', 'te', 'proxy-authorization'])
      expect(headers).not.toHaveProperty([name]);
  });

  test('returns status, cookies and headers unchanged, and forbids caching', async () => {
    const address = await door.service((app) => {
      app.post('/api/auth/login', async (_request, reply) =>
        reply
          .code(201)
          .headers({
            'set-cookie': ['sid=1; HttpOnly', 'other=2'],
            'cache-control': 'public, max-age=60',
            'x-own': 'yes',
            etag: '"1"',
          })
          .send({ ok: true }),
      );
    });
    const app = await door.build({ services: { identity: address } });
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).toMatchObject({
      'set-cookie': ['sid=1; HttpOnly', 'other=2'],
      'x-own': 'yes',
      etag: '"1"',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ ok: true });
  });

  test('returns bytes unchanged', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256));
    const address = await door.service((app) => {
      app.get('/api/proposals/1/pdf', async (_request, reply) => reply.type('application/pdf').send(bytes));
    });
    const answer = await (await door.build({ services: { proposals: address } })).inject(
      '/api/proposals/1/pdf',
    );
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers['content-type']).toBe('application/pdf');
  });

  test('supports HEAD and 304', async () => {
    const address = await door.service((app) => {
      app.get('/api/proposals', async (request, reply) =>
        request.headers['if-none-match'] === '"1"' ? reply.code(304).send() : { proposals: [] },
      );
    });
    const app = await door.build({ services: { proposals: address } });
    const head = await app.inject({ method: 'HEAD', url: '/api/proposals' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(
      (await app.inject({ url: '/api/proposals', headers: { 'if-none-match': '"1"' } })).statusCode,
    ).toBe(304);
  });
});

describe('an answer without content', () => {
  test.each([
    ['GET', 304, {}],
    ['GET', 204, {}],
    ['HEAD', 200, { 'content-length': '15', 'content-type': 'application/json; charset=utf-8' }],
  ] as const)(
    '%s %i says nothing of a body, and its connection goes on',
    async (method, status, expected) => {
      const address = await door.service((app) => {
        app.get('/api/proposals', async (_request, reply) => {
          if (status !== 200) return reply.code(status).header('etag', '"1"').send();
          return reply.header('etag', '"1"').send({ proposals: 1 });
        });
      });
      const origin = await door.listen(await door.build({ services: { proposals: address } }));
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      const next = async () => {
        socket.write(`${method} /api/proposals HTTP/1.1\r\nhost: localhost\r\n\r\n`);
        const [bytes] = (await once(socket, 'data')) as [Buffer];
        return bytes.toString();
      };
      for (const answer of [await next(), await next()]) {
        const [first = '', ...lines] = answer.split('\r\n');
        expect(first).toContain(`HTTP/1.1 ${status}`);
        expect(answer.endsWith('\r\n\r\n')).toBe(true);
        const headers = Object.fromEntries(
          lines.flatMap((line) => (line ? [line.split(/: (.*)/, 2) as [string, string]] : [])),
        );
        expect(headers.etag).toBe('"1"');
        for (const name of ['content-length', 'content-type'])
          expect([name, headers[name]]).toEqual([name, (expected as Record<string, string>)[name]]);
      }
      socket.destroy();
    },
  );
});

describe('streams', () => {
  test('deliver events one by one while the answer is still open', async () => {
    let push: (text: string) => void = () => {};
    let closed: () => void = () => {};
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const address = await door.service((app) => {
      app.get('/api/events', (request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
        push = (text) => reply.raw.write(text);
        push('data: first\n\n');
        request.raw.socket.once('close', closed);
      });
    });
    const app = await door.build({ services: { notifications: address } });
    const origin = await door.listen(app);
    const stop = new AbortController();
    const response = await fetch(`${origin}/api/events`, { signal: stop.signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toBe('data: first\n\n');
    push('data: second\n\n');
    expect(await next()).toBe('data: second\n\n');
    stop.abort();
    await gone;
  });
});

describe('many streams', () => {
  test('neither wait for each other nor block other calls of their service', async () => {
    const many = 300;
    const address = await door.service((app) => {
      app.get('/api/events', (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
        reply.raw.write('data: first\n\n');
      });
      app.get('/api/test/notifications/u1', async () => ({ notifications: [], unread: 0 }));
    });
    const app = await door.build({ services: { notifications: address } });
    const origin = await door.listen(app);
    const stop = new AbortController();
    const streams = await Promise.all(
      Array.from({ length: many }, async () => {
        const response = await fetch(`${origin}/api/events`, { signal: stop.signal });
        const reader = (response.body as ReadableStream<Uint8Array>).getReader();
        return new TextDecoder().decode((await reader.read()).value);
      }),
    );
    expect(new Set(streams)).toEqual(new Set(['data: first\n\n']));
    const answer = await fetch(`${origin}/api/test/notifications/u1`);
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
    stop.abort();
  });

  test('are not compressed, whatever the browser accepts', async () => {
    const address = await door.service((app) => {
      app.get('/api/events', (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
        reply.raw.write('data: first\n\n');
      });
    });
    const origin = await door.listen(await door.build({ services: { notifications: address } }));
    const stop = new AbortController();
    const headers = { 'accept-encoding': 'br, gzip' };
    const response = await fetch(`${origin}/api/events`, { headers, signal: stop.signal });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    stop.abort();
  });
});

describe('stopping', () => {
  test('waits neither for event streams nor for connections opened in advance', async () => {
    const address = await door.service((app) => {
      app.get('/api/events', (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
        reply.raw.write('data: first\n\n');
      });
    });
    const app = await door.build({ services: { notifications: address } });
    const origin = new URL(await door.listen(app));
    const inAdvance = connect(Number(origin.port), origin.hostname);
    await new Promise((resolve) => inAdvance.once('connect', resolve));
    const cut = new Promise((resolve) => inAdvance.once('close', resolve));
    const response = await fetch(new URL('/api/events', origin));
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await app.close();
    await cut;
    await expect(reader.read()).rejects.toThrow();
  });
});
