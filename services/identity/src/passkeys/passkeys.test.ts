import { twoStep, twoStepMessages } from '@harambee/domain';
import type { PasskeyAdded, TwoStepState } from '@harambee/domain/schemas';
import { type Caller, testApp, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { mailTo } from '../testing/mailbox.ts';
import { signUp } from '../testing/people.ts';
import { SoftPasskey, type Twist } from '../testing/soft-passkey.ts';
import { expectWaiting, firstStep, isIn } from '../testing/two-step.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });
const base = '/api/auth/two-step/passkeys';
const device = () => new SoftPasskey(api.app.config.publicOrigin);

type SignedUp = Awaited<ReturnType<typeof signUp>>;

const optionsFor = async (caller: Caller, password: string) =>
  (await caller.post(`${base}/options`, { proof: { password } })).json().options;

/** Adds a passkey in the settings. */
async function add({ person, headers }: SignedUp, passkey = device(), twist: Twist = {}) {
  const caller = api.as({ headers });
  const answer = passkey.create(await optionsFor(caller, person.password), twist);
  return { passkey, answer, added: await caller.post(base, { name: ' My phone ', answer }) };
}

async function withPasskey() {
  const signedUp = await signUp(api);
  const { passkey, added } = await add(signedUp);
  expect(added.statusCode).toBe(201);
  return { ...signedUp, passkey, added: added.json<PasskeyAdded>() };
}

const optionsOf = async (waiting: Caller) =>
  (await waiting.post('/api/auth/second-step/passkey/options')).json().options;

/** The passkey as the second step, after the right password. */
async function confirm(
  { person, passkey }: { person: SignedUp['person']; passkey: SoftPasskey },
  twist?: Twist,
) {
  const waiting = await firstStep(api, person);
  const answer = passkey.get(await optionsOf(waiting), twist);
  return { waiting, answer, done: await waiting.post('/api/auth/second-step/passkey', { answer }) };
}

/** The passkey alone. */
async function begin() {
  const started = await api.anonymous.post('/api/auth/passkey/options');
  const cookie = `passkey=${started.cookies.find(({ name }) => name === 'passkey')?.value}`;
  const browser = api.as({ headers: { cookie } });
  return { options: started.json().options, browser };
}
async function alone(passkey: SoftPasskey, twist?: Twist) {
  const { options, browser } = await begin();
  const answer = passkey.get(options, twist);
  return { browser, answer, done: await browser.post('/api/auth/passkey', { answer }) };
}

test('a passkey is added, named, listed, renamed and removed; the first comes with recovery codes', async () => {
  const { headers, person, added } = await withPasskey();
  expect(added.recoveryCodes).toHaveLength(twoStep.recoveryCodes);
  const caller = api.as({ headers });
  const list = async () => (await caller.get('/api/auth/two-step')).json<TwoStepState>();
  const { id } = added.passkey;
  expect((await list()).passkeys).toEqual([{ id, name: 'My phone', createdAt: expect.any(String) }]);
  const second = await add({ person, headers } as SignedUp);
  expect(second.added.json()).not.toHaveProperty('recoveryCodes');
  expect((await caller.put(`${base}/${id}`, { name: 'Old phone' })).statusCode).toBe(204);
  expect((await list()).passkeys.map(({ name }) => name)).toEqual(['Old phone', 'My phone']);
  const remove = (url: string, password: string) =>
    api.inject({ method: 'DELETE', url, headers, payload: { proof: { password } } });
  expect((await remove(`${base}/${id}`, 'wrong horse 99')).statusCode).toBe(400);
  expect((await remove(`${base}/${id}`, person.password)).statusCode).toBe(204);
  expect((await list()).passkeys.map(({ name }) => name)).toEqual(['My phone']);
  expectWaiting(
    await api.anonymous.post('/api/auth/login', { email: person.email, password: person.password }),
  );
  // The last one turns two-step sign-in off.
  expect((await remove(`${base}/${second.added.json().passkey.id}`, person.password)).statusCode).toBe(204);
  expect(await list()).toEqual({ passkeys: [], recoveryCodesLeft: 0, hasPassword: true });
  expect((await mailTo(api, person.email)).map(({ subject }) => subject)).toContain(
    'Two-step sign-in was turned off',
  );
});

test('a passkey is the second step after the password, and it works alone', async () => {
  const someone = await withPasskey();
  const { done } = await confirm(someone);
  expect(isIn(done)).toBe(true);
  const again = await alone(someone.passkey);
  expect(isIn(again.done)).toBe(true);
  expect(again.done.json().user.id).toBe(someone.user.id);
});

test.each<[string, Twist]>([
  ['another origin', { origin: 'https://harambee.example.evil' }],
  ['another port of this machine', { origin: 'http://localhost:9' }],
  ['another site', { rpId: 'evil.example' }],
  ['another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
])('%s is refused at registration, as second step and alone', async (_what, twist) => {
  const signedUp = await signUp(api);
  const refused = await add(signedUp, device(), twist);
  expect([refused.added.statusCode, refused.added.json().error]).toEqual([
    401,
    twoStepMessages.passkeyFailed,
  ]);
  const someone = await withPasskey();
  for (const { done } of [await confirm(someone, twist), await alone(someone.passkey, twist)]) {
    expect([done.statusCode, done.json().error]).toEqual([401, twoStepMessages.passkeyFailed]);
  }
});

test('alone a passkey must have asked for a finger, a face or a PIN; as second step it need not', async () => {
  const someone = await withPasskey();
  expect((await alone(someone.passkey, { verified: false })).done.statusCode).toBe(401);
  expect(isIn((await confirm(someone, { verified: false })).done)).toBe(true);
});

test('an answer works once, in its browser, for its purpose, and for five minutes', async () => {
  const someone = await withPasskey();
  const { answer, browser } = await alone(someone.passkey);
  expect((await browser.post('/api/auth/passkey', { answer })).statusCode).toBe(401);
  // The answer to a challenge of one browser, sent by another.
  const [one, other] = [await begin(), await begin()];
  const stolen = someone.passkey.get(one.options);
  expect((await other.browser.post('/api/auth/passkey', { answer: stolen })).statusCode).toBe(401);
  expect((await api.anonymous.post('/api/auth/passkey', { answer: stolen })).statusCode).toBe(401);
  // The answer to a challenge of signing in alone, as second step.
  const waiting = await firstStep(api, someone.person);
  const crossed = someone.passkey.get((await begin()).options);
  expect((await waiting.post('/api/auth/second-step/passkey', { answer: crossed })).statusCode).toBe(401);
  const late = someone.passkey.get(await optionsOf(waiting));
  const backToNow = travel(twoStep.challengeWithin + 1_000);
  expect((await waiting.post('/api/auth/second-step/passkey', { answer: late })).statusCode).toBe(401);
  backToNow();
});

test('of ten requests with one answer at once one signs in', async () => {
  const someone = await withPasskey();
  const { options, browser } = await begin();
  const answer = someone.passkey.get(options);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.post('/api/auth/passkey', { answer })),
  );
  expect(answers.filter(isIn)).toHaveLength(1);
});

