import type { MadeInvitation, Member } from '@harambee/domain/schemas';
import { type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { finishForgetting } from '../members/forget-person.ts';
import { InvitationModel } from '../members/invitation.model.ts';
import { lastOwner } from '../members/members.service.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, signInAgain, signUp } from '../testing/people.ts';
import { UserModel } from '../users/user.model.ts';
import { invitationOver } from './invitations.service.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });

type Headers = TestActor['headers'] | Record<string, string>;
const call = {
  invite: (headers: Headers, body: object = {}) => api.anonymous.post('/api/auth/invitations', body, headers),
  invitations: (headers: Headers) => api.anonymous.get('/api/auth/invitations', headers),
  members: (headers: Headers) => api.anonymous.get('/api/auth/members', headers),
  accept: (body: object, headers: Headers = {}) =>
    api.anonymous.post('/api/auth/invitations/accept', body, headers),
  look: (token: string) => api.anonymous.post('/api/auth/invitations/look', { token }),
  setRole: (headers: Headers, id: string, role: unknown) =>
    api.anonymous.put(`/api/auth/members/${id}`, { role }, headers),
  remove: (headers: Headers, id: string) => api.anonymous.delete(`/api/auth/members/${id}`, headers),
};

const tokenOf = ({ link }: MadeInvitation) => link.split('#')[1] ?? '';

async function givenToken(headers: Headers): Promise<string> {
  const answer = await call.invite(headers);
  expect(answer.statusCode).toBe(201);
  return tokenOf(answer.json());
}

/** An organization with an owner and a member. */
async function givenTwo() {
  const owner = await signUp(api);
  const { organizationName: _, ...person } = aPerson({ firstName: 'Otieno' });
  const answer = await call.accept({ token: await givenToken(owner.headers), ...person });
  expect(answer.statusCode).toBe(200);
  const { accessToken, user } = answer.json();
  const { id, tenantId } = user;
  await UserModel.updateOne({ _id: id, tenantId }, { $set: { emailVerifiedAt: new Date() } });
  return { owner, member: { user, person, headers: { authorization: `Bearer ${accessToken}` } } };
}

describe('invitations', () => {
  test('by mail: the invited person signs up and lands in the organization as a Member', async () => {
    const owner = await signUp(api);
    const { organizationName: _, ...person } = aPerson({ firstName: ' Achieng ' });
    expect((await call.invite(owner.headers, { email: person.email })).statusCode).toBe(201);
    const [letter] = await mailTo(api, person.email);
    expect(letter?.subject).toBe('Wanjiku Kamau invites you to Maji Safi Trust on Harambee');
    const token = letter?.token ?? '';
    expect((await call.look(token)).json()).toEqual({
      organization: 'Maji Safi Trust',
      invitedBy: 'Wanjiku Kamau',
      email: person.email,
      role: 'Member',
    });
    const answer = await call.accept({ token, ...person });
    expect(answer.json().user).toMatchObject({
      firstName: 'Achieng',
      tenantId: owner.user.tenantId,
      tenantName: 'Maji Safi Trust',
      role: 'Member',
    });
    expect(answer.cookies.map(({ name }) => name)).toContain('sid');
    const { members } = (await call.members(owner.headers)).json<{ members: Member[] }>();
    expect(members.map(({ firstName, role }) => [firstName, role])).toEqual([
      ['Wanjiku', 'Owner'],
      ['Achieng', 'Member'],
    ]);
    expect((await call.invitations(owner.headers)).json()).toEqual({ invitations: [] });
  });

  test('a link works once, for one of ten who come at once', async () => {
    const owner = await signUp(api);
    const token = await givenToken(owner.headers);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => {
        const { organizationName: _, ...person } = aPerson();
        return call.accept({ token, ...person });
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await call.members(owner.headers)).json().members).toHaveLength(2);
    expect((await call.look(token)).json().error).toBe(invitationOver);
  });

  test('seven days, and it can be taken back before', async () => {
    const owner = await signUp(api);
    const token = await givenToken(owner.headers);
    const back = travel(7 * 24 * 60 * 60_000 + 1_000);
    expect((await call.look(token)).statusCode).toBe(400);
    back();
    expect((await call.look(token)).statusCode).toBe(200);
    const [{ id }] = (await call.invitations(owner.headers)).json().invitations;
    const url = `/api/auth/invitations/${id}`;
    expect((await api.anonymous.delete(url, owner.headers)).statusCode).toBe(204);
    expect((await call.look(token)).json().error).toBe(invitationOver);
    expect((await api.anonymous.delete(url, owner.headers)).statusCode).toBe(404);
  });

  test('what is missing is named in the words of sign-up, and the link still works', async () => {
    const token = await givenToken((await signUp(api)).headers);
    const answer = await call.accept({ token, firstName: 'A', lastName: 'B', email: 'x', password: 'short' });
    expect(answer.json().details).toEqual([
      { field: 'password', message: 'Password must be at least 8 characters' },
      { field: 'email', message: 'Please enter a valid email address' },
    ]);
    expect((await call.look(token)).statusCode).toBe(200);
  });

  test('an address that has an account is told to sign in, and the link still works', async () => {
    const token = await givenToken((await signUp(api)).headers);
    const { organizationName: _, ...taken } = (await signUp(api)).person;
    expect((await call.accept({ token, ...taken })).statusCode).toBe(409);
    expect((await call.look(token)).statusCode).toBe(200);
  });

  // Until ADR 29 joining moved a person. Now it adds an organization, also for the last owner of another one.
  test('somebody with an account adds the organization, and stays in the other one', async () => {
    const { owner, member } = await givenTwo();
    const other = await signUp(api);
    const answer = await call.accept({ token: await givenToken(other.headers) }, member.headers);
    expect(answer.json().user).toMatchObject({
      tenantId: other.user.tenantId,
      role: 'Member',
      email: member.user.email,
      severalOrganizations: true,
    });
    expect(answer.json().user.id).not.toBe(member.user.id);
    expect((await api.anonymous.get('/api/auth/me', member.headers)).statusCode).toBe(401);
    expect((await call.members(owner.headers)).json().members).toHaveLength(2);

    const alone = await signUp(api);
    expect((await call.accept({ token: await givenToken(other.headers) }, alone.headers)).statusCode).toBe(
      200,
    );
    const token = await givenToken(other.headers);
    expect((await call.accept({ token }, other.headers)).statusCode).toBe(400);
    expect((await call.look(token)).statusCode).toBe(200);
  });

  test('the secret is kept nowhere, not even with the answer of a repeated request', async () => {
    const { headers } = await signUp(api);
    const keyed = { ...headers, 'idempotency-key': 'invite-1' };
    const [first, second] = [await call.invite(keyed), await call.invite(keyed)];
    expect(second.json().invitation.id).toBe(first.json().invitation.id);
    expect((await call.look(tokenOf(second.json()))).statusCode).toBe(200);
    const stored = await InvitationModel.db.collection('idempotency_keys').find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain(tokenOf(first.json()));
    expect(api.logLines.join('')).not.toContain(tokenOf(second.json()));
  });

  test('members cannot invite, see or take back; strangers find nothing', async () => {
    const { owner, member } = await givenTwo();
    await givenToken(owner.headers);
    const [{ id }] = (await call.invitations(owner.headers)).json().invitations;
    expect((await call.invite(member.headers)).statusCode).toBe(403);
    expect((await call.invitations(member.headers)).statusCode).toBe(403);
    const url = `/api/auth/invitations/${id}`;
    expect((await api.anonymous.delete(url, member.headers)).statusCode).toBe(403);
    expect((await api.anonymous.delete(url, (await signUp(api)).headers)).statusCode).toBe(404);
  });
});

