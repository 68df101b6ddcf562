import { sessionEndWords } from '@harambee/domain';
import type { SignedIn } from '@harambee/domain/schemas';
import { testApp, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, cookieOf, signInAgain, signUp } from '../testing/people.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

const refresh = (cookie: string) => api.anonymous.post('/api/auth/refresh', undefined, { cookie });
async function whyOf(cookie: string) {
  const answer = await refresh(cookie);
  return [answer.statusCode, answer.json().error];
}
const because = (why: Parameters<typeof sessionEndWords>[0]) => [401, sessionEndWords(why)];
const notKnown = [401, 'Please sign in'];
const remove = (url: string, payload: object, headers: Record<string, string>) =>
  api.inject({ method: 'DELETE', url, payload, headers });

/** An owner with a member beside them. */
async function aTeam() {
  const owner = await signUp(api);
  const { link } = (await api.anonymous.post('/api/auth/invitations', {}, owner.headers)).json();
  const { organizationName: _, ...person } = aPerson();
  const joined = await api.anonymous.post('/api/auth/invitations/accept', {
    token: link.split('#')[1],
    ...person,
  });
  const { accessToken, user } = joined.json<SignedIn>();
  const headers = { authorization: `Bearer ${accessToken}` };
  return { owner, member: { person, user, headers, cookie: cookieOf(joined) ?? '' } };
}

test('the password was changed on another device', async () => {
  const { person, headers } = await signUp(api);
  const other = await signInAgain(api, person);
  const change = { currentPassword: person.password, newPassword: 'long rains in April' };
  await api.anonymous.put('/api/auth/password', change, headers);
  expect(await whyOf(other.cookie)).toEqual(because('password-changed'));
});

test('or by a mailed link', async () => {
  const { person, cookie } = await signUp(api);
  await api.anonymous.post('/api/auth/password/forgot', { email: person.email });
  const [letter] = await mailTo(api, person.email);
  const password = 'long rains in April';
  await api.anonymous.post('/api/auth/password/reset', { token: letter?.token, password });
  expect(await whyOf(cookie)).toEqual(because('password-changed'));
});

test('ended on another device, one or all', async () => {
  const { person, headers, cookie } = await signUp(api);
  const [one, two] = [await signInAgain(api, person), await signInAgain(api, person)];
  await api.anonymous.delete(`/api/auth/sessions/${one.sessionId}`, headers);
  await api.anonymous.delete('/api/auth/sessions', headers);
  for (const other of [one, two]) expect(await whyOf(other.cookie)).toEqual(because('ended-elsewhere'));
  expect((await refresh(cookie)).statusCode).toBe(200);
});

test('removed from the organization', async () => {
  const { owner, member } = await aTeam();
  await api.anonymous.delete(`/api/auth/members/${member.user.id}`, owner.headers);
  expect(await whyOf(member.cookie)).toEqual(because('removed'));
});

test('the account was deleted, and then the organization', async () => {
  const { owner, member } = await aTeam();
  const { email, password } = member.person;
  await remove('/api/auth/account', { confirm: email, password }, member.headers);
  expect(await whyOf(member.cookie)).toEqual(because('account-deleted'));
  const { organizationName: confirm, password: own } = owner.person;
  await remove('/api/auth/organization', { confirm, password: own }, owner.headers);
  expect(await whyOf(owner.cookie)).toEqual(because('organization-deleted'));
});

// Until ADR 29 this moved the account and ended all its sessions.
test('joined another organization: this browser goes on there, and other devices stay where they are', async () => {
  const member = await signUp(api);
  const phone = await signInAgain(api, member.person);
  const { headers } = await signUp(api);
  const { link } = (await api.anonymous.post('/api/auth/invitations', {}, headers)).json();
  const token = link.split('#')[1];
  await api.anonymous.post('/api/auth/invitations/accept', { token }, member.headers);
  expect(await whyOf(member.cookie)).toEqual(notKnown);
  expect(await whyOf(phone.cookie)).toEqual([200, undefined]);
});

test('an old cookie came again', async () => {
  const { cookie } = await signUp(api);
  const newest = cookieOf(await refresh(cookie)) ?? '';
  const back = travel(11_000);
  expect(await whyOf(cookie)).toEqual(because('reused'));
  back();
  expect(await whyOf(newest)).toEqual(because('reused'));
});

test('who holds no cookie of the session does not learn why it ended', async () => {
  const { person, headers } = await signUp(api);
  const other = await signInAgain(api, person);
  await api.anonymous.delete('/api/auth/sessions', headers);
  expect(await whyOf(`sid=${other.sessionId}.${'A'.repeat(86)}`)).toEqual(notKnown);
  expect(await whyOf(other.cookie)).toEqual(because('ended-elsewhere'));
});

test('what nobody has ended is only asked to sign in: expired, signed out, or no cookie at all', async () => {
  const [old, out] = [await signUp(api), await signUp(api)];
  const back = travel(31 * 24 * 60 * 60_000);
  expect(await whyOf(old.cookie)).toEqual(notKnown);
  back();
  await api.anonymous.post('/api/auth/logout', undefined, { cookie: out.cookie });
  for (const cookie of [out.cookie, '']) expect(await whyOf(cookie)).toEqual(notKnown);
});
