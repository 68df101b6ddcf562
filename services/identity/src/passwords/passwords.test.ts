import { newActor, testApp, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { signInAgain, signUp } from '../testing/people.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });

const change = (headers: Record<string, string>, currentPassword: unknown, newPassword: unknown) =>
  api.anonymous.put('/api/auth/password', { currentPassword, newPassword }, headers);
const login = (email: string, password: string) => api.anonymous.post('/api/auth/login', { email, password });
const me = (headers: Record<string, string>) => api.anonymous.get('/api/auth/me', headers);

test('the new password signs in, the old one no longer; other sign-ins are over, this one goes on', async () => {
  const { person, headers, cookie } = await signUp(api);
  const other = await signInAgain(api, person);
  const answer = await change(headers, person.password, 'a new set of words');
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect((await login(person.email, person.password)).statusCode).toBe(401);
  expect((await login(person.email, 'a new set of words')).statusCode).toBe(200);
  expect((await me(other.headers)).statusCode).toBe(401);
  expect(
    (await api.anonymous.post('/api/auth/refresh', undefined, { cookie: other.cookie })).statusCode,
  ).toBe(401);
  expect((await me(headers)).statusCode).toBe(200);
  expect((await api.anonymous.post('/api/auth/refresh', undefined, { cookie })).statusCode).toBe(200);
  expect(api.logLines.join('')).not.toContain('a new set of words');
});

test('a wrong present password is refused as a field, not as "signed out"', async () => {
  const { person, headers } = await signUp(api);
  const answer = await change(headers, 'not my password', 'a new set of words');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details).toEqual([
    { field: 'currentPassword', message: 'Your current password is not correct' },
  ]);
  expect((await login(person.email, person.password)).statusCode).toBe(200);
});

test.each([
  ['currentPassword', '', 'long enough', 'Current password is required'],
  ['newPassword', 'x', ' ', 'Password is required'],
  ['newPassword', 'x', '1234567', 'Password must be at least 8 characters'],
  ['newPassword', 'x', 'x'.repeat(129), 'newPassword must have at most 128 characters'],
  ['newPassword', 'x', { $set: 1 }, 'newPassword must be text'],
])('%s %p, %p: %s', async (field, current, next, message) => {
  const { headers } = await signUp(api);
  const answer = await change(headers, current, next);
  expect([answer.statusCode, answer.json().details[0]]).toEqual([400, { field, message }]);
});

test('who holds a token cannot guess the password: ten tries in fifteen minutes', async () => {
  const { person, headers } = await signUp(api);
  const statuses = [];
  for (let n = 0; n < 11; n += 1)
    statuses.push((await change(headers, `guess ${n}`, 'long enough')).statusCode);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
  expect((await change(headers, person.password, 'long enough')).statusCode).toBe(429);
  const { cookie } = await signInAgain(api, person);
  const back = travel(15 * 60_000 + 1_000);
  const { accessToken } = (await api.anonymous.post('/api/auth/refresh', undefined, { cookie })).json();
  const later = await change({ authorization: `Bearer ${accessToken}` }, person.password, 'long enough');
  back();
  expect(later.statusCode).toBe(204);
});

test('signed in only, and only one’s own', async () => {
  const { person, user } = await signUp(api);
  expect((await change({}, person.password, 'long enough')).statusCode).toBe(401);
  const stranger = await newActor({ userId: user.id });
  expect((await change(stranger.headers, person.password, 'long enough')).statusCode).toBe(401);
  expect((await login(person.email, person.password)).statusCode).toBe(200);
});
