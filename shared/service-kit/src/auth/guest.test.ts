import { guestMayNames } from '@harambee/domain';
import { ErrorResponse, StrictObject } from '@harambee/domain/schemas';
import type { FastifyRequest } from 'fastify';
import { generateKeyPair } from 'jose';
import { Type } from 'typebox';
import { cookieHeaders, newActor, newGuest, signGuestToken } from '../testing/actors.ts';
import { travel, withinOneMinute } from '../testing/clock.ts';
import { notesService } from '../testing/notes-service.ts';
import { testApp, testConfig } from '../testing/test-app.ts';
import { accessTokens, cookieTokens } from './access-token.ts';
import { EndedSessionModel } from './ended-session.model.ts';
import { guestMark, guestTokens } from './guest.ts';

const Who = StrictObject({ id: Type.String(), proposal: Type.String(), isPerson: Type.Boolean() });
const answers = { schema: { response: { 200: Who, '4xx': ErrorResponse } } };

const service = () =>
  notesService({
    cookieRoutes: async (app) => {
      app.get('/by-cookie', answers, async ({ actor }) => ({
        ...{ id: actor.userId, proposal: '', isPerson: true },
      }));
    },
    guestPermissions: {
      'GET /api/notes/guest': 'read',
      'POST /api/notes/guest/comment': 'comment',
      'POST /api/notes/guest/sign': 'sign',
    },
    guestRoutes: async (app) => {
      const who = async ({ guest, signedInAs }: Pick<FastifyRequest, 'guest' | 'signedInAs'>) => ({
        ...{ id: guest.guestId, proposal: guest.proposalId, isPerson: signedInAs !== null },
      });
      app.get('/', answers, who);
      app.post('/comment', answers, who);
      app.post('/sign', answers, who);
    },
  });

const api = testApp(service());
const read = (headers: Record<string, string>) => api.anonymous.get('/api/notes/guest', headers);
const now = () => Math.floor(Date.now() / 1_000);

test('a guest is known by their own kind of token, as nobody of the organization', async () => {
  const guest = await newGuest();
  const answer = await read(guest.headers);
  expect(answer.json()).toEqual({ id: guest.guestId, proposal: guest.proposalId, isPerson: false });
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
});

test('no token of a person opens a route for guests, and no token of a guest any other', async () => {
  const [person, guest] = [await newActor(), await newGuest()];
  expect((await read(person.headers)).statusCode).toBe(401);
  expect((await read(person.byCookie.headers)).statusCode).toBe(401);
  const asCookie = { cookie: `actor=${guest.token}` };
  for (const headers of [guest.headers, asCookie, { ...guest.headers, ...asCookie }] as Record<
    string,
    string
  >[]) {
    for (const url of ['/api/notes/none', '/api/notes/by-cookie', '/internal/export?scope=organization'])
      expect([url, (await api.anonymous.get(url, headers)).statusCode]).toEqual([url, 401]);
  }
});