test('a copied passkey shows by its counter', async () => {
  const someone = await withPasskey();
  expect(isIn((await alone(someone.passkey, { counter: 8 })).done)).toBe(true);
  expect((await alone(someone.passkey, { counter: 8 })).done.statusCode).toBe(401);
  expect((await alone(someone.passkey, { counter: 3 })).done.statusCode).toBe(401);
  expect(isIn((await alone(someone.passkey, { counter: 9 })).done)).toBe(true);
});

test('the passkey of another person is no second step, and one that was removed opens nothing', async () => {
  const [one, other] = [await withPasskey(), await withPasskey()];
  const crossed = await confirm({ person: one.person, passkey: other.passkey });
  expect(crossed.done.statusCode).toBe(401);
  await api.inject({
    method: 'DELETE',
    url: '/api/auth/two-step',
    headers: one.headers,
    payload: { proof: { password: one.person.password } },
  });
  expect((await alone(one.passkey)).done.statusCode).toBe(401);
  // Nothing of it in the log: not the passkey, not whose it is.
  const lines = api.logLines.join('\n');
  expect(lines).toContain('a passkey was refused');
  expect(lines).not.toContain(crossed.answer.id);
});

test('the options of a registration answer nobody else’s session', async () => {
  const [one, other] = [await signUp(api), await signUp(api)];
  const answer = device().create(await optionsFor(api.as(one), one.person.password));
  expect((await api.as(other).post(base, { name: 'Stolen', answer })).statusCode).toBe(401);
});

test('ten passkeys are the most; a name is never empty', async () => {
  const signedUp = await signUp(api);
  const answers = [];
  for (let at = 0; at < twoStep.passkeys; at += 1) answers.push((await add(signedUp)).added.statusCode);
  expect(answers).toEqual(Array(twoStep.passkeys).fill(201));
  const caller = api.as(signedUp);
  const full = await caller.post(`${base}/options`, { proof: { password: signedUp.person.password } });
  expect([full.statusCode, full.json().error]).toEqual([
    409,
    'You have 10 passkeys. Please remove one first.',
  ]);
});
