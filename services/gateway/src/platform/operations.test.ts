import { TestGateway } from '../testing/test-gateway.ts';

let door: TestGateway;
beforeEach(() => {
  door = new TestGateway();
});
afterEach(() => door.close());

const navigation = { accept: 'text/html' };

test('without OPS_URL there is no /ops: the shell answers, as to any path it does not know', async () => {
  const app = await door.build();
  expect((await app.inject({ url: '/ops', headers: navigation })).body).toContain('<title>Harambee</title>');
  expect((await app.inject({ method: 'POST', url: '/ops/api/session', payload: {} })).statusCode).toBe(404);
});

test('/ops goes to its own process, with the cookie of operators and without those of people', async () => {
  const operations = await door.service((app) => {
    app.all('/ops*', async ({ method, url, headers, body }, reply) => {
      reply
        .header('set-cookie', 'ops-session=new; Path=/ops')
        .header('content-security-policy', "default-src 'none'");
      const { cookie, authorization, 'x-forwarded-for': from } = headers;
      return { method, url, body, cookie, authorization, from };
    });
  });
  const app = await door.build({ operations });
  const answer = await app.inject({
    method: 'POST',
    url: '/ops/api/remotes/donors/rollback?x=1',
    headers: { cookie: 'sid=1.2; ops-session=abc; theme=dark', authorization: 'Bearer of-a-person' },
    payload: { why: 'slow' },
    remoteAddress: '203.0.113.9',
  });
  expect(answer.json()).toEqual({
    method: 'POST',
    url: '/ops/api/remotes/donors/rollback?x=1',
    body: { why: 'slow' },
    cookie: 'ops-session=abc',
    from: '203.0.113.9',
  });
  expect(answer.headers).toMatchObject({
    'set-cookie': ['ops-session=new; Path=/ops'],
    'content-security-policy': "default-src 'none'",
  });
  expect((await app.inject({ url: '/ops', headers: navigation })).json()).toMatchObject({ url: '/ops' });
});
