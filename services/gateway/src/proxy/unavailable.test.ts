import type { LightMyRequestResponse } from 'fastify';
import { echo } from '../testing/services.ts';
import { TestGateway } from '../testing/test-gateway.ts';

let door: TestGateway;

beforeEach(() => {
  door = new TestGateway();
});

afterEach(() => door.close());

describe('a service that does not answer', () => {
  const expectUnavailable = (answer: LightMyRequestResponse) => {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      error: 'The proposals part is not available right now. Please try again.',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(Number(answer.headers['retry-after'])).toBe(2);
  };

  test('refused', async () => {
    const closed = await door.service(() => {});
    await door.close();
    door = new TestGateway();
    const app = await door.build({ services: { proposals: closed } });
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.inject({ method, url: '/api/proposals' });
      expectUnavailable(answer);
    }
  });

  test('too slow, without blocking other services', async () => {
    const slow = await door.service((app) => {
      app.get('/api/proposals', () => new Promise(() => {}));
    });
    const app = await door.build({ services: { proposals: slow, identity: await door.service(echo) } }, 200);
    const waiting = app.inject('/api/proposals');
    expect((await app.inject('/api/auth/me')).statusCode).toBe(200);
    const answer = await waiting;
    expectUnavailable(answer);
  });

  test('a call that a language model answers may take longer than the others of its service', async () => {
    let answerNow: () => void = () => {};
    const othersEnded = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const slow = await door.service((app) => {
      const slowly = () => othersEnded.then(() => ({ ok: true }));
      app.post('/api/proposals/1/sections/impact/variants', slowly);
      app.post('/api/proposals/call-findings', slowly);
      app.post('/*', () => new Promise(() => {}));
    });
    const app = await door.build({ services: { proposals: slow } }, 200);
    const post = (url: string) => app.inject({ method: 'POST', url });
    const waiting = ['/api/proposals/1/sections/impact/variants', '/api/proposals/call-findings'].map(post);
    for (const url of ['/api/proposals/1/generate', '/api/proposals/1/variants'])
      expectUnavailable(await post(url));
    answerNow();
    for (const answer of await Promise.all(waiting)) expect(answer.statusCode).toBe(200);
  });

  test('dies in the middle of an answer: the browser sees that it is incomplete', async () => {
    const dying = await door.service((app) => {
      app.get('/api/proposals', (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        reply.raw.write('{"proposals":', () => reply.raw.destroy());
      });
    });
    const origin = await door.listen(await door.build({ services: { proposals: dying } }));
    await expect(fetch(`${origin}/api/proposals`).then((response) => response.text())).rejects.toThrow();
  });

  test('its own 503 is forwarded without a retry', async () => {
    let asked = 0;
    const address = await door.service((app) => {
      app.get('/api/proposals', async (_request, reply) => {
        asked += 1;
        return reply.code(503).header('retry-after', '1').send({ error: 'Not ready', requestId: 'r' });
      });
    });
    const answer = await (await door.build({ services: { proposals: address } })).inject('/api/proposals');
    expect([answer.statusCode, answer.headers['retry-after'], asked]).toEqual([503, '1', 1]);
  });

  test('after a restart on its port everything works again', async () => {
    const first = new TestGateway();
    const address = await first.service(echo);
    const app = await door.build({ services: { proposals: address } });
    expect((await app.inject('/api/proposals')).statusCode).toBe(200);
    await first.close();
    expect((await app.inject('/api/proposals')).statusCode).toBe(503);
    await door.service(echo, Number(new URL(address).port));
    expect((await app.inject('/api/proposals')).statusCode).toBe(200);
  });
});
