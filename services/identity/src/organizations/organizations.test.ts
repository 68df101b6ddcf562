import type { OwnOrganization } from '@harambee/domain/schemas';
import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { SessionModel } from '../sessions/session.model.ts';
import {
  aMemberOf,
  browserOf,
  cookieOf,
  inTwo,
  invitationOf,
  signInAgain,
  signUp,
  signUpUnproved,
} from '../testing/people.ts';
import { UserModel } from '../users/user.model.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });
type Headers = Record<string, string>;
type Who = { headers: Headers };

const organizations = async (who: Who): Promise<OwnOrganization[]> =>
  (await api.as(who).get('/api/auth/organizations')).json().organizations;
const switchTo = (who: Who, tenantId: unknown) =>
  api.as(who).post('/api/auth/organizations/switch', { tenantId });
const me = async (who: Who) => api.as(who).get('/api/auth/me');

test('one organization: it is the only one named, and nothing offers a switch', async () => {
  const alone = await signUp(api);
  expect(await organizations(alone)).toEqual([
    { tenantId: alone.user.tenantId, name: 'Maji Safi Trust', role: 'Owner', current: true, unused: true },
  ]);
  expect((await me(alone)).json().user).not.toHaveProperty('severalOrganizations');
  await api.as(alone).post('/api/auth/complete-onboarding');
  expect((await organizations(alone))[0]).not.toHaveProperty('unused');
});

test('an invitation adds an organization: a row of its own with an id of its own, and a session there', async () => {
  const { first, second } = await inTwo(api);
  expect(second.user.id).not.toBe(first.user.id);
  expect(second.user).toMatchObject({
    firstName: 'Wanjiku',
    email: first.person.email,
    tenantName: 'Shule Bora',
    role: 'Member',
    severalOrganizations: true,
  });
  expect((await me(first)).statusCode).toBe(401);
  expect(await organizations(second)).toEqual([
    { tenantId: first.user.tenantId, name: 'Maji Safi Trust', role: 'Owner', current: false, unused: true },
    { tenantId: second.user.tenantId, name: 'Shule Bora', role: 'Member', current: true },
  ]);
});

test('a switch starts a session there and ends this one, with its token and its cookie', async () => {
  const { first, second } = await inTwo(api);
  const answer = await switchTo(second, first.user.tenantId);
  expect(answer.statusCode).toBe(200);
  const back = browserOf(answer);
  expect(back.user).toMatchObject({ id: first.user.id, tenantId: first.user.tenantId, role: 'Owner' });
  expect((await me(back)).statusCode).toBe(200);
  expect((await me(second)).statusCode).toBe(401);
  const refreshed = (cookie: string) => api.anonymous.post('/api/auth/refresh', undefined, { cookie });
  expect((await refreshed(second.cookie)).statusCode).toBe(401);
  expect((await refreshed(cookieOf(answer) ?? '')).json().user.tenantId).toBe(first.user.tenantId);
});

test('an organization of others, an unknown one and no organization look the same; the present one is refused', async () => {
  const { second } = await inTwo(api);
  const stranger = await signUp(api);
  const answers = await Promise.all([
    switchTo(second, stranger.user.tenantId),
    switchTo(second, '0'.repeat(32)),
    switchTo(second, `account:${second.user.id}`),
  ]);
  const bodies = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect((await switchTo(second, second.user.tenantId)).statusCode).toBe(400);
  for (const wrong of ['', { $ne: '' }, ['x'], undefined]) {
    expect((await switchTo(second, wrong)).statusCode).toBe(400);
  }
  expect((await me(second)).statusCode).toBe(200);
});

test('who was removed there can no longer switch, and is told nothing', async () => {
  const { first, host, second } = await inTwo(api);
  const back = browserOf(await switchTo(second, first.user.tenantId));
  await api.as(host).delete(`/api/auth/members/${second.user.id}`);
  expect((await switchTo(back, host.user.tenantId)).statusCode).toBe(404);
  expect((await organizations(back)).map(({ name }) => name)).toEqual(['Maji Safi Trust']);
  expect((await me(back)).json().user).not.toHaveProperty('severalOrganizations');
});

