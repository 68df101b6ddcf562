import { testApp, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { LinkModel } from '../links/link.model.ts';
import { linkOver } from '../links/links.service.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, deviceCookieOf, signInAgain, signUp } from '../testing/people.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });

let place = 0;
/** Each from an address of its own: the tests do not share the limit. */
const forgot = (email: unknown) => {
  place += 1;
  return api.anonymous.post('/api/auth/password/forgot', { email }, { 'x-forwarded-for': `10.2.0.${place}` });
};
const reset = (token: string, password: unknown) =>
  api.anonymous.post('/api/auth/password/reset', { token, password });
const login = (email: string, password: string) => api.anonymous.post('/api/auth/login', { email, password });
const fresh = 'long rains in April';

/** Somebody who has forgotten the password, and the link that was mailed. */
async function givenLink() {
  const signedUp = await signUp(api);
  const { email } = signedUp.person;
  expect((await forgot(email)).statusCode).toBe(204);
  const [letter] = await mailTo(api, email);
  return { ...signedUp, email, token: letter?.token ?? '' };
}

test('a link by mail, a new password, and every sign-in is over', async () => {
  const { person, email, token, headers } = await givenLink();
  const other = await signInAgain(api, person);
  const answer = await reset(token, fresh);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect((await login(email, person.password)).statusCode).toBe(401);
  expect((await login(email, fresh)).statusCode).toBe(200);
  for (const signIn of [headers, other.headers]) {
    expect((await api.anonymous.get('/api/auth/me', signIn)).statusCode).toBe(401);
  }
  const letters = await mailTo(api, email);
  expect(letters.map(({ subject }) => subject)).toEqual(['Set a new password', 'Your password was changed']);
  expect(letters[0]?.text).toContain(`${api.app.config.publicOrigin}/reset-password#${token}`);
});

test('a known and an unknown address answer the same, and only one gets a letter', async () => {
  const { email } = (await signUp(api)).person;
  const unknown = aPerson().email;
  const answers = [await forgot(email), await forgot(unknown)];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ''],
    [204, ''],
  ]);
  expect(await mailTo(api, email)).toHaveLength(1);
  expect(await mailTo(api, unknown)).toHaveLength(0);
});

test('however the address is written', async () => {
  const { email } = (await signUp(api)).person;
  await forgot(` ${email.toUpperCase()} `);
  expect(await mailTo(api, email)).toHaveLength(1);
});

test('a link works once, also when it comes ten times at once', async () => {
  const { token } = await givenLink();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `${fresh} ${n}`)));
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  const late = await reset(token, fresh);
  expect([late.statusCode, late.json().error]).toEqual([400, linkOver]);
});

test('whether a link works can be asked before, as often as one likes', async () => {
  const { token, email } = await givenLink();
  const look = (secret: string) => api.anonymous.post('/api/auth/password/reset/look', { token: secret });
  for (let n = 0; n < 3; n += 1) expect((await look(token)).statusCode).toBe(204);
  const back = travel(30 * 60_000 + 1_000);
  const late = await look(token);
  back();
  expect([late.statusCode, late.json().error]).toEqual([400, linkOver]);
  expect((await reset(token, fresh)).statusCode).toBe(204);
  for (const dead of [token, 'x', 'A'.repeat(43)]) expect((await look(dead)).statusCode).toBe(400);
  // Nor does a link of another kind pass for it.
  await api.anonymous.post('/api/auth/unlock/ask', { email });
  const unlocks = (await mailTo(api, email)).find(({ subject }) => subject === 'Sign in again');
  expect((await look(unlocks?.token ?? '')).statusCode).toBe(400);
});

test('a link works for thirty minutes', async () => {
  const { token, person, email } = await givenLink();
  const back = travel(30 * 60_000 + 1_000);
  const late = await reset(token, fresh);
  back();
  expect([late.statusCode, late.json().error]).toEqual([400, linkOver]);
  expect((await login(email, person.password)).statusCode).toBe(200);
});

test('unlocks an account that somebody has locked by guessing', async () => {
  const { email, token, person } = await givenLink();
  for (let n = 0; n < 11; n += 1) await login(email, `guess ${n}`);
  expect((await login(email, person.password)).statusCode).toBe(429);
  // The browser that opened the link gets in past the tries of others from the same place.
  const cookie = deviceCookieOf(await reset(token, fresh)) ?? '';
  const own = { email, password: fresh };
  expect((await api.anonymous.post('/api/auth/login', own, { cookie })).statusCode).toBe(200);
});

test('a newer link ends the older one', async () => {
  const { email, token } = await givenLink();
  await forgot(email);
  // The link is ready after the answer.
  await api.app.answered();
  expect((await reset(token, fresh)).statusCode).toBe(400);
  const [, newer] = await mailTo(api, email);
  expect((await reset(newer?.token ?? '', fresh)).statusCode).toBe(204);
});

test.each([
  ['', 'Password is required'],
  ['1234567', 'Password must be at least 8 characters'],
])('password %p: %s, and the link still works', async (password, message) => {
  const { token } = await givenLink();
  const answer = await reset(token, password);
  expect([answer.statusCode, answer.json().details]).toEqual([400, [{ field: 'password', message }]]);
  expect((await reset(token, fresh)).statusCode).toBe(204);
});

test.each(['', 'x', '$ne', 'A'.repeat(43)])('the token %p opens nothing', async (token) => {
  expect((await reset(token, fresh)).statusCode).toBe(400);
});

test('neither the database nor the log holds what opens the account', async () => {
  const { token, email } = await givenLink();
  expect(JSON.stringify(await LinkModel.find({}, null, { allTenants: true }).lean())).not.toContain(token);
  expect(api.logLines.join('')).not.toContain(token);
  expect(api.logLines.join('')).not.toContain(email);
});

test('three letters for one address within the time that a link works, known or not', async () => {
  for (const { email } of [(await signUp(api)).person, aPerson()]) {
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await forgot(email)).statusCode);
    expect(statuses).toEqual([204, 204, 204, 429]);
    // Whoever was refused because of a stranger has a link that works until the time is over.
    const back = travel(30 * 60_000 + 1_000);
    const later = await forgot(email);
    back();
    expect(later.statusCode).toBe(204);
  }
});
