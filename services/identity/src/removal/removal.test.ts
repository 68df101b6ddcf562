import type { MadeInvitation, SignedIn } from '@harambee/domain/schemas';
import { EndedSessionModel } from '@harambee/service-kit';
import { exported, testApp } from '@harambee/service-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import mongoose from 'mongoose';
import { identityService } from '../app.ts';
import { InvitationModel } from '../members/invitation.model.ts';
import { SessionModel } from '../sessions/session.model.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, signInAgain, signUp } from '../testing/people.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { UserModel } from '../users/user.model.ts';
import { finishRemovals } from './remove-organization.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000_000 }));

type Someone = Awaited<ReturnType<typeof signUp>>;

const remove = (what: 'account' | 'organization', someone: Pick<Someone, 'headers'>, payload: object) =>
  api.inject({ method: 'DELETE', url: `/api/auth/${what}`, headers: someone.headers, payload });

const deleteAccount = ({ headers, person }: Someone, more: object = {}) =>
  remove('account', { headers }, { confirm: person.email, password: person.password, ...more });
const deleteOrganization = ({ headers, person }: Someone, more: object = {}) =>
  remove(
    'organization',
    { headers },
    { confirm: person.organizationName, password: person.password, ...more },
  );

/** An owner and a colleague who joined by invitation. */
async function twoColleagues(): Promise<{ owner: Someone; member: Someone }> {
  const owner = await signUp(api);
  const invited = await api.as(owner).post('/api/auth/invitations', {});
  const [, token] = invited.json<MadeInvitation>().link.split('#');
  const person = { ...aPerson({ firstName: 'Chausiku', lastName: 'Mwendapole' }) };
  const { organizationName: _, ...names } = person;
  const answer = await api.anonymous.post('/api/auth/invitations/accept', { token, ...names });
  expect(answer.statusCode).toBe(200);
  const { user, accessToken } = answer.json<SignedIn>();
  const headers = { authorization: `Bearer ${accessToken}` };
  return { owner, member: { person, user, accessToken, headers, cookie: '', device: '', sessionId: '' } };
}

/** Every document of every collection that contains one of these texts. */
async function found(...texts: string[]): Promise<string[]> {
  const { db } = mongoose.connection;
  const collections = (await db?.listCollections().toArray()) ?? [];
  const rows = await Promise.all(
    collections.map(async ({ name }) => {
      const documents = (await db?.collection(name).find().toArray()) ?? [];
      return documents
        .map((document) => JSON.stringify(document).toLowerCase())
        .filter((text) => texts.some((one) => text.includes(one.toLowerCase())))
        .map((text) => `${name}: ${text}`);
    }),
  );
  return rows.flat();
}

const fields = (answer: LightMyRequestResponse) =>
  answer.json<{ details: { field: string }[] }>().details.map(({ field }) => field);

describe('an account', () => {
  test('goes with everything of the person; the colleagues and the address stay usable', async () => {
    const { owner, member } = await twoColleagues();
    await signInAgain(api, member.person);
    await api.as(member).put('/api/auth/profile', {
      ...{ firstName: 'Chausiku', lastName: 'Mwendapole', email: `new.${member.person.email}` },
      currentPassword: member.person.password,
      ...{ phone: '+254700998877', bio: 'Grows unmistakable pumpkins', location: 'Kitui' },
    });
    await api.anonymous.post('/api/auth/password/forgot', { email: member.person.email });
    await api.anonymous.post('/api/auth/login', { email: member.person.email, password: 'wrong-wrong' });
    await api.app.answered();
    const texts = ['Mwendapole', member.person.email, '998877', 'unmistakable pumpkins', 'Kitui'];
    expect((await found(...texts)).length).toBeGreaterThan(1);
    const attempts = mongoose.connection.collection('sign_in_attempts');
    const counted = await attempts.countDocuments();

    const answer = await deleteAccount(member);
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['sid', ''],
      ['actor', ''],
      ['device', ''],
    ]);
    await api.settle();
    expect(await found(...texts)).toEqual([]);
    expect(await attempts.countDocuments()).toBeLessThan(counted);
    expect(await mailTo(api, member.person.email)).toEqual([]);
    expect((await api.as(member).get('/api/auth/me')).statusCode).toBe(401);
    expect((await api.as(owner).get('/api/auth/members')).json().members).toHaveLength(1);
    expect(await UserModel.countDocuments({ tenantId: owner.user.tenantId })).toBe(1);
    await signUp(api, { email: member.person.email });
  });

  test('asks for the own address and the password, and counts wrong ones', async () => {
    const { member } = await twoColleagues();
    const other = await deleteAccount(member, { confirm: 'somebody@else.example' });
    expect([other.statusCode, fields(other)]).toEqual([400, ['confirm']]);
    const none = await deleteAccount(member, { password: '' });
    expect([none.statusCode, fields(none)]).toEqual([400, ['password']]);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await deleteAccount(member, { password: 'not it' })).statusCode).toBe(400);
    }
    expect((await deleteAccount(member)).statusCode).toBe(429);
    expect((await api.as(member).get('/api/auth/me')).statusCode).toBe(200);
  });

  test('without a password needs none', async () => {
    const { member } = await twoColleagues();
    const { id: _id, tenantId } = member.user;
    await UserModel.updateOne({ _id, tenantId }, { $unset: { passwordHash: 1 } });
    const answer = await remove('account', member, { confirm: ` ${member.person.email.toUpperCase()} ` });
    expect(answer.statusCode).toBe(204);
  });

  test('of the last owner stays while there are others; of the only person it takes the organization along', async () => {
    const { owner, member } = await twoColleagues();
    const refused = await deleteAccount(owner);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'You are the only owner. Make somebody else an owner first, or delete the organization.',
    ]);
    expect((await deleteAccount(member)).statusCode).toBe(204);
    expect((await deleteAccount(owner)).statusCode).toBe(204);
    await api.settle();
    expect(await TenantModel.countDocuments({ tenantId: owner.user.tenantId })).toBe(0);
  });
});

