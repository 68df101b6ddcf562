import { testApp, travel } from '@harambee/service-kit/testing';
import * as argon2 from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { identityService } from '../app.ts';
import { aPerson, cookieOf, signInAgain, signUp } from '../testing/people.ts';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});
const evaluated = jest.mocked(argon2.verify);

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });

type Body = Record<string, unknown>;
let address = 0;
/** Each call comes from its own address, so that the tests do not share the limit per address. */
const login = (body: Body, headers: Record<string, string> = {}) => {
  address += 1;
  return api.anonymous.post('/api/auth/login', body, {
    'x-forwarded-for': `10.1.${address >> 8}.${address & 255}`,
    ...headers,
  });
};

beforeEach(() => {
  evaluated.mockReset();
  evaluated.mockImplementation(jest.requireActual('@node-rs/argon2').verify);
});

test('right address and password: a token, the user and a cookie for thirty days', async () => {
  const { person, user } = await signUp(api);
  const answer = await login({ email: ` ${person.email.toUpperCase()}`, password: person.password });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ accessToken: expect.any(String), user });
  const { expires, httpOnly, sameSite, path } = answer.cookies[0] ?? {};
  expect({ httpOnly, sameSite, path }).toEqual({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect((Number(expires) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
});

test('"remember" off: a cookie that goes with the browser, and twelve hours at most', async () => {
  const { person } = await signUp(api);
  const { email, password } = person;
  const answer = await login({ email, password, remember: false });
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies[0]?.expires).toBeUndefined();
  expect(answer.cookies[0]?.maxAge).toBeUndefined();
  const cookie = cookieOf(answer) ?? '';
  const back = travel(13 * 60 * 60_000);
  const late = await api.anonymous.post('/api/auth/refresh', undefined, { cookie });
  back();
  expect(late.statusCode).toBe(401);
});

test.each([
  ['', ''],
  ['a@b.co', ''],
  ['', 'x'],
  [' ', ' '],
])('an empty field (%p, %p): the words of the form', async (email, password) => {
  const answer = await login({ email, password });
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'Please enter both email and password']);
});

test.each([
  ['email', { email: { $gt: '' }, password: 'x' }],
  ['password', { email: 'a@b.co', password: { $ne: '' } }],
  ['email', { email: ['a@b.co'], password: 'x' }],
  ['password', { email: 'a@b.co', password: 'x'.repeat(129) }],
  ['role', { email: 'a@b.co', password: 'x', role: 'Owner' }],
])('%s that is no plain text or not asked for: 400', async (field, body) => {
  const answer = await login(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details[0].field).toBe(field);
  expect(evaluated).not.toHaveBeenCalled();
});

test('an unknown address and a wrong password answer the same, after the same work', async () => {
  const { person } = await signUp(api);
  const wrong = await login({ email: person.email, password: 'not the password' });
  const unknown = await login({ email: aPerson().email, password: 'not the password' });
  for (const answer of [wrong, unknown]) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: 'Invalid email or password', requestId: expect.any(String) });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect(Object.keys(wrong.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
  const parameters = evaluated.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join('$'));
  expect(parameters).toEqual(['argon2id$v=19$m=19456,t=2,p=1', 'argon2id$v=19$m=19456,t=2,p=1']);
});

test('a hundred guesses at once from one place, spelled differently: ten are evaluated', async () => {
  const { person } = await signUp(api);
  const place = { 'x-forwarded-for': '198.51.100.10' };
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      login({ email: n % 2 ? person.email : person.email.toUpperCase(), password: `guess ${n}` }, place),
    ),
  );
  expect(evaluated).toHaveBeenCalledTimes(10);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(90);

  const right = await login({ email: person.email, password: person.password }, place);
  const guess = answers.find(({ statusCode }) => statusCode === 429);
  expect([right.statusCode, right.json().error]).toEqual([429, guess?.json().error]);
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
  expect(evaluated).toHaveBeenCalledTimes(10);
});

