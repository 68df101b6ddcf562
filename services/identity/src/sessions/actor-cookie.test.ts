import { actorCookie, cookieTokens } from '@harambee/service-kit';
import { testApp } from '@harambee/service-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { identityService } from '../app.ts';
import { actorCookieOf, aPerson, cookieOf } from '../testing/people.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

const register = (person = aPerson()) => api.anonymous.post('/api/auth/register', person);
const cookieNamed = (answer: LightMyRequestResponse, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name);
const tokenOf = (answer: LightMyRequestResponse) => (actorCookieOf(answer) ?? '').slice('actor='.length);

test('sign-up, sign-in and refresh set it: who it is, for cookies only, out of reach of scripts', async () => {
  const person = aPerson();
  const { email, password } = person;
  const signedUp = await register(person);
  const signedIn = await api.anonymous.post('/api/auth/login', { email, password });
  const refreshed = await api.anonymous.post('/api/auth/refresh', undefined, {
    cookie: cookieOf(signedIn) ?? '',
  });
  for (const answer of [signedUp, signedIn, refreshed]) {
    expect(cookieNamed(answer, 'actor')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' });
    const { user } = answer.json();
    const claims = decodeJwt(tokenOf(answer));
    expect(claims).toMatchObject({
      sub: user.id,
      tid: user.tenantId,
      sid: (cookieOf(answer) ?? '').slice('sid='.length).split('.')[0],
      role: 'Owner',
      name: 'Wanjiku Kamau',
      aud: cookieTokens.audience,
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(cookieTokens.lifeSeconds);
    expect(decodeProtectedHeader(tokenOf(answer)).typ).toBe(cookieTokens.type);
  }
});

test('it goes with the session cookie: kept as long, and until the browser closes without "Remember me"', async () => {
  const person = aPerson();
  const { email, password } = person;
  await register(person);
  for (const remember of [true, false]) {
    const answer = await api.anonymous.post('/api/auth/login', { email, password, remember });
    expect(cookieNamed(answer, 'actor')?.expires).toEqual(cookieNamed(answer, 'sid')?.expires);
    expect(cookieNamed(answer, 'actor')?.expires === undefined).toBe(!remember);
  }
});

test('it is taken back at sign-out and when a refresh is refused', async () => {
  const cookie = cookieOf(await register()) ?? '';
  const signedOut = await api.anonymous.post('/api/auth/logout', undefined, { cookie });
  const refused = await api.anonymous.post('/api/auth/refresh', undefined, { cookie });
  expect([signedOut.statusCode, refused.statusCode]).toEqual([204, 401]);
  for (const answer of [signedOut, refused]) {
    expect(cookieNamed(answer, 'actor')).toMatchObject({ value: '', path: '/api', expires: new Date(0) });
  }
});

test('it is no bearer token', async () => {
  const authorization = `Bearer ${tokenOf(await register())}`;
  expect((await api.anonymous.get('/api/auth/me', { authorization })).statusCode).toBe(401);
});

test('over https only, where the product is', () => {
  expect(actorCookie('https://harambee.example')).toMatchObject({
    name: '__Secure-actor',
    attributes: { secure: true },
  });
});
