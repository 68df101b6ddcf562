import { createHash } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';

const mebibyte = 1_024 * 1_024;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let door: TestGateway;

beforeEach(() => {
  door = new TestGateway();
});

afterEach(() => door.close());

/** Counts what it receives; signed out, it refuses before it reads. */
const counting = (app: FastifyInstance) => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: 22 * mebibyte },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!headers.authorization) return reply.code(401).send({ error: 'Please sign in' });
  });
  app.post('/*', { bodyLimit: 22 * mebibyte }, async ({ body, url }) => ({
    url,
    hash: Buffer.isBuffer(body) ? hashOf(body) : JSON.stringify(body),
  }));
};

const upload = (
  app: FastifyInstance,
  payload: Buffer,
  headers: Record<string, string> = { authorization: 'Bearer x' },
) =>
  app.inject({
    method: 'POST',
    url: '/api/calls/read',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload,
  });

test('a file of 20 MiB arrives as it was sent, and text as JSON, too', async () => {
  const app = await door.build({ services: { funders: await door.service(counting) } });
  const file = Buffer.alloc(20 * mebibyte, 'water ');
  expect((await upload(app, file)).json()).toEqual({ url: '/api/calls/read', hash: hashOf(file) });
  const text = await app.inject({
    method: 'POST',
    url: '/api/calls/read',
    headers: { authorization: 'Bearer x' },
    payload: { text: 'Why?' },
  });
  expect(text.json().hash).toBe('{"text":"Why?"}');
});

test('more than a file may have is refused before it is received', async () => {
  const app = await door.build({ services: { funders: await door.service(counting) } });
  const answer = await upload(app, Buffer.alloc(22 * mebibyte));
  expect([answer.statusCode, answer.json().error]).toEqual([413, 'That is too large']);
});

test('who is not signed in gets the answer of the service', async () => {
  const app = await door.build({ services: { funders: await door.service(counting) } });
  expect((await upload(app, Buffer.alloc(5 * mebibyte), {})).statusCode).toBe(401);
  expect((await upload(app, Buffer.from('next'))).statusCode).toBe(200);
});

test('a file without a declared length is refused', async () => {
  const app = await door.build({ services: { funders: await door.service(counting) } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      {
        port,
        method: 'POST',
        path: '/api/calls/read',
        headers: { 'content-type': 'application/octet-stream' },
      },
      (answer) => resolve(answer.resume().statusCode),
    );
    sent.once('error', reject);
    sent.write('some');
    sent.end('more');
  });
  expect(status).toBe(400);
});

test('other calls of the service keep to a mebibyte, those of other services to less', async () => {
  const service = await door.service(counting);
  const app = await door.build({ services: { funders: service, proposals: service } });
  const send = async (url: string, bytes: number) =>
    (
      await app.inject({
        method: 'POST',
        url,
        headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
        payload: JSON.stringify('x'.repeat(bytes)),
      })
    ).statusCode;
  expect(await send('/api/calls', mebibyte - 100)).toBe(200);
  expect(await send('/api/calls', mebibyte)).toBe(413);
  expect(await send('/api/proposals', 300_000)).toBe(413);
});