describe('a guest is refused when', () => {
  test.each([
    ['the token has expired', { claims: { exp: now() - 1 } }],
    ['it is for people', { claims: { aud: accessTokens.audience } }],
    ['it is for cookies', { claims: { aud: cookieTokens.audience } }],
    ['it is of the type of people', { header: { typ: accessTokens.type } }],
    ['it names no proposal', { claims: { pid: undefined } }],
    ['its proposal is empty', { claims: { pid: '' } }],
    ['its proposal is no text', { claims: { pid: { $ne: '' } } }],
    ['it names no tenant', { claims: { tid: undefined } }],
    ['it names no guest', { claims: { sub: undefined } }],
    ['it may do something unknown', { claims: { may: 'write' } }],
    ['its key is unknown', { header: { kid: 'nobody' } }],
  ])('%s', async (_why, parts) => {
    const authorization = `Bearer ${await signGuestToken(await newGuest(), parts)}`;
    const answer = await read({ authorization });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  test('it is signed with a foreign key', async () => {
    const { privateKey } = await generateKeyPair(guestTokens.algorithm);
    const token = await signGuestToken(await newGuest(), { signWith: privateKey });
    expect((await read({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
  });

  test('a person’s token is given the claims of a guest', async () => {
    const actor = await newActor();
    const { headers } = await cookieHeaders(actor, { claims: { pid: 'x', may: 'sign' } });
    const token = headers.cookie.slice('actor='.length);
    expect((await read({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
  });
});

test('a session or a link that ended in another process is refused in the very next call', async () => {
  const [one, other] = [await newGuest(), await newGuest()];
  for (const { headers } of [one, other]) expect((await read(headers)).statusCode).toBe(200);
  await EndedSessionModel.create({ _id: one.sessionId, endedAt: new Date() });
  await EndedSessionModel.create({ _id: guestMark(other.guestId), endedAt: new Date() });
  for (const { headers } of [one, other]) expect((await read(headers)).statusCode).toBe(401);
});

test('a token lives five minutes, also in the cache', async () => {
  const { headers } = await newGuest();
  expect((await read(headers)).statusCode).toBe(200);
  const back = travel(5 * 60_000 + 1_000);
  expect((await read(headers)).statusCode).toBe(401);
  back();
});

test.each(guestMayNames)('a link to %s does that and what is less', async (may) => {
  const { headers } = await newGuest({ may });
  const statuses = [
    (await read(headers)).statusCode,
    (await api.anonymous.post('/api/notes/guest/comment', undefined, headers)).statusCode,
    (await api.anonymous.post('/api/notes/guest/sign', undefined, headers)).statusCode,
  ];
  expect(statuses).toEqual({ read: [200, 403, 403], comment: [200, 200, 403], sign: [200, 200, 200] }[may]);
});

test('the key of a write of a guest is not that of a person with the same id', async () => {
  const guest = await newGuest();
  const person = await newActor({ userId: guest.guestId, tenantId: guest.tenantId });
  const key = { 'idempotency-key': 'same' };
  const first = await api.as(guest).post('/api/notes/guest/comment', undefined, key);
  const again = await api.as(guest).post('/api/notes/guest/comment', undefined, key);
  expect([first.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
  const other = await api.as(person).post('/api/notes', { text: 'a note' }, key);
  expect([other.statusCode, other.headers['idempotency-replayed']]).toEqual([201, undefined]);
});

test('a guest has a limit of their own', () =>
  withinOneMinute(async () => {
    const app = await service().build({
      background: false,
      pressure: false,
      config: { logLevel: 'silent', rateLimit: 1_000 },
    });
    const [one, other] = [await newGuest(), await newGuest()];
    const ask = async ({ headers }: { headers: Record<string, string> }) =>
      (await app.inject({ url: '/api/notes/guest', headers })).statusCode;
    const statuses = [];
    for (let n = 0; n < 121; n += 1) statuses.push(await ask(one));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses[120]).toBe(429);
    expect(await ask(other)).toBe(200);
    await app.close();
  }));

test('a service does not start with a route for guests that has no line, or a line that has no route', async () => {
  const build = (guestPermissions: Record<string, 'read'>) =>
    notesService({
      guestPermissions,
      guestRoutes: async (app) => {
        app.get('/', answers, async () => ({ id: '', proposal: '', isPerson: false }));
      },
    }).build({ background: false, pressure: false, config: testConfig() });
  await expect(build({})).rejects.toThrow("notes: permissions.ts has no line for 'GET /api/notes/guest'");
  const app = await build({ 'GET /api/notes/guest': 'read', 'GET /api/notes/guess': 'read' });
  await expect(app.ready()).rejects.toThrow('GET /api/notes/guess');
  await app.close();
});

test('OpenAPI says which calls are for guests, and what their link must allow', async () => {
  const { paths } = (await api.anonymous.get('/openapi.json')).json();
  expect(paths['/api/notes/guest/sign'].post['x-permission']).toBe('guest.sign');
});
