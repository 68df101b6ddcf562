import type { NewKey, RecoveryCodes, RegisterBody, SignedIn } from '@harambee/domain/schemas';
import { type Caller, type TestApp, travel } from '@harambee/service-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { cookieOf, pendingCookieOf, signUp } from './people.ts';

const period = 30_000;

/** What the person's phone shows `periods` from now. */
export const codeOf = (key: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + periods * period });

/** Freezes the clock in the middle of a period, so that no test meets the end of one. */
export function inMidPeriod(): () => void {
  const now = Date.now();
  return travel(Math.ceil(now / period) * period + period / 2 - now);
}

type SignedUp = Awaited<ReturnType<typeof signUp>>;

/** Sets up an authenticator app in the settings; its key and the recovery codes. The present code is then used up. */
export async function setUpApp(api: TestApp, { person, headers }: Pick<SignedUp, 'person' | 'headers'>) {
  const caller = api.as({ headers });
  const started = await caller.post('/api/auth/two-step/app', { proof: { password: person.password } });
  expect(started.statusCode).toBe(200);
  const { key } = started.json<NewKey>();
  const confirmed = await caller.put('/api/auth/two-step/app', { code: codeOf(key) });
  expect(confirmed.statusCode).toBe(200);
  return { key, recoveryCodes: confirmed.json<RecoveryCodes>().recoveryCodes ?? [] };
}

/** A person with an authenticator app. */
export async function signUpWithApp(api: TestApp) {
  const signedUp = await signUp(api);
  return { ...signedUp, ...(await setUpApp(api, signedUp)) };
}

/** The right password, in a new browser: the calls that carry the cookie of the waiting sign-in. */
export async function firstStep(api: TestApp, { email, password }: RegisterBody): Promise<Caller> {
  const answer = await api.anonymous.post('/api/auth/login', { email, password });
  expectWaiting(answer);
  return api.as({ headers: { cookie: pendingCookieOf(answer) } });
}

/** This way in has opened nothing but the second step. */
export function expectWaiting(answer: LightMyRequestResponse, words = /two-step sign-in/): void {
  expect([answer.statusCode, answer.json().details?.[0].field]).toEqual([403, 'secondStep']);
  expect(answer.json().error).toMatch(words);
  expect(answer.body).not.toContain('accessToken');
  expect(cookieOf(answer)).toBeUndefined();
  expect(answer.cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['pending']));
  expect(
    answer.cookies.filter(({ name, value }) => ['sid', 'actor', 'device'].includes(name) && value),
  ).toEqual([]);
}

export const isIn = (answer: LightMyRequestResponse): boolean =>
  answer.statusCode === 200 && Boolean(answer.json<SignedIn>().accessToken) && cookieOf(answer) !== undefined;
