import { passwordMessages } from '@harambee/domain';
import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, signUp } from '../testing/people.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

const refusal = (field: string) => [400, [{ field, message: passwordMessages.common }]];

/** Listed in leaks; the last three follow a pattern that everybody tries. */
const worst = [
  ...['12345678', 'password', 'Password1', 'Passw0rd!', ' iloveyou ', 'QWERTYUIOP', 'football1'],
  ...['aaaaaaaaa', '87654321', 'abcabcabc'],
];

test.each(worst)('nobody signs up with %p', async (password) => {
  const person = aPerson({ password });
  const answer = await api.anonymous.post('/api/auth/register', person);
  expect([answer.statusCode, answer.json().details]).toEqual(refusal('password'));
  const { email } = person;
  expect((await api.anonymous.post('/api/auth/login', { email, password })).statusCode).toBe(401);
});

test('nor joins with one, and the invitation stays open', async () => {
  const { headers } = await signUp(api);
  const { link } = (await api.anonymous.post('/api/auth/invitations', {}, headers)).json();
  const token = link.split('#')[1];
  const { organizationName: _, ...person } = aPerson();
  const accept = (password: string) =>
    api.anonymous.post('/api/auth/invitations/accept', { token, ...person, password });
  const answer = await accept('sunshine1');
  expect([answer.statusCode, answer.json().details]).toEqual(refusal('password'));
  expect((await accept('short rains in May')).statusCode).toBe(200);
});

test('nor changes to one', async () => {
  const { person, headers } = await signUp(api);
  const change = { currentPassword: person.password, newPassword: 'letmein1' };
  const answer = await api.anonymous.put('/api/auth/password', change, headers);
  expect([answer.statusCode, answer.json().details]).toEqual(refusal('newPassword'));
});

test('nor sets one by mail, and the link still works', async () => {
  const { email } = (await signUp(api)).person;
  await api.anonymous.post('/api/auth/password/forgot', { email });
  const [letter] = await mailTo(api, email);
  const reset = (password: string) =>
    api.anonymous.post('/api/auth/password/reset', { token: letter?.token, password });
  const answer = await reset('qwerty123');
  expect([answer.statusCode, answer.json().details]).toEqual(refusal('password'));
  expect((await reset('short rains in May')).statusCode).toBe(204);
});

test.each(['rain harvest 2026', 'mvua za masika', 'Kiswahili-8-Tembo', '我们一起努力加油吧'])(
  '%p is taken',
  async (password) => {
    await signUp(api, { password });
  },
);
