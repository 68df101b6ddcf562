import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { twoStep, twoStepMessages } from '@harambee/domain';
import type { TwoStepState } from '@harambee/domain/schemas';
import { testApp, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { PendingSignInModel } from '../sessions/pending-sign-in.model.ts';
import { mailTo } from '../testing/mailbox.ts';
import { signUp, signUpUnproved } from '../testing/people.ts';
import { codeOf, firstStep, inMidPeriod, isIn, signUpWithApp } from '../testing/two-step.ts';
import { UserModel } from '../users/user.model.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });
let backToNow = () => {};
beforeEach(() => {
  backToNow = inMidPeriod();
});
afterEach(() => backToNow());

const base = '/api/auth/two-step';
type Headers = Record<string, string>;
/** Calls of a person with `proof`; DELETE has a body, too. */
const call = (method: 'POST' | 'DELETE', path: string, headers: Headers, proof: object) =>
  api.inject({ method, url: `${base}${path}`, headers, payload: { proof } });
const stateOf = async (headers: Headers) => (await api.as({ headers }).get(base)).json<TwoStepState>();

test('at first nothing is set up', async () => {
  const { headers } = await signUp(api);
  expect(await stateOf(headers)).toEqual({ passkeys: [], recoveryCodesLeft: 0, hasPassword: true });
});

const changes = [
  ['POST', '/app'],
  ['DELETE', '/app'],
  ['POST', '/recovery-codes'],
  ['DELETE', ''],
] as const;

test.each(changes)('%s two-step%s: a session alone is not enough', async (method, path) => {
  const { person, headers, key } = await signUpWithApp(api);
  const before = await stateOf(headers);
  for (const [proof, field] of [
    [{}, 'password'],
    [{ password: 'wrong horse 99' }, 'password'],
    [{ password: '' }, 'password'],
    [{ code: '000000' }, 'code'],
    // Used up when the app was set up.
    [{ code: codeOf(key) }, 'code'],
  ] as const) {
    const answer = await call(method, path, headers, proof);
    expect([answer.statusCode, answer.json().details?.[0].field]).toEqual([400, field]);
  }
  expect(await stateOf(headers)).toEqual(before);
  const right = await call(
    method,
    path,
    headers,
    path === '/app' ? { password: person.password } : { code: codeOf(key, 1) },
  );
  expect([200, 204]).toContain(right.statusCode);
});

test('setting up asks for a proved address: a stranger must not lock out its owner', async () => {
  const { person, headers } = await signUpUnproved(api);
  const answer = await call('POST', '/app', headers, { password: person.password });
  expect(answer.statusCode).toBe(403);
});

test('a new app replaces the earlier one with its first code, not before; recovery codes stay', async () => {
  const { person, headers, key, recoveryCodes } = await signUpWithApp(api);
  const started = await call('POST', '/app', headers, { password: person.password });
  const fresh = started.json<{ key: string; address: string }>();
  expect(new URL(fresh.address).searchParams.get('secret')).toBe(fresh.key);
  expect(decodeURIComponent(fresh.address)).toContain(person.email);
  const wrong = await api.as({ headers }).put(`${base}/app`, { code: codeOf(key, 1) });
  expect(wrong.json().details).toEqual([{ field: 'code', message: twoStepMessages.wrongCode }]);
  const enter = async (code: string) =>
    (await firstStep(api, person)).post('/api/auth/second-step/code', { code });
  expect(isIn(await enter(codeOf(key, 1)))).toBe(true);
  const confirmed = await api.as({ headers }).put(`${base}/app`, { code: codeOf(fresh.key) });
  expect([confirmed.statusCode, confirmed.json()]).toEqual([200, {}]);
  backToNow();
  backToNow = travel(150_000);
  expect((await enter(codeOf(key))).statusCode).toBe(400);
  expect(isIn(await enter(codeOf(fresh.key)))).toBe(true);
  const byCode = await (await firstStep(api, person)).post('/api/auth/second-step/recovery-code', {
    code: recoveryCodes[0],
  });
  expect(isIn(byCode)).toBe(true);
});

test('a key that nobody confirmed within half an hour is over', async () => {
  const { person, headers } = await signUp(api);
  const { key } = (await call('POST', '/app', headers, { password: person.password })).json();
  backToNow();
  backToNow = travel(twoStep.newKeyWithin + 60_000);
  // The access token is over, too; its session is not.
  const again = await api.anonymous.post('/api/auth/login', {
    email: person.email,
    password: person.password,
  });
  const fresh = { authorization: `Bearer ${again.json().accessToken}` };
  const late = await api.as({ headers: fresh }).put(`${base}/app`, { code: codeOf(key) });
  expect([late.statusCode, late.json().error]).toEqual([400, twoStepMessages.over]);
  expect((await stateOf(fresh)).appSince).toBeUndefined();
});

test('new recovery codes replace the earlier ones', async () => {
  const { person, headers, recoveryCodes } = await signUpWithApp(api);
  const answer = await call('POST', '/recovery-codes', headers, { password: person.password });
  const renewed = answer.json<{ recoveryCodes: string[] }>().recoveryCodes;
  expect(new Set([...recoveryCodes, ...renewed]).size).toBe(20);
  const enter = async (code?: string) =>
    (await firstStep(api, person)).post('/api/auth/second-step/recovery-code', { code });
  expect((await enter(recoveryCodes[0])).statusCode).toBe(400);
  expect(isIn(await enter(renewed[0]))).toBe(true);
  expect((await stateOf(headers)).recoveryCodesLeft).toBe(9);
});

test('turned off, the password alone signs in again, nothing is kept, and the person is mailed', async () => {
  const { person, headers, user } = await signUpWithApp(api);
  expect((await call('DELETE', '/app', headers, { password: person.password })).statusCode).toBe(204);
  const { email, password } = person;
  expect(isIn(await api.anonymous.post('/api/auth/login', { email, password }))).toBe(true);
  const row = await UserModel.findOne({ _id: user.id, tenantId: user.tenantId })
    .select('+recoveryCodes +app.sealed')
    .lean();
  for (const field of ['app', 'passkeys', 'recoveryCodes', 'recoveryCodesAt', 'newApp']) {
    expect(row).not.toHaveProperty(field);
  }
  expect((await mailTo(api, email)).map(({ subject }) => subject)).toContain(
    'Two-step sign-in was turned off',
  );
});

test('no key and no code is stored readable, logged, exported, or answered a second time', async () => {
  const { person, headers, user, key, recoveryCodes } = await signUpWithApp(api);
  await (await firstStep(api, person)).post('/api/auth/second-step/recovery-code', {
    code: recoveryCodes[9],
  });
  const row = await UserModel.findOne({ _id: user.id, tenantId: user.tenantId })
    .select('+recoveryCodes +app.sealed')
    .lean();
  const exported = await api.as({ headers }).get('/api/auth/export/person');
  const me = await api.as({ headers }).get('/api/auth/me');
  const members = await api.as({ headers }).get('/api/auth/members');
  const own = await readFile(join(api.app.config.dataDir, 'two-step-key'), 'utf8').catch(() => 'no file');
  const seen = [
    JSON.stringify(row),
    api.logLines.join('\n'),
    exported.body,
    me.body,
    members.body,
    JSON.stringify(await stateOf(headers)),
    (await mailTo(api, person.email)).map(({ text }) => text).join(),
  ].join('\n');
  for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', '')), own]) {
    expect(seen).not.toContain(secret);
  }
  for (const text of [me.body, members.body, exported.body]) {
    expect(text).not.toContain(row?.app?.sealed);
    expect(text).not.toContain(row?.recoveryCodes?.[0]);
  }
});

test('a person who leaves takes everything of it along', async () => {
  const { person, headers, user } = await signUpWithApp(api);
  await firstStep(api, person);
  const gone = await api.inject({
    method: 'DELETE',
    url: '/api/auth/account',
    headers,
    payload: { confirm: person.email, password: person.password },
  });
  expect(gone.statusCode).toBe(204);
  const [row] = await UserModel.find({ _id: user.id, tenantId: user.tenantId }).lean();
  for (const field of ['app', 'passkeys', 'recoveryCodes', 'newApp'])
    expect(row ?? {}).not.toHaveProperty(field);
  expect(await PendingSignInModel.countDocuments({ tenantId: user.tenantId })).toBe(0);
});
