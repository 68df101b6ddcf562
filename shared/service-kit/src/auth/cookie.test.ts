import { generateKeyPair } from 'jose';
import { cookieHeaders, newActor, signToken } from '../testing/actors.ts';
import { travel } from '../testing/clock.ts';
import { noteRoutes, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { accessTokens } from './access-token.ts';
import { EndedSessionModel } from './ended-session.model.ts';

/** The notes service, once with the header and once with the cookie. */
const api = testApp(
  notesService({
    cookieRoutes: async (app) => {
      await app.register(noteRoutes, { prefix: '/by-cookie' });
    },
  }),
);
const url = '/api/notes/by-cookie';
const read = (caller: { headers: Record<string, string> }) => api.as(caller).get(`${url}/none`);
const now = () => Math.floor(Date.now() / 1_000);

test('a valid cookie identifies its person, also among other cookies', async () => {
  const actor = await newActor();
  const made = await api.as(actor.byCookie).post(url, { text: 'by cookie' });
  expect(made.statusCode).toBe(201);
  const { cookie } = actor.byCookie.headers;
  const answer = await read({ headers: { cookie: `theme=dark; ${cookie}; sid=1.2` } });
  expect(answer.statusCode).toBe(404);
  expect((await api.as(actor).get(`/api/notes/${made.json().id}`)).json().text).toBe('by cookie');
});

test('a missing or malformed cookie gets 401 in the usual format', async () => {
  for (const cookie of [
    '',
    'actor=',
    'actor=x',
    'actor=a.b',
    'sid=a.b.c',
    'actor[$ne]=a.b.c',
    `actor=${'a'.repeat(5_000)}.b.c`,
  ]) {
    const answer = await read({ headers: cookie ? { cookie } : {} });
    expect([cookie, answer.statusCode]).toEqual([cookie, 401]);
    expect(answer.json()).toEqual({ error: 'Please sign in', requestId: expect.any(String) });
  }
});

test('neither kind of token is accepted in place of the other', async () => {
  const actor = await newActor();
  expect((await read(actor)).statusCode).toBe(401);
  expect((await read({ headers: { cookie: `actor=${actor.token}` } })).statusCode).toBe(401);
  const cookieToken = actor.byCookie.headers.cookie.slice('actor='.length);
  expect((await api.as(actor.byCookie).get('/api/notes/none')).statusCode).toBe(401);
  const asBearer = { headers: { authorization: `Bearer ${cookieToken}` } };
  expect((await api.as(asBearer).get('/api/notes/none')).statusCode).toBe(401);
});

describe('a cookie is refused when', () => {
  test.each([
    ['its token has expired', { claims: { exp: now() - 1 } }],
    ['its token has no end', { claims: { exp: undefined } }],
    ['its token is for another audience', { claims: { aud: accessTokens.audience } }],
    ['its token is of another type', { header: { typ: accessTokens.type } }],
    ['its token is by another issuer', { claims: { iss: 'evil' } }],
    ['its token names no session', { claims: { sid: undefined } }],
    ['its key is unknown', { header: { kid: 'nobody' } }],
  ])('%s', async (_why, parts) => {
    expect((await read(await cookieHeaders(await newActor(), parts))).statusCode).toBe(401);
  });

  test('its token is signed with a foreign key and a known key id', async () => {
    const { privateKey } = await generateKeyPair(accessTokens.algorithm);
    expect((await read(await cookieHeaders(await newActor(), { signWith: privateKey }))).statusCode).toBe(
      401,
    );
  });

  test('one of its claims was changed', async () => {
    const { byCookie } = await newActor();
    const [header, claims, signature] = byCookie.headers.cookie.split('.') as [string, string, string];
    const forged = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), tid: 'theirs' };
    const cookie = [header, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.');
    expect((await read({ headers: { cookie } })).statusCode).toBe(401);
  });

  test('it was cached and has expired', async () => {
    const cookie = await cookieHeaders(await newActor(), { claims: { exp: now() + 30 } });
    expect((await read(cookie)).statusCode).toBe(404);
    const back = travel(31_000);
    expect((await read(cookie)).statusCode).toBe(401);
    back();
  });

  test('its session has ended, here or elsewhere', async () => {
    const [here, elsewhere] = [await newActor(), await newActor()];
    expect((await read(here.byCookie)).statusCode).toBe(404);
    api.app.endedSessions.add([here.sessionId]);
    expect((await read(here.byCookie)).statusCode).toBe(401);

    expect((await read(elsewhere.byCookie)).statusCode).toBe(404);
    await EndedSessionModel.create({ _id: elsewhere.sessionId, endedAt: new Date() });
    const back = travel(26_000);
    expect((await read(elsewhere.byCookie)).statusCode).toBe(401);
    back();
  });
});

test('a page of another origin cannot write with it', async () => {
  const { byCookie } = await newActor();
  const write = (headers: Record<string, string>) => api.as(byCookie).post(url, { text: 'x' }, headers);
  expect((await write({ origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await write({ origin: 'null' })).statusCode).toBe(403);
  expect((await write({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await write({ origin: api.app.config.publicOrigin })).statusCode).toBe(201);
});

test('over https the cookie has another name, and the plain one is ignored', async () => {
  const app = await notesService({ routes: undefined, cookieRoutes: noteRoutes }).build({
    background: false,
    pressure: false,
    config: { logLevel: 'silent', publicOrigin: 'https://harambee.example', rateLimit: 0 },
  });
  const actor = await newActor();
  const { cookie } = actor.byCookie.headers;
  const status = async (given: string) =>
    (await app.inject({ url: '/api/notes/none', headers: { cookie: given } })).statusCode;
  expect(await status(`__Secure-${cookie}`)).toBe(404);
  expect(await status(cookie)).toBe(401);
  await app.close();
});

test('/metrics has a metric of the service', async () => {
  let open = 3;
  api.app.measure('open_things', 'Things that are open', () => open);
  expect((await api.anonymous.get('/metrics')).body).toContain('open_things 3');
  open = 0;
  expect((await api.anonymous.get('/metrics')).body).toContain('open_things 0');
});

test('a handmade access token is as valid as before', async () => {
  const token = await signToken(await newActor());
  expect(
    (await api.as({ headers: { authorization: `bearer ${token}` } }).get('/api/notes/none')).statusCode,
  ).toBe(404);
});
