import { connect } from 'node:net';
import { echo, statusOf } from '../testing/services.ts';
import { TestGateway } from '../testing/test-gateway.ts';

let door: TestGateway;

beforeEach(() => {
  door = new TestGateway();
});

afterEach(() => door.close());

describe('requests that are not forwarded', () => {
  test('a service that is not installed: 404 as JSON, also for a browser', async () => {
    const app = await door.build();
    for (const url of [
      '/api/proposals',
      '/api/ngo/profile',
      '/api/nothing',
      '/api',
      '/api/',
      '/api/authx',
      '/api/auth/me',
    ]) {
      const answer = await app.inject({ url, headers: { accept: 'text/html' } });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.json()).toEqual({ error: 'Not found', requestId: expect.any(String) });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('ambiguous paths reach no service', async () => {
    const seen: string[] = [];
    const address = await door.service((app) => {
      app.all('/*', async (request) => {
        seen.push(request.raw.url ?? '');
        return {};
      });
    });
    const origin = new URL(
      await door.listen(await door.build({ services: { identity: address, proposals: address } })),
    );
    for (const path of [
      '/api/auth/../proposals',
      '/api/auth/%2e%2e/proposals',
      '/api/auth/%252e%252e/proposals',
      '/api/auth/..%2fproposals',
      '/api/auth/..%5cproposals',
      '/api/auth/..\\proposals',
      '/api/auth/x/../../proposals',
      '/api/auth//proposals',
      '/api/auth/./me',
      '/api/auth/me;/../x',
      '/api/auth/me%00',
      '/api/auth/%e0%80%ae',
      '//api/auth/me',
      '/api/auth@evil.example/me',
    ]) {
      expect([400, 404]).toContain(await statusOf(origin, path));
      expect(seen).toEqual([]);
    }
    expect(await statusOf(origin, '/api/auth/me')).toBe(200);
  });

  test('a request with two lengths is refused', async () => {
    const origin = new URL(
      await door.listen(await door.build({ services: { identity: await door.service(echo) } })),
    );
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(origin.port), origin.hostname, () =>
        socket.write(
          'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        ),
      );
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('a body over 256 KiB is refused before it reaches a service', async () => {
    let asked = 0;
    const address = await door.service((app) => {
      app.addHook('onRequest', async () => {
        asked += 1;
      });
      echo(app);
    });
    const app = await door.build({ services: { proposals: address } });
    const send = (size: number) =>
      app.inject({
        method: 'POST',
        url: '/api/proposals',
        headers: { 'content-type': 'application/json' },
        body: 'x'.repeat(size),
      });
    expect((await send(256 * 1024)).statusCode).toBe(200);
    const refused = await send(256 * 1024 + 1);
    expect([refused.statusCode, refused.json<{ error: string }>().error, asked]).toEqual([
      413,
      'That is too large',
      1,
    ]);
  });

  test('a write from a foreign page is refused', async () => {
    const app = await door.build({ services: { proposals: await door.service(echo) } });
    const send = (origin: string) =>
      app.inject({ method: 'POST', url: '/api/proposals', headers: { origin } });
    expect((await send('https://evil.example')).statusCode).toBe(403);
    expect((await send('http://localhost:3000')).statusCode).toBe(200);
  });
});