test('an invitation carries the role that its person gets, also when it is sent again', async () => {
  const owner = await signUp(api);
  const made = await api.anonymous.post('/api/auth/invitations', { role: 'Reviewer' }, owner.headers);
  expect(made.json().invitation.role).toBe('Reviewer');
  const again = await api.anonymous.post(
    `/api/auth/invitations/${made.json().invitation.id}/again`,
    undefined,
    owner.headers,
  );
  const token = tokenOf(again.json());
  expect((await call.look(token)).json().role).toBe('Reviewer');
  const { organizationName: _, ...person } = aPerson();
  const joined = await call.accept({ token, ...person });
  expect(joined.json().user.role).toBe('Reviewer');
  expect(
    (await api.anonymous.post('/api/auth/invitations', { role: 'Admin' }, owner.headers)).statusCode,
  ).toBe(400);
  expect((await api.anonymous.post('/api/auth/invitations', {}, owner.headers)).json().invitation.role).toBe(
    'Member',
  );
});

describe('members', () => {
  test('an owner makes another one, who is one with the next call, and after the next refresh', async () => {
    const { owner, member } = await givenTwo();
    const { cookie } = await signInAgain(api, { ...member.person, organizationName: '' });
    expect((await call.invite(member.headers)).statusCode).toBe(403);
    const answer = await call.setRole(owner.headers, member.user.id, 'Owner');
    expect(answer.json().member.role).toBe('Owner');
    expect((await call.invite(member.headers)).statusCode).toBe(201);
    const refreshed = await api.anonymous.post('/api/auth/refresh', undefined, { cookie });
    expect(refreshed.json().user.role).toBe('Owner');
    const { accessToken } = refreshed.json();
    expect((await call.invite({ authorization: `Bearer ${accessToken}` })).statusCode).toBe(201);
  });

  test('a new role is told to the other services once', async () => {
    const { owner, member } = await givenTwo();
    const { id, tenantId } = member.user;
    await call.setRole(owner.headers, id, 'Reviewer');
    await call.setRole(owner.headers, id, 'Reviewer');
    await api.settle();
    const told = UserModel.db.collection('events').find({ tenantId, name: 'user.role_changed' });
    expect((await told.toArray()).map(({ payload }) => payload)).toEqual([{ userId: id, role: 'Reviewer' }]);
  });

  test('the last owner stays one, also when two owners step down at once', async () => {
    const { owner, member } = await givenTwo();
    const alone = await call.setRole(owner.headers, owner.user.id, 'Member');
    expect([alone.statusCode, alone.json().error]).toEqual([409, lastOwner]);
    await call.setRole(owner.headers, member.user.id, 'Owner');
    const second = await signInAgain(api, { ...member.person, organizationName: '' });
    const answers = await Promise.all([
      call.setRole(owner.headers, owner.user.id, 'Member'),
      call.setRole(second.headers, member.user.id, 'Member'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('a removed person is gone: no sign-in, no row, a letter, and the event for the other services', async () => {
    const { owner, member } = await givenTwo();
    const { id, email, tenantId } = member.user;
    expect((await call.remove(owner.headers, id)).statusCode).toBe(204);
    expect((await api.anonymous.get('/api/auth/me', member.headers)).statusCode).toBe(401);
    const { person } = member;
    expect(
      (await api.anonymous.post('/api/auth/login', { email, password: person.password })).statusCode,
    ).toBe(401);
    expect((await call.members(owner.headers)).json().members).toHaveLength(1);
    await api.settle();
    await finishForgetting(api.app);
    expect(await UserModel.countDocuments({ tenantId })).toBe(1);
    const told = await UserModel.db.collection('events').find({ tenantId, name: 'user.removed' }).toArray();
    expect(told.map(({ payload }) => payload)).toEqual([{ userId: id }]);
    expect((await mailTo(api, email)).map(({ subject }) => subject)).toEqual([
      'You have left Maji Safi Trust',
    ]);
    // The address is available again.
    expect((await api.anonymous.post('/api/auth/register', { ...aPerson(), email })).statusCode).toBe(201);
  });

  test('members change nobody; strangers find nobody; nobody removes themselves here', async () => {
    const { owner, member } = await givenTwo();
    const stranger = await signUp(api);
    expect((await call.setRole(member.headers, owner.user.id, 'Member')).statusCode).toBe(403);
    expect((await call.remove(member.headers, owner.user.id)).statusCode).toBe(403);
    expect((await call.setRole(stranger.headers, member.user.id, 'Owner')).statusCode).toBe(404);
    expect((await call.remove(stranger.headers, member.user.id)).statusCode).toBe(404);
    expect((await call.remove(owner.headers, owner.user.id)).statusCode).toBe(409);
    expect((await call.setRole(owner.headers, member.user.id, 'Admin')).statusCode).toBe(400);
  });
});