describe('an organization', () => {
  test('goes with everybody; their sign-ins end, their addresses are free, another one is untouched', async () => {
    const { owner, member } = await twoColleagues();
    const bystander = await signUp(api);
    await api.as(owner).post('/api/auth/invitations', { email: 'invited@unmistakable.example' });
    const theirs = { tenantId: bystander.user.tenantId };
    expect((await deleteOrganization(owner)).statusCode).toBe(204);
    await api.settle();
    // Every service is told, although the rows are gone: no access token outlives its session.
    expect(await EndedSessionModel.exists({ _id: owner.sessionId })).not.toBeNull();
    for (const { headers } of [owner, member]) {
      expect((await api.as({ headers }).get('/api/auth/me')).statusCode).toBe(401);
    }
    expect(await found(owner.person.email, member.person.email, 'invited@unmistakable.example')).toEqual([]);
    const ours = { tenantId: owner.user.tenantId };
    for (const rows of [UserModel, SessionModel, InvitationModel, TenantModel]) {
      expect(await (rows as typeof UserModel).countDocuments(ours)).toBe(0);
    }
    expect((await found(owner.user.tenantId)).map((row) => row.split(':')[0]).sort()).toEqual([
      ...['events', 'handler_deliveries', 'removals'],
    ]);
    expect(await UserModel.countDocuments(theirs)).toBe(1);
    expect((await api.as(bystander).get('/api/auth/me')).statusCode).toBe(200);
    await signUp(api, { email: owner.person.email });
  });

  test('is an owner’s to delete, with its name and the password', async () => {
    const { owner, member } = await twoColleagues();
    expect((await deleteOrganization(member)).statusCode).toBe(403);
    expect(fields(await deleteOrganization(owner, { confirm: 'Another name' }))).toEqual(['confirm']);
    expect(fields(await deleteOrganization(owner, { password: 'not it' }))).toEqual(['password']);
    expect((await remove('organization', { headers: {} as never }, {})).statusCode).toBe(401);
    expect((await api.as(member).get('/api/auth/me')).statusCode).toBe(200);
  });

  test('whose deletion a crash interrupted is finished', async () => {
    const { owner } = await twoColleagues();
    const { tenantId } = owner.user;
    // Runs up to the first write, which also tells every service.
    await TenantModel.updateOne({ _id: tenantId, tenantId }, { $set: { removedAt: new Date() } });
    await finishRemovals(api.app);
    expect(await UserModel.countDocuments({ tenantId })).toBe(0);
    expect(await TenantModel.countDocuments({ tenantId })).toBe(0);
    expect((await api.as(owner).get('/api/auth/me')).statusCode).toBe(401);
  });
});

test('the archive has everything of the account, and no secret; a seventh one within the hour waits', async () => {
  const { owner, member } = await twoColleagues();
  await api.as(owner).post('/api/auth/invitations', {});
  const { json, files } = await exported(api, owner, 'organization');
  expect(json('organization/organization.json')).toMatchObject([{ name: owner.person.organizationName }]);
  expect((json('organization/members.json') as { email: string }[]).map(({ email }) => email)).toEqual([
    owner.person.email,
    member.person.email,
  ]);
  expect(json('organization/invitations.json')).toHaveLength(1);
  expect(json('you/account.json')).toMatchObject([{ email: owner.person.email, role: 'Owner' }]);
  expect(json('you/sessions.json')).toHaveLength(1);
  expect([...files.values()].join()).not.toMatch(/hash|secret|salt|\$argon2|outbox/i);
  const own = await exported(api, member);
  expect([...own.files.keys()]).toEqual([
    'you/account.json',
    'you/sessions.json',
    'you/record-of-actions.json',
  ]);
  expect([...own.files.values()].join()).not.toContain(owner.person.email);
  for (let more = 0; more < 5; more += 1) await exported(api, member);
  expect((await api.as(member).get('/internal/export')).statusCode).toBe(429);
});
