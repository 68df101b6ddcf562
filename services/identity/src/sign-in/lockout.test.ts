import { testApp, travel } from '@harambee/service-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import { identityService } from '../app.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, deviceCookieOf, signUp } from '../testing/people.ts';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual('@node-rs/argon2');
  // Hundreds of passwords: those that start with 'guess' skip the real hashing.
  const verify = jest.fn(async (hash, password) =>
    String(password).startsWith('guess') ? false : real.verify(hash, password),
  );
  return { ...real, verify };
});

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

let places = 0;
/** A network address that no other test uses. */
const aPlace = () => {
  places += 1;
  return `10.${7 + (places >> 16)}.${(places >> 8) & 255}.${places & 255}`;
};

const login = (
  { email, password }: { email: string; password: string },
  { place = aPlace(), cookie = '' } = {},
) =>
  api.anonymous.post(
    '/api/auth/login',
    { email, password },
    { 'x-forwarded-for': place, ...(cookie && { cookie }) },
  );

async function guess(email: string, times: number, from?: { place?: string; cookie?: string }) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    statuses.push((await login({ email, password: `guess ${n}` }, from)).statusCode);
  }
  return statuses;
}

const outcome = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().error];

test('a stranger’s guesses hold up the stranger, nobody else', async () => {
  const { person } = await signUp(api);
  const stranger = aPlace();
  expect(await guess(person.email, 12, { place: stranger })).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await login(person)).statusCode).toBe(200);
  // Not even with the right password from there.
  expect((await login(person, { place: stranger })).statusCode).toBe(429);
});

test('however often one keeps trying from an office, colleagues sign in there', async () => {
  const [guessed, colleague] = [await signUp(api), await signUp(api)];
  const place = aPlace();
  // A refused try is no guess: it does not count for the place.
  expect((await guess(guessed.person.email, 105, { place })).filter((status) => status === 401)).toHaveLength(
    10,
  );
  expect((await login(colleague.person, { place })).statusCode).toBe(200);
});

test('guesses from everywhere hold up new devices, and not one that has signed in before', async () => {
  const { person, device } = await signUp(api);
  for (let n = 0; n < 5; n += 1) await guess(person.email, 10, { place: aPlace() });
  expect((await login(person)).statusCode).toBe(429);
  expect((await login(person, { cookie: device })).statusCode).toBe(200);
});

test('nor by what a whole address has guessed, as in an office', async () => {
  const { person, device } = await signUp(api);
  const office = aPlace();
  for (let n = 0; n < 10; n += 1) await guess(aPerson().email, 10, { place: office });
  expect((await login(person, { place: office })).statusCode).toBe(429);
  expect((await login(person, { place: office, cookie: device })).statusCode).toBe(200);
});

test('a known device has ten tries of its own, wherever it is', async () => {
  const { person, device } = await signUp(api);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push(...(await guess(person.email, 1, { cookie: device })));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect((await login(person, { cookie: device })).statusCode).toBe(429);
  // Another device is not blocked by it.
  expect((await login(person)).statusCode).toBe(200);
});

test('the device of one account is a stranger to another, and one that was made up to everybody', async () => {
  const [mine, other] = [await signUp(api), await signUp(api)];
  const place = aPlace();
  await guess(other.person.email, 10, { place });
  for (const cookie of [mine.device, `device=${'A'.repeat(43)}`, 'device=', 'device=x']) {
    expect((await login(other.person, { place, cookie })).statusCode).toBe(429);
  }
});

test('one browser is known for everybody who has signed in with it', async () => {
  const [one, two] = [await signUp(api), await signUp(api)];
  const signedIn = await login(two.person, { cookie: one.device });
  const cookie = deviceCookieOf(signedIn) ?? '';
  expect(cookie).toBe(one.device);
  const place = aPlace();
  await guess(one.person.email, 10, { place });
  await guess(two.person.email, 10, { place });
  for (const { person } of [one, two]) expect((await login(person, { place, cookie })).statusCode).toBe(200);
});

test('what keeps a device known is a secret for no script, for a year', async () => {
  const { person } = await signUp(api);
  const cookie = (await login(person)).cookies.find(({ name }) => name === 'device');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth' });
  expect((Number(cookie?.expires) - Date.now()) / 86_400_000).toBeCloseTo(365, 1);
});

test('the waiting time is the true one, in words and in seconds', async () => {
  const { email } = aPerson();
  const place = aPlace();
  await guess(email, 10, { place });
  const now = await login({ email, password: 'guess' }, { place });
  expect(outcome(now)).toEqual([429, 'Too many attempts. Try again in 15 minutes.']);
  const back = travel(11 * 60_000);
  const later = await login({ email, password: 'guess' }, { place });
  back();
  expect(outcome(later)).toEqual([429, 'Too many attempts. Try again in 4 minutes.']);
  expect(Number(later.headers['retry-after'])).toBeLessThanOrEqual(240);
});

const askForKey = (email: string, place = aPlace()) =>
  api.anonymous.post('/api/auth/unlock/ask', { email }, { 'x-forwarded-for': place });
const unlock = (token: string) => api.anonymous.post('/api/auth/unlock', { token });

test('a mailed link lets its browser in again, at once, and stops no guesser', async () => {
  const { person } = await signUp(api);
  const place = aPlace();
  await guess(person.email, 10, { place });
  expect((await askForKey(person.email)).statusCode).toBe(204);
  const [letter] = await mailTo(api, person.email);
  expect(letter?.text).toContain(`${api.app.config.publicOrigin}/unlock#${letter?.token}`);
  const opened = await unlock(letter?.token ?? '');
  expect(opened.statusCode).toBe(204);
  const cookie = deviceCookieOf(opened) ?? '';
  expect((await login(person, { place, cookie })).statusCode).toBe(200);
  expect((await login(person, { place })).statusCode).toBe(429);
  expect((await unlock(letter?.token ?? '')).statusCode).toBe(400);
});

test('also where the known device itself has tried too often', async () => {
  const { person, device } = await signUp(api);
  await guess(person.email, 10, { cookie: device });
  await askForKey(person.email);
  const [letter] = await mailTo(api, person.email);
  await api.anonymous.post('/api/auth/unlock', { token: letter?.token }, { cookie: device });
  expect((await login(person, { cookie: device })).statusCode).toBe(200);
});

test('so does a new password by mail, in the browser that sets it', async () => {
  const { person } = await signUp(api);
  const place = aPlace();
  await guess(person.email, 10, { place });
  await api.anonymous.post(
    '/api/auth/password/forgot',
    { email: person.email },
    { 'x-forwarded-for': aPlace() },
  );
  const [letter] = await mailTo(api, person.email);
  const password = 'long rains in April';
  const set = await api.anonymous.post('/api/auth/password/reset', { token: letter?.token, password });
  const cookie = deviceCookieOf(set) ?? '';
  expect((await login({ ...person, password }, { place, cookie })).statusCode).toBe(200);
});

test('asking for it tells nothing of who has an account, and is bounded', async () => {
  const known = (await signUp(api)).person.email;
  for (const email of [known, aPerson().email]) {
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await askForKey(email));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 429]);
    expect(answers[3]?.json().error).toBe('Too many links were requested. Try again in 30 minutes.');
  }
  expect(await mailTo(api, known)).toHaveLength(3);
});

test.each(['', 'x', 'A'.repeat(43)])('the token %p unlocks nothing', async (token) => {
  const answer = await unlock(token);
  expect(answer.statusCode).toBe(400);
  expect(deviceCookieOf(answer)).toBeUndefined();
});
