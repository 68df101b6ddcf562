import { randomUUID } from 'node:crypto';
import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, signInAgain, signUp } from '../testing/people.ts';
import { formerEmailKeyOf } from '../users/email-key.ts';
import { migrateAddresses } from '../users/migrate-addresses.ts';
import { UserModel } from '../users/user.model.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });

const post = (path: string, body: object, headers = {}) =>
  api.anonymous.post(`/api/auth${path}`, body, headers);

/** One address in several ways of typing it. */
function ways() {
  const id = randomUUID().slice(0, 8);
  return {
    composed: `jos\u00e9.${id}@maji.example`,
    decomposed: `jose\u0301.${id}@maji.example`,
    wide: `ｊｏｓ\u00e9.${id}@maji.example`,
  };
}

test('one address makes one account, however it is typed', async () => {
  const { composed, decomposed, wide } = ways();
  const { person, user } = await signUp(api, { email: decomposed });
  expect(user.email).toBe(composed);
  for (const email of [composed, decomposed, wide]) {
    expect((await post('/register', aPerson({ email }))).statusCode).toBe(409);
    expect((await signInAgain(api, { ...person, email })).user.id).toBe(user.id);
  }
});

test('an invitation is not taken with an address that has an account', async () => {
  const { composed, decomposed } = ways();
  const owner = await signUp(api, { email: composed });
  const { link } = (await post('/invitations', {}, owner.headers)).json();
  const { organizationName: _, ...person } = aPerson({ email: decomposed });
  const answer = await post('/invitations/accept', { token: link.split('#')[1], ...person });
  expect(answer.statusCode).toBe(409);
});

test('a change to the same address in another way is none, and one to somebody else\u2019s is refused at its link', async () => {
  const { composed, decomposed, wide } = ways();
  const taken = await signUp(api, { email: composed });
  const names = { firstName: 'Jos\u00e9', lastName: 'Kamau' };
  const same = await api.anonymous.put('/api/auth/profile', { ...names, email: decomposed }, taken.headers);
  expect([same.statusCode, same.json().user.pendingEmail]).toEqual([200, undefined]);
  const { headers, person } = await signUp(api);
  const body = { ...names, email: wide, currentPassword: person.password };
  expect((await api.anonymous.put('/api/auth/profile', body, headers)).statusCode).toBe(200);
  const letter = (await mailTo(api, wide.normalize('NFKC'))).at(-1);
  expect((await post('/email/confirm', { token: letter?.token })).statusCode).toBe(409);
});

test('a forgotten password is asked for in any way of typing', async () => {
  const { composed, wide } = ways();
  await signUp(api, { email: composed });
  await post('/password/forgot', { email: wide });
  expect((await mailTo(api, composed)).map(({ subject }) => subject)).toEqual(['Set a new password']);
});

test('what nobody can see is in no address', async () => {
  for (const email of ['a\u200b@maji.example', 'a@maji.exam\u202eple']) {
    expect((await post('/register', aPerson({ email }))).statusCode).toBe(400);
  }
});

describe('accounts of before', () => {
  /** With the key that was made then. */
  async function givenFormer(email: string, given: object = {}) {
    const signedUp = await signUp(api);
    const { id, tenantId } = signedUp.user;
    await UserModel.updateOne(
      { _id: id, tenantId },
      { $set: { email, emailKey: formerEmailKeyOf(email), ...given } },
    );
    return { ...signedUp, person: { ...signedUp.person, email } };
  }

  test('are found in every way of typing after the start', async () => {
    const { composed, decomposed, wide } = ways();
    const { person, user } = await givenFormer(decomposed);
    expect((await post('/login', { ...person, email: composed, remember: true })).statusCode).not.toBe(200);
    await migrateAddresses(api.app.log);
    for (const email of [composed, decomposed, wide]) {
      expect((await signInAgain(api, { ...person, email })).user.id).toBe(user.id);
    }
  });

  test('two of one address both stay: who has proved it gets it, the other is found as it was typed', async () => {
    const { composed, decomposed, wide } = ways();
    const unproved = await givenFormer(wide, { createdAt: new Date('2020-01-01') });
    await UserModel.updateOne(
      { _id: unproved.user.id, tenantId: unproved.user.tenantId },
      { $unset: { emailVerifiedAt: 1 } },
    );
    const proved = await givenFormer(decomposed);
    expect(await migrateAddresses(api.app.log)).toBe(1);
    expect(await migrateAddresses(api.app.log)).toBe(1);
    expect(api.logLines.join('')).toContain(unproved.user.id);
    expect(api.logLines.join('')).not.toContain(composed);
    for (const email of [composed, decomposed]) {
      expect((await signInAgain(api, { ...proved.person, email })).user.id).toBe(proved.user.id);
    }
    expect((await signInAgain(api, unproved.person)).user.id).toBe(unproved.user.id);
    // What is theirs can still be saved, and a reset reaches each of them.
    const { headers } = await signInAgain(api, unproved.person);
    const body = { firstName: 'Wide', lastName: 'Kamau', email: unproved.person.email };
    expect((await api.anonymous.put('/api/auth/profile', body, headers)).json().user).toMatchObject({
      firstName: 'Wide',
    });
    await post('/password/forgot', { email: wide });
    await api.app.answered();
    const links = await UserModel.db.collection('mailed_links').find({ userId: unproved.user.id }).toArray();
    expect(links.map(({ kind }) => kind)).toContain('password-reset');
  });
});
