import { exportJWK, generateKeyPair, UnsecuredJWT } from 'jose';
import { randomId } from '../database/ids.ts';
import { newActor, signToken } from '../testing/actors.ts';
import { travel } from '../testing/clock.ts';
import { NoteModel, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { accessTokens } from './access-token.ts';
import { EndedSessionModel } from './ended-session.model.ts';
import { SigningKeyModel } from './signing-key.model.ts';

const api = testApp(notesService());
/** A second process of the same product. */
const other = testApp(notesService());

const read = (token: string) => api.anonymous.get('/api/notes/none', { authorization: `Bearer ${token}` });
const now = () => Math.floor(Date.now() / 1_000);

test('a valid token is accepted, the second time from the cache', async () => {
  const { token } = await newActor();
  expect((await read(token)).statusCode).toBe(404);
  expect((await read(token)).statusCode).toBe(404);
});

test('a missing token, another scheme and nonsense get 401 in the usual format', async () => {
  const { token } = await newActor();
  for (const authorization of [
    undefined,
    '',
    'Bearer',
    'Bearer x',
    `Basic ${token}`,
    `Bearer ${token}.x`,
    token,
  ]) {
    const answer = await api.anonymous.get(
      '/api/notes/none',
      authorization === undefined ? {} : { authorization },
    );
    expect([authorization, answer.statusCode]).toEqual([authorization, 401]);
    expect(answer.json()).toEqual({ error: 'Please sign in', requestId: expect.any(String) });
  }
});

describe('a token is refused when', () => {
  test.each([
    ['it has expired', { claims: { exp: now() - 1 } }],
    ['it has no end', { claims: { exp: undefined } }],
    ['it is not valid yet', { claims: { nbf: now() + 600 } }],
    ['it is for another audience', { claims: { aud: 'harambee-admin' } }],
    ['it has no audience', { claims: { aud: undefined } }],
    ['it is by another issuer', { claims: { iss: 'evil' } }],
    ['it names no user', { claims: { sub: undefined } }],
    ['it names no tenant', { claims: { tid: undefined } }],
    ['its tenant is empty', { claims: { tid: '' } }],
    ['its tenant is no text', { claims: { tid: { $ne: '' } } }],
    ['it names no session', { claims: { sid: undefined } }],
    ['its role is unknown', { claims: { role: 'Admin' } }],
    ['its type is another', { header: { typ: 'JWT' } }],
    ['it has no type', { header: { typ: undefined } }],
    ['its key is unknown', { header: { kid: 'nobody' } }],
  ])('%s', async (_why, parts) => {
    expect((await read(await signToken(await newActor(), parts))).statusCode).toBe(401);
  });

  test('it is signed with a foreign key and a known key id', async () => {
    const { privateKey } = await generateKeyPair(accessTokens.algorithm);
    expect((await read(await signToken(await newActor(), { signWith: privateKey }))).statusCode).toBe(401);
  });

  test('it is signed with another algorithm, or not at all', async () => {
    const actor = await newActor();
    const { privateKey } = await generateKeyPair('EdDSA');
    expect(
      (await read(await signToken(actor, { header: { alg: 'EdDSA' }, signWith: privateKey }))).statusCode,
    ).toBe(401);
    const claims = JSON.parse(Buffer.from(actor.token.split('.')[1] as string, 'base64url').toString());
    expect((await read(`${new UnsecuredJWT(claims).encode()}`)).statusCode).toBe(401);
    expect((await read(`${new UnsecuredJWT(claims).encode()}x`)).statusCode).toBe(401);
  });

  test('it is signed with another algorithm and a published key', async () => {
    const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
    const kid = randomId();
    await SigningKeyModel.create({
      _id: kid,
      jwk: await exportJWK(publicKey),
      expiresAt: new Date(Date.now() + 600_000),
    });
    const token = await signToken(await newActor(), { header: { alg: 'EdDSA', kid }, signWith: privateKey });
    const back = travel(120_000);
    expect((await read(token)).statusCode).toBe(401);
    back();
  });

  test('one of its characters was changed', async () => {
    const { token } = await newActor();
    const [header, claims, signature] = token.split('.') as [string, string, string];
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), tid: 'theirs' }),
    ).toString('base64url');
    expect((await read(`${header}.${forged}.${signature}`)).statusCode).toBe(401);
  });

  test('it was cached and has expired', async () => {
    const token = await signToken(await newActor(), { claims: { exp: now() + 30 } });
    expect((await read(token)).statusCode).toBe(404);
    // Before the keys are reloaded, which would drop the token anyway.
    const back = travel(31_000);
    expect((await read(token)).statusCode).toBe(401);
    back();
  });
});

test('a key published later is found, and a withdrawn key is forgotten', async () => {
  const { privateKey, publicKey } = await generateKeyPair(accessTokens.algorithm, { extractable: true });
  const kid = randomId();
  const token = await signToken(await newActor(), { header: { kid }, signWith: privateKey });
  await read((await newActor()).token);
  await SigningKeyModel.create({
    _id: kid,
    jwk: await exportJWK(publicKey),
    expiresAt: new Date(Date.now() + 600_000),
  });
  let back = travel(5_000);
  expect((await read(token)).statusCode).toBe(404);
  back();
  await SigningKeyModel.deleteOne({ _id: kid });
  back = travel(120_000);
  expect((await read(token)).statusCode).toBe(401);
  back();
});

test('made-up key ids do not cause database queries', async () => {
  await read((await newActor()).token);
  const asked = jest.spyOn(SigningKeyModel, 'find');
  const tokens = await Promise.all(
    Array.from({ length: 20 }, async (_, n) =>
      signToken(await newActor(), { header: { kid: `made-up-${n}` } }),
    ),
  );
  for (const token of tokens) expect((await read(token)).statusCode).toBe(401);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  asked.mockRestore();
});

test('an ended session is refused here at once, and elsewhere after the next update', async () => {
  const actor = await newActor();
  const readElsewhere = () => other.as(actor).get('/api/notes/none');
  expect((await readElsewhere()).statusCode).toBe(404);
  await EndedSessionModel.create({ _id: actor.sessionId, endedAt: new Date() });
  api.app.endedSessions.add([actor.sessionId]);
  expect((await read(actor.token)).statusCode).toBe(401);
  const back = travel(26_000);
  expect((await readElsewhere()).statusCode).toBe(401);
  back();
});

test('a role or tenant in the body does not change the actor', async () => {
  const actor = await newActor();
  const answer = await api.as(actor).post('/api/notes', { text: 'x', tenantId: 'theirs' });
  expect(answer.statusCode).toBe(400);
  const { id } = (await api.as(actor).post('/api/notes', { text: 'x' })).json();
  expect(await NoteModel.findOne({ _id: id, tenantId: actor.tenantId }).lean()).not.toBeNull();
});

test('reading the actor on a public route throws', async () => {
  const app = await notesService({
    publicRoutes: async (plugin) => {
      plugin.get('/open', async (request) => request.actor.userId);
    },
  }).build({ background: false, pressure: false, config: { logLevel: 'silent' } });
  expect((await app.inject('/api/notes/open')).statusCode).toBe(500);
  await app.close();
});
