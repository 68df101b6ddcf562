import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { LinkModel } from '../links/link.model.ts';
import { finishForgetting } from '../members/forget-person.ts';
import { lastOwner } from '../members/members.service.ts';
import { partFromOrganization } from '../members/part-from-account.ts';
import { onlyOwnerOf } from '../removal/removal.service.ts';
import { finishRemovals } from '../removal/remove-organization.ts';
import { mailTo } from '../testing/mailbox.ts';
import {
  aMemberOf,
  aPerson,
  browserOf,
  inTwo,
  invitationOf,
  signInAgain,
  signUp,
} from '../testing/people.ts';
import { codeOf, firstStep, inMidPeriod, isIn, setUpApp } from '../testing/two-step.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { UserModel } from '../users/user.model.ts';
import { onlyOrganization } from './organizations.routes.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });
let backToNow = () => {};
beforeEach(() => {
  backToNow = inMidPeriod();
});
afterEach(() => backToNow());

type Who = { headers: Record<string, string> };
type Signed = Awaited<ReturnType<typeof signUp>>;

const namesOf = async (who: Who): Promise<string[]> =>
  (await api.as(who).get('/api/auth/organizations'))
    .json()
    .organizations.map((one: { name: string }) => one.name);
const leave = (who: Who, { password }: { password: string }, confirm: string, more = {}) =>
  api.as(who).post('/api/auth/organizations/leave', { confirm, password, ...more });
const del = (url: string, who: Who, payload: object = {}) =>
  api.inject({ method: 'DELETE', url, headers: who.headers, payload });
const login = ({ email, password }: { email: string; password: string }) =>
  api.anonymous.post('/api/auth/login', { email, password });
const eventsIn = async (tenantId: string) => {
  await api.settle();
  const rows = await UserModel.db.collection('events').find({ tenantId }).sort({ storedAt: 1 }).toArray();
  return rows.map(({ name, payload }) => [name, payload]);
};
/** A member of one organization who joins a second one, so that the account's own row is a member's. */
async function aMemberInTwo() {
  const owner = await signUp(api);
  const member = await aMemberOf(api, owner);
  const host = await signUp(api, { organizationName: 'Shule Bora' });
  const token = await invitationOf(api, host);
  const second = browserOf(await api.as(member).post('/api/auth/invitations/accept', { token }));
  return { owner, member, host, second, person: member.person };
}

describe('removed from the organization where the account began', () => {
  test('the account stays with everything it signs in with, and nothing of that organization is left', async () => {
    const { owner, member, second, person } = await aMemberInTwo();
    const { key, recoveryCodes } = await setUpApp(api, { person, headers: second.headers });
    await api.as(member).put('/api/auth/profile', { ...nameOf(person), bio: 'Only for the first' });
    expect((await del(`/api/auth/members/${member.user.id}`, owner)).statusCode).toBe(204);
    await api.settle();
    await finishForgetting(api.app);

    const { tenantId } = owner.user;
    expect(await UserModel.countDocuments({ tenantId })).toBe(1);
    const account = await UserModel.findOne({ _id: member.user.id }, null, { allTenants: true }).lean();
    expect(account).toMatchObject({ tenantId: `account:${member.user.id}`, firstName: '-' });
    expect(JSON.stringify(account)).not.toContain(tenantId);
    expect(account?.bio ?? '').toBe('');
    expect(await eventsIn(tenantId)).toContainEqual(['user.removed', { userId: member.user.id }]);

    const waiting = await firstStep(api, person);
    const done = await waiting.post('/api/auth/second-step/code', { code: codeOf(key, 1) });
    expect(done.json().user).toMatchObject({ id: second.user.id, email: person.email });
    expect(done.json().user).not.toHaveProperty('severalOrganizations');
    const [code] = recoveryCodes;
    const other = await (await firstStep(api, person)).post('/api/auth/second-step/recovery-code', { code });
    expect(isIn(other)).toBe(true);
    expect(await namesOf(browserOf(other))).toEqual(['Shule Bora']);
  });

  test('links that were mailed before still work', async () => {
    const { owner, member, person } = await aMemberInTwo();
    await api.anonymous.post('/api/auth/password/forgot', { email: person.email });
    const [letter] = (await mailTo(api, person.email)).filter(
      ({ subject }) => subject === 'Set a new password',
    );
    await del(`/api/auth/members/${member.user.id}`, owner);
    const password = 'borehole pump 77';
    const reset = await api.anonymous.post('/api/auth/password/reset', { token: letter?.token, password });
    expect(reset.statusCode).toBe(204);
    expect((await signInAgain(api, { ...person, password })).user.tenantName).toBe('Shule Bora');
  });

  test('a crash before the links followed: the event makes up for it', async () => {
    const { owner, member, person } = await aMemberInTwo();
    await api.anonymous.post('/api/auth/password/forgot', { email: person.email });
    await mailTo(api, person.email);
    const { id: userId } = member.user;
    const { tenantId } = owner.user;
    await del(`/api/auth/members/${userId}`, owner);
    // As if the process had died right after the row was written.
    await LinkModel.updateMany(
      { tenantId: `account:${userId}`, userId },
      { $set: { tenantId } },
      { overwriteImmutable: true },
    );
    await api.app.removals.removeNow({ tenantId, userId, at: new Date() });
    expect(await LinkModel.countDocuments({ tenantId: `account:${userId}`, userId })).toBeGreaterThan(0);
    expect(await LinkModel.countDocuments({ tenantId, userId })).toBe(0);
  });

  test('and they may come back, as the same account', async () => {
    const { owner, member, second, person } = await aMemberInTwo();
    await del(`/api/auth/members/${member.user.id}`, owner);
    const token = await invitationOf(api, owner);
    const back = await api.as(second).post('/api/auth/invitations/accept', { token });
    expect(back.json().user).toMatchObject({ tenantId: owner.user.tenantId, email: person.email });
    expect(back.json().user.id).not.toBe(member.user.id);
    expect((await namesOf(browserOf(back))).sort()).toEqual(['Maji Safi Trust', 'Shule Bora']);
  });
});