test('from many places, on devices nobody knows: fifty in a quarter of an hour, and it passes', async () => {
  evaluated.mockImplementation(async (_hash, password) => !String(password).startsWith('guess'));
  const { person } = await signUp(api);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => login({ email: person.email, password: `guess ${n}` })),
  );
  expect(evaluated).toHaveBeenCalledTimes(50);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50);
  const right = { email: person.email, password: person.password };
  expect((await login(right)).statusCode).toBe(429);
  const other = (await signUp(api)).person;
  expect((await login({ email: other.email, password: other.password })).statusCode).toBe(200);
  const back = travel(15 * 60_000 + 1_000);
  const later = await login(right);
  back();
  expect(later.statusCode).toBe(200);
});

test('signing in often is no guessing, and does not forgive guesses', async () => {
  const { person } = await signUp(api);
  const right = { email: person.email, password: person.password };
  const place = { 'x-forwarded-for': '198.51.100.11' };
  for (let n = 0; n < 9; n += 1) await login({ ...right, password: `guess ${n}` }, place);
  for (let n = 0; n < 5; n += 1) expect((await login(right, place)).statusCode).toBe(200);
  expect((await login({ ...right, password: 'guess ten' }, place)).statusCode).toBe(401);
  expect((await login(right, place)).statusCode).toBe(429);
});

test('an unknown address is limited like a known one', async () => {
  const { email } = aPerson();
  const statuses = [];
  const place = { 'x-forwarded-for': '198.51.100.12' };
  for (let n = 0; n < 11; n += 1)
    statuses.push((await login({ email, password: `guess ${n}` }, place)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('one address may be wrong a hundred times, for whatever accounts', async () => {
  evaluated.mockImplementation(async () => false);
  const from = { 'x-forwarded-for': '198.51.100.77' };
  const guesses = [];
  for (let n = 0; n < 101; n += 1)
    guesses.push(await login({ email: aPerson().email, password: 'guess' }, from));
  expect(guesses.at(99)?.statusCode).toBe(401);
  expect(guesses.at(100)?.statusCode).toBe(429);
});

test('when too many wait for their password to be checked, the rest hear 503 at once', async () => {
  let finish: () => void = () => undefined;
  const held = new Promise<boolean>((resolve) => {
    finish = () => resolve(false);
  });
  evaluated.mockImplementation(() => held);
  const refused: LightMyRequestResponse[] = [];
  let allRefused: () => void = () => undefined;
  const refusals = new Promise<void>((resolve) => {
    allRefused = resolve;
  });
  const answers = Array.from({ length: 70 }, async () => {
    const answer = await login({ email: aPerson().email, password: 'guess' });
    if (answer.statusCode === 503 && refused.push(answer) === 12) allRefused();
    return answer.statusCode;
  });
  // Eight are being checked and fifty wait: the others are answered although none has finished.
  await refusals;
  for (const answer of refused) {
    expect(answer.json().error).toBe('Too busy right now. Please try again.');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  finish();
  const statuses = await Promise.all(answers);
  expect(statuses.filter((status) => status === 401)).toHaveLength(58);
  expect(statuses.filter((status) => status === 503)).toHaveLength(12);
});

test('every sign-in is a session of its own', async () => {
  const { person, sessionId } = await signUp(api);
  const again = await signInAgain(api, person);
  expect(again.sessionId).not.toBe(sessionId);
});

test('neither log nor answer holds a password, a hash, a token or an address', async () => {
  const { person, accessToken, cookie } = await signUp(api, { password: 'very-secret-words' });
  const answer = await login({ email: person.email, password: 'very-secret-words' });
  await login({ email: person.email, password: 'very-secret-guess' });
  await api.anonymous.post('/api/auth/refresh', undefined, { cookie });
  expect(answer.body).not.toMatch(/hash|argon2|very-secret/i);
  const log = api.logLines.join('');
  expect(log).toContain('/api/auth/login');
  for (const secret of ['very-secret', 'argon2', person.email, accessToken, cookie.slice(10)]) {
    expect(log.includes(secret)).toBe(false);
  }
});
