import { paths } from '@harambee/domain';
import { TestGateway } from '../testing/test-gateway.ts';

const door = new TestGateway();
afterAll(() => door.close());

test('the pages of guests are kept out of search engines and referrers, and only those', async () => {
  door.write(
    'shell/index.html',
    '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
  );
  const app = await door.build({ services: {} });
  const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  for (const path of [paths.guest, paths.guestPage]) {
    const { statusCode, headers } = await open(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
  }
  expect((await open(paths.login)).headers).not.toHaveProperty('x-robots-tag');
});

test('the tag of what a guest has read is passed on, so that nothing new costs no body', async () => {
  const address = await door.service((app) => {
    app.get('/api/proposals/guest', async (request, reply) => {
      reply.header('etag', '"one"').header('x-robots-tag', 'noindex, nofollow');
      return request.headers['if-none-match'] === '"one"' ? reply.code(304).send() : { proposal: {} };
    });
  });
  const app = await door.build({ services: { proposals: address } });
  const first = await app.inject('/api/proposals/guest');
  expect(first.headers).toMatchObject({
    etag: '"one"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  const again = await app.inject({ url: '/api/proposals/guest', headers: { 'if-none-match': '"one"' } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