test('removed from the second one: the first one goes on, and the letter names only the one that was left', async () => {
  const { person, first, host, second } = await inTwo(api);
  await del(`/api/auth/members/${second.user.id}`, host);
  expect((await signInAgain(api, person)).user.id).toBe(first.user.id);
  const letters = (await mailTo(api, person.email)).filter(({ subject }) =>
    subject.startsWith('You have left'),
  );
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('Shule Bora');
  expect(letters[0]?.text).not.toContain('Maji Safi');
});

test('removed from all of them: the account is gone, and its address is free', async () => {
  const { owner, member, host, second, person } = await aMemberInTwo();
  await Promise.all([
    del(`/api/auth/members/${member.user.id}`, owner),
    del(`/api/auth/members/${second.user.id}`, host),
  ]);
  await api.settle();
  await finishForgetting(api.app);
  expect((await login(person)).statusCode).toBe(401);
  const ids = [member.user.id, second.user.id];
  const left = await UserModel.find({ $or: ids.map((_id) => ({ _id })) }, null, { allTenants: true }).lean();
  expect(left).toEqual([]);
  expect(
    (await api.anonymous.post('/api/auth/register', { ...aPerson(), email: person.email })).statusCode,
  ).toBe(201);
});

test('a crash after the last row had left: the account ends with the event', async () => {
  const { owner, member, host, second, person } = await aMemberInTwo();
  await del(`/api/auth/members/${member.user.id}`, owner);
  const { id, tenantId } = second.user;
  await UserModel.updateOne(
    { _id: id, tenantId },
    { $set: { leftAt: new Date(), leftAccountId: member.user.id }, $unset: { accountId: 1 } },
  );
  await finishForgetting(api.app);
  await api.settle();
  await finishForgetting(api.app);
  expect((await login(person)).statusCode).toBe(401);
  expect(await UserModel.countDocuments({ tenantId: host.user.tenantId })).toBe(1);
});

