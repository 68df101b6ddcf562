import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';

let door: TestGateway;
let app: FastifyInstance;
let status: number;

beforeEach(async () => {
  door = new TestGateway();
  status = 200;
  const service = await door.service((upstream) => {
    upstream.get('/api/ngo/profile/public/:id/picture.png', async ({ headers }, reply) => {
      if (status !== 200) return reply.code(status).send({ error: 'Refused' });
      reply.header('etag', 'W/"1"').header('set-cookie', 'secret=1');
      if (headers['if-none-match'] === 'W/"1"') return reply.code(304).send();
      return reply.type('image/png').send(Buffer.from('png'));
    });
  });
  app = await door.build({ services: { profiles: service } });
});
afterEach(() => door.close());

const open = (headers = {}, id = 'a1') =>
  app.inject({ url: `/public/profile/${id}/picture.png?v=1`, headers });

test('other sites may show the picture, and nothing in it can run', async () => {
  const { statusCode, headers, body } = await open();
  expect([statusCode, body]).toEqual([200, 'png']);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=5',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag: 'W/"1"',
  });
  expect(headers).not.toHaveProperty('set-cookie');
});

test('whoever has it does not get it again', async () => {
  const { statusCode, body } = await open({ 'if-none-match': 'W/"1"' });
  expect([statusCode, body]).toEqual([304, '']);
});

test.each([
  [403, 404],
  [404, 404],
  [500, 503],
  [503, 503],
])('%i of the service is %i here, and kept by nobody', async (of, here) => {
  status = of;
  const { statusCode, headers } = await open();
  expect([statusCode, headers['cache-control']]).toEqual([here, 'no-store']);
});

test('what is no id is never asked for', async () => {
  expect((await open({}, '..%2f..%2fx')).statusCode).toBe(404);
});