test('the next sign-in leads to the organization used last', async () => {
  const { person, first, second } = await inTwo(api);
  expect((await signInAgain(api, person)).user.tenantId).toBe(second.user.tenantId);
  await switchTo(second, first.user.tenantId);
  expect((await signInAgain(api, person)).user.id).toBe(first.user.id);
});

test('of ten switches at once one is made, and no session is left over', async () => {
  const { first, second } = await inTwo(api);
  const answers = await Promise.all(Array.from({ length: 10 }, () => switchTo(second, first.user.tenantId)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await me(second)).statusCode).toBe(401);
  const { tenantId, id: userId } = first.user;
  expect(await SessionModel.countDocuments({ tenantId, userId, endedAt: null })).toBe(1);
});

test('nobody is twice in one organization, however many invitations are used at once', async () => {
  const { first, host, second } = await inTwo(api);
  const back = browserOf(await switchTo(second, first.user.tenantId));
  const third = await signUp(api);
  const tokens = await Promise.all([
    invitationOf(api, third),
    invitationOf(api, third),
    invitationOf(api, host),
  ]);
  const answers = await Promise.all(
    tokens.map((token) => api.as(back).post('/api/auth/invitations/accept', { token })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const { tenantId } = third.user;
  expect(await UserModel.countDocuments({ tenantId, accountId: first.user.id })).toBe(1);
  expect(await UserModel.countDocuments({ tenantId: host.user.tenantId })).toBe(2);
});

test('joining in place of an organization that nobody has used: it is deleted, and the account stays', async () => {
  const first = await signUp(api);
  const host = await signUp(api, { organizationName: 'Shule Bora' });
  const token = await invitationOf(api, host);
  const answer = await api.as(first).post('/api/auth/invitations/accept', { token, leave: true });
  expect(answer.statusCode).toBe(200);
  const second = browserOf(answer);
  expect((await organizations(second)).map(({ name }) => name)).toEqual(['Shule Bora']);
  await api.settle();
  const again = await signInAgain(api, first.person);
  expect(again.user).toMatchObject({ id: second.user.id, tenantId: host.user.tenantId });
  expect(await UserModel.countDocuments({ tenantId: first.user.tenantId })).toBe(0);
});

test('an organization that is in use stays: the invitation still works without leaving', async () => {
  const used = await signUp(api);
  await api.as(used).post('/api/auth/complete-onboarding');
  const crowded = await signUp(api);
  await aMemberOf(api, crowded);
  for (const who of [used, crowded]) {
    const token = await invitationOf(api, await signUp(api));
    const refused = await api.as(who).post('/api/auth/invitations/accept', { token, leave: true });
    expect(refused.statusCode).toBe(409);
    expect((await api.as(who).post('/api/auth/invitations/accept', { token })).statusCode).toBe(200);
  }
});

test('an account whose address is not proved goes nowhere else', async () => {
  const unproved = await signUpUnproved(api);
  const token = await invitationOf(api, await signUp(api));
  const refused = await api.as(unproved).post('/api/auth/invitations/accept', { token });
  expect([refused.statusCode, refused.json().error]).toEqual([
    403,
    expect.stringContaining('confirm your email address'),
  ]);
  expect((await api.anonymous.post('/api/auth/invitations/look', { token })).statusCode).toBe(200);
});

test('names and role belong to one organization, the address to the account', async () => {
  const { first, host, second } = await inTwo(api);
  const changed = await api.as(second).put('/api/auth/profile', {
    firstName: 'Wa',
    lastName: 'K',
    email: second.user.email.toUpperCase(),
    bio: 'Only for the school',
  });
  expect(changed.json().user).toMatchObject({ firstName: 'Wa', email: second.user.email.toUpperCase() });
  await api.as(host).put(`/api/auth/members/${second.user.id}`, { role: 'Owner' });
  const here = await signInAgain(api, first.person);
  const there = (await api.as(here).get('/api/auth/me')).json().user;
  const back = here.user.id === first.user.id ? here : browserOf(await switchTo(here, first.user.tenantId));
  expect(there.tenantId).toBe(second.user.tenantId);
  expect((await me(back)).json().user).toMatchObject({
    firstName: 'Wanjiku',
    bio: '',
    role: 'Owner',
    email: second.user.email.toUpperCase(),
  });
});