describe('leaving', () => {
  test('one keeps the others: the browser goes on there', async () => {
    const { person, first, host, second } = await inTwo(api);
    const answer = await leave(second, person, 'Shule Bora');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user.id).toBe(first.user.id);
    expect(await namesOf(browserOf(answer))).toEqual(['Maji Safi Trust']);
    const { members } = (await api.as(host).get('/api/auth/members')).json();
    expect(members).toHaveLength(1);
  });

  test('asks for the name and the password, and not in the only organization', async () => {
    const { person, second } = await inTwo(api);
    expect((await leave(second, person, 'Maji Safi Trust')).json().details[0].field).toBe('confirm');
    const wrong = await leave(second, { password: 'wrong horse 99' }, 'Shule Bora');
    expect(wrong.json().details[0].field).toBe('password');
    const alone = await signUp(api);
    const only = await leave(alone, alone.person, alone.person.organizationName);
    expect([only.statusCode, only.json().error]).toEqual([409, onlyOrganization]);
  });

  test('the last owner of people stays; somebody alone takes the organization along', async () => {
    const { person, first, host, second } = await inTwo(api);
    await aMemberOf(api, host);
    await api.as(host).put(`/api/auth/members/${second.user.id}`, { role: 'Owner' });
    const here = await signInAgain(api, person);
    await api.as(host).put(`/api/auth/members/${host.user.id}`, { role: 'Member' });
    const refused = await leave(here, person, 'Shule Bora');
    expect([refused.statusCode, refused.json().error]).toEqual([409, lastOwner]);

    const switched = await api
      .as(here)
      .post('/api/auth/organizations/switch', { tenantId: first.user.tenantId });
    const left = await leave(browserOf(switched), person, 'Maji Safi Trust');
    expect(left.json().user.id).toBe(second.user.id);
    await api.settle();
    expect(
      await TenantModel.countDocuments({ _id: first.user.tenantId, tenantId: first.user.tenantId }),
    ).toBe(0);
    expect((await signInAgain(api, person)).user.id).toBe(second.user.id);
  });
});

describe('an organization is deleted', () => {
  const remove = (who: Signed) =>
    del('/api/auth/organization', who, {
      confirm: who.person.organizationName,
      password: who.person.password,
    });

  test('with the row that is the account: people of other organizations keep it', async () => {
    const { owner, second, person } = await aMemberInTwo();
    expect((await remove(owner)).statusCode).toBe(204);
    await api.settle();
    expect(await UserModel.countDocuments({ tenantId: owner.user.tenantId })).toBe(0);
    expect((await signInAgain(api, person)).user.id).toBe(second.user.id);
  });

  test('its owner, too, who is signed in to the other one the next time', async () => {
    const { person, first, second } = await inTwo(api);
    const back = await api
      .as(second)
      .post('/api/auth/organizations/switch', { tenantId: first.user.tenantId });
    await remove({ ...first, headers: browserOf(back).headers });
    await api.settle();
    expect((await signInAgain(api, person)).user.id).toBe(second.user.id);
  });

  test('a crash when people had already parted from it: it is deleted after the restart', async () => {
    const { owner, second, person } = await aMemberInTwo();
    const { tenantId } = owner.user;
    await TenantModel.updateOne({ _id: tenantId, tenantId }, { $set: { removingAt: new Date() } });
    await partFromOrganization(tenantId);
    expect(await finishRemovals(api.app)).toBeGreaterThan(0);
    await api.settle();
    await finishRemovals(api.app);
    expect(await UserModel.countDocuments({ tenantId })).toBe(0);
    expect((await signInAgain(api, person)).user.id).toBe(second.user.id);
  });
});

describe('deleting the account', () => {
  const remove = (who: Who, person: { email: string; password: string }) =>
    del('/api/auth/account', who, { confirm: person.email, password: person.password });

  test('leaves all of them, and nobody can sign in', async () => {
    const { person, first, host, second } = await inTwo(api);
    expect((await remove(second, person)).statusCode).toBe(204);
    await api.settle();
    await finishForgetting(api.app);
    expect((await login(person)).statusCode).toBe(401);
    expect(await UserModel.countDocuments({ tenantId: first.user.tenantId })).toBe(0);
    expect(await UserModel.countDocuments({ tenantId: host.user.tenantId })).toBe(1);
    const { email } = person;
    expect((await api.anonymous.post('/api/auth/register', { ...aPerson(), email })).statusCode).toBe(201);
  });

  test('is refused whole while one of them would lose its last owner', async () => {
    const { person, first, second } = await inTwo(api);
    const back = browserOf(
      await api.as(second).post('/api/auth/organizations/switch', { tenantId: first.user.tenantId }),
    );
    await aMemberOf(api, back);
    const forth = browserOf(
      await api.as(back).post('/api/auth/organizations/switch', { tenantId: second.user.tenantId }),
    );
    const refused = await remove(forth, person);
    expect([refused.statusCode, refused.json().error]).toEqual([409, onlyOwnerOf('Maji Safi Trust')]);
    expect((await namesOf(forth)).sort()).toEqual(['Maji Safi Trust', 'Shule Bora']);
  });
});

const nameOf = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) => ({
  firstName,
  lastName,
  email,
});
