import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { linkOver } from '../links/links.service.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, signUp } from '../testing/people.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

const currentPassword = aPerson().password;
const change = (headers: Record<string, string>, email: string) =>
  api.anonymous.put(
    '/api/auth/profile',
    { firstName: 'Wanjiku', lastName: 'Kamau', email, currentPassword },
    headers,
  );
const confirm = (token: string) => api.anonymous.post('/api/auth/email/confirm', { token });
const login = (email: string, password: string) => api.anonymous.post('/api/auth/login', { email, password });

async function givenChange() {
  const signedUp = await signUp(api);
  const next = aPerson().email;
  const answer = await change(signedUp.headers, next);
  expect(answer.statusCode).toBe(200);
  const [letter] = await mailTo(api, next);
  return { ...signedUp, next, answer, token: letter?.token ?? '' };
}

test('a new address counts once it is confirmed; the old one is told', async () => {
  const { person, headers, next, answer, token } = await givenChange();
  expect(answer.json().user).toMatchObject({ email: person.email, pendingEmail: next });
  expect((await login(next, person.password)).statusCode).toBe(401);
  expect((await mailTo(api, person.email)).map(({ subject }) => subject)).toEqual([
    'Your address is about to change',
  ]);
  expect((await confirm(token)).statusCode).toBe(204);
  const { user } = (await api.anonymous.get('/api/auth/me', headers)).json();
  expect([user.email, user.pendingEmail]).toEqual([next, undefined]);
  expect((await login(next, person.password)).statusCode).toBe(200);
  expect((await login(person.email, person.password)).statusCode).toBe(401);
  const again = await confirm(token);
  expect([again.statusCode, again.json().error]).toEqual([400, linkOver]);
});

test('whether somebody has the address is told only to who reads its mail', async () => {
  const taken = await signUp(api);
  const { headers } = await signUp(api);
  expect((await change(headers, taken.person.email)).statusCode).toBe(200);
  const [letter] = await mailTo(api, taken.person.email);
  expect((await confirm(letter?.token ?? '')).statusCode).toBe(409);
  expect((await login(taken.person.email, taken.person.password)).statusCode).toBe(200);
});

test('a change of mind: the old address stays, the link leads nowhere, and nobody else is touched', async () => {
  const { headers, next, token } = await givenChange();
  const other = await givenChange();
  const forget = () => api.anonymous.delete('/api/auth/email/pending', headers);
  expect([(await forget()).statusCode, (await forget()).statusCode]).toEqual([204, 204]);
  expect((await api.anonymous.get('/api/auth/me', headers)).json().user).not.toHaveProperty('pendingEmail');
  expect((await confirm(token)).statusCode).toBe(400);
  expect((await login(next, 'any password')).statusCode).toBe(401);
  expect((await confirm(other.token)).statusCode).toBe(204);
});

test('the same new address again sends another letter', async () => {
  const { headers, next } = await givenChange();
  expect((await change(headers, next)).json().user.pendingEmail).toBe(next);
  expect(await mailTo(api, next)).toHaveLength(2);
});

test('another way to write the same address needs no confirmation', async () => {
  const { person, headers } = await signUp(api);
  const answer = await change(headers, person.email.toUpperCase());
  expect(answer.json().user.email).toBe(person.email.toUpperCase());
  expect(await mailTo(api, person.email)).toHaveLength(0);
});

test('five new addresses an hour', async () => {
  const { headers } = await signUp(api);
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await change(headers, aPerson().email)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
