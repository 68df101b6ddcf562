import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SigningKeyModel } from '@harambee/service-kit';
import { testApp, travel } from '@harambee/service-kit/testing';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { trusted } from 'mongoose';
import { identityService } from '../app.ts';
import { readIdentityConfig } from '../config.ts';
import { signUp } from '../testing/people.ts';
import { loadPrivateKey } from './private-key.ts';
import { createTokenSigner } from './token-signer.ts';

const api = testApp(identityService());
let folder = '';
const lines: string[] = [];
const log = () => ({ ...api.app.log, warn: (line: string) => void lines.push(line) }) as typeof api.app.log;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harambee-keys-'));
  lines.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

const pem = (namedCurve = 'P-256') =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;

test('without JWT_PRIVATE_KEY a key is made once, for its owner only, and the log says so', async () => {
  const dataDir = join(folder, 'data');
  const [first, second] = await Promise.all([
    loadPrivateKey(undefined, dataDir, log()),
    loadPrivateKey(undefined, dataDir, log()),
  ]);
  expect(first.pem).toBe(second.pem);
  expect((await stat(join(dataDir, 'jwt-private-key.pem'))).mode & 0o777).toBe(0o600);
  expect(lines).toEqual([
    'JWT_PRIVATE_KEY is not set: a development key was made as jwt-private-key.pem in DATA_DIR',
  ]);
  expect((await loadPrivateKey(undefined, dataDir, log())).pem).toBe(first.pem);
});

test('JWT_PRIVATE_KEY is taken, with escaped line breaks too, and nothing is written', async () => {
  const given = pem();
  expect((await loadPrivateKey(given.replaceAll('\n', '\\n'), folder, log())).pem).toBe(given);
  await expect(readFile(join(folder, 'jwt-private-key.pem'))).rejects.toThrow('ENOENT');
});

test('what is no such key ends the start with one sentence', async () => {
  const sentence = 'JWT_PRIVATE_KEY is not a private key in PKCS#8 PEM form on the curve P-256.';
  for (const given of ['nonsense', pem('P-384')]) {
    await expect(loadPrivateKey(given, folder, log())).rejects.toThrow(sentence);
  }
  await writeFile(join(folder, 'jwt-private-key.pem'), 'half a k');
  await expect(loadPrivateKey(undefined, folder, log())).rejects.toThrow(
    'jwt-private-key.pem in DATA_DIR cannot be read as a private key. Remove it, and a new one is made.',
  );
});

test('in production a missing key stops the start by name', () => {
  expect(() => readIdentityConfig({ NODE_ENV: 'production', TWO_STEP_KEY: 'key' })).toThrow(
    'JWT_PRIVATE_KEY is not set.',
  );
  expect(readIdentityConfig({ NODE_ENV: 'development' }).jwtPrivateKey).toBeUndefined();
  // Mail and WhatsApp are optional: features that need them are off.
  expect(
    readIdentityConfig({ NODE_ENV: 'production', JWT_PRIVATE_KEY: 'key', TWO_STEP_KEY: 'key' }),
  ).toMatchObject({
    smtpUrl: undefined,
    whatsappToken: undefined,
  });
});

test('the published keys check a token and hold nothing private', async () => {
  const { accessToken } = await signUp(api);
  const answer = await api.anonymous.get('/api/auth/jwks.json');
  expect(answer.statusCode).toBe(200);
  for (const key of answer.json().keys)
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  const { protectedHeader } = await jwtVerify(accessToken, createLocalJWKSet(answer.json()));
  expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
});

test('a key change does not sign anybody out; a key nobody renews is not answered after a day', async () => {
  const before = await signUp(api);
  const signer = await createTokenSigner(pem(), folder, log());
  const { userId, tenantId } = { userId: before.user.id, tenantId: before.user.tenantId };
  const after = await signer.sign({
    userId,
    tenantId,
    sessionId: before.sessionId,
    role: 'Owner',
    name: 'W K',
  });
  const me = (token: string) => api.anonymous.get('/api/auth/me', { authorization: `Bearer ${token}` });
  expect((await me(before.accessToken)).statusCode).toBe(200);
  const soon = travel(61_000);
  expect([(await me(after)).statusCode, (await me(before.accessToken)).statusCode]).toEqual([200, 200]);
  soon();

  const kids = async () => (await api.anonymous.get('/api/auth/jwks.json')).json().keys.length;
  const present = await kids();
  const back = travel(23 * 60 * 60_000);
  await api.app.tokenSigner.publish();
  back();
  const later = travel(25 * 60 * 60_000);
  expect(await kids()).toBe(1);
  later();
  expect(present).toBeGreaterThan(1);
  expect(await SigningKeyModel.countDocuments({ 'jwk.d': trusted({ $exists: true }) })).toBe(0);
});
