import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { aPerson, cookieOf } from '../testing/people.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));
const sessionOf = (cookie: string) => api.anonymous.get('/api/auth/session', { cookie });

test('a cookie tells the tenant of its session, renewed or not, and until the session ends', async () => {
  const signedUp = await api.anonymous.post('/api/auth/register', aPerson());
  const first = cookieOf(signedUp) ?? '';
  const { tenantId } = signedUp.json().user;
  const told = { tenantId, sessionId: first.slice('sid='.length).split('.')[0] };
  expect((await sessionOf(first)).json()).toEqual(told);
  const renewed = cookieOf(await api.anonymous.post('/api/auth/refresh', undefined, { cookie: first })) ?? '';
  expect(renewed).not.toBe(first);
  expect((await sessionOf(renewed)).json()).toEqual(told);
  await api.anonymous.post('/api/auth/logout', undefined, { cookie: renewed });
  expect((await sessionOf(renewed)).statusCode).toBe(401);
});

test('a cookie that was changed is of no session', async () => {
  const [mine, theirs] = [
    await api.anonymous.post('/api/auth/register', aPerson()),
    await api.anonymous.post('/api/auth/register', aPerson()),
  ].map((answer) => cookieOf(answer) ?? '');
  const [, secrets] = (mine ?? '').split('.');
  const [otherId] = (theirs ?? '').split('.');
  for (const cookie of [`${otherId}.${secrets}`, 'sid=nonsense', `${mine}x`, '']) {
    expect([cookie, (await sessionOf(cookie)).statusCode]).toEqual([cookie, 401]);
  }
});
