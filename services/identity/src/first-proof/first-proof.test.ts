import type { AccountReview } from '@harambee/domain/schemas';
import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { linkOver } from '../links/links.service.ts';
import { mailTo, proofsTo } from '../testing/mailbox.ts';
import { aPerson, signInAgain, signUp, signUpUnproved } from '../testing/people.ts';
import { proveFirst } from '../users/proved.ts';
import { UserModel } from '../users/user.model.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

type Headers = Record<string, string>;
const post = (path: string, body?: object, headers: Headers = {}) =>
  api.anonymous.post(`/api/auth${path}`, body, headers);
const me = async (headers: Headers) => (await api.anonymous.get('/api/auth/me', headers)).json().user;
const review = async (headers: Headers) =>
  (await api.anonymous.get('/api/auth/review', headers)).json<AccountReview>();
const setRole = (headers: Headers, id: string, role: string) =>
  api.anonymous.put(`/api/auth/members/${id}`, { role }, headers);
const proofOf = async (address: string) => (await proofsTo(api, address)).at(-1)?.token ?? '';
const fresh = 'long rains in April';

async function recoverByReset(email: string) {
  expect((await post('/password/forgot', { email })).statusCode).toBe(204);
  const letter = (await mailTo(api, email)).findLast(({ subject }) => subject === 'Set a new password');
  expect((await post('/password/reset', { token: letter?.token, password: fresh })).statusCode).toBe(204);
  return signInAgain(api, aPerson({ email, password: fresh }));
}

async function joinBy(headers: Headers, given = {}) {
  const made = await post('/invitations', {}, headers);
  expect(made.statusCode).toBe(201);
  const { organizationName: _, ...person } = aPerson({ firstName: 'Otieno', ...given });
  const joined = await post('/invitations/accept', { token: made.json().link.split('#')[1], ...person });
  expect(joined.statusCode).toBe(200);
  const { accessToken, user } = joined.json();
  return {
    user,
    person: { ...person, organizationName: '' },
    headers: { authorization: `Bearer ${accessToken}` },
  };
}

/** Before this rule: somebody registered another person's address and made their own second account an owner. */
async function givenIntruders() {
  const founder = await signUp(api);
  const { id, tenantId } = founder.user;
  const second = await joinBy(founder.headers);
  expect((await setRole(founder.headers, second.user.id, 'Owner')).statusCode).toBe(200);
  const intruder = await signInAgain(api, second.person);
  await post('/invitations', {}, founder.headers);
  await UserModel.updateOne({ _id: id, tenantId }, { $unset: { emailVerifiedAt: 1 } });
  return { founder, intruder };
}

describe('until the address is proved', () => {
  test('nobody is invited, by mail or by link, no role changes, and no letter goes to a stranger', async () => {
    const { headers } = await signUpUnproved(api);
    const stranger = aPerson().email;
    for (const body of [{ email: stranger }, {}]) {
      const answer = await post('/invitations', body, headers);
      expect([answer.statusCode, answer.json().error]).toEqual([403, proveFirst]);
    }
    expect(await mailTo(api, stranger)).toEqual([]);
    const { founder, intruder } = await givenIntruders();
    const refused = await setRole(founder.headers, intruder.user.id, 'Member');
    expect([refused.statusCode, refused.json().error]).toEqual([403, proveFirst]);
    expect((await me(headers)).mustProveEmail).toBe(true);
  });

  test('the letter names nothing that the one who signed up has typed', async () => {
    const { person } = await signUpUnproved(api, {
      firstName: 'WIN https://evil.example',
      organizationName: 'Free gift at https://evil.example/claim',
    });
    const [letter] = await proofsTo(api, person.email);
    expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/evil|gift|WIN/);
  });
});

describe('the link that is mailed at sign-up', () => {
  test('shows the account, proves the address by a press, works once, and then people can be invited', async () => {
    const { person, headers } = await signUpUnproved(api);
    const token = await proofOf(person.email);
    const look = await post('/email/look', { token });
    expect(look.json()).toMatchObject({
      email: person.email,
      review: {
        name: 'Wanjiku Kamau',
        organization: 'Maji Safi Trust',
        action: 'end',
        people: [],
        sessions: [{ device: 'Unknown device' }],
        invitations: 0,
      },
    });
    expect((await me(headers)).mustProveEmail).toBe(true);
    expect((await post('/email/confirm', { token, reviewed: true })).statusCode).toBe(204);
    expect(await me(headers)).not.toHaveProperty('mustProveEmail');
    expect((await post('/invitations', {}, headers)).statusCode).toBe(201);
    expect((await post('/email/confirm', { token })).json().error).toBe(linkOver);
    expect((await post('/email/look', { token })).statusCode).toBe(400);
  });

  test('can be asked for again, five times an hour; the older one ends', async () => {
    const { person, headers } = await signUpUnproved(api);
    const first = await proofOf(person.email);
    expect((await post('/email/proof', undefined, headers)).statusCode).toBe(204);
    expect((await post('/email/confirm', { token: first })).statusCode).toBe(400);
    expect((await post('/email/confirm', { token: await proofOf(person.email) })).statusCode).toBe(204);
    const more = await signUpUnproved(api);
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await post('/email/proof', undefined, more.headers)).statusCode);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  test('ends with a change of the address, a new password and a reset', async () => {
    const { person } = await signUpUnproved(api);
    const token = await proofOf(person.email);
    await recoverByReset(person.email);
    expect((await post('/email/take-over', { token })).statusCode).toBe(400);
  });

  test('"it was somebody else": whoever opened the account is out, and a new password is chosen', async () => {
    const { person, headers, cookie } = await signUpUnproved(api);
    const answer = await post('/email/take-over', { token: await proofOf(person.email) });
    expect([answer.statusCode, answer.json().email]).toEqual([200, person.email]);
    expect((await api.anonymous.get('/api/auth/me', headers)).statusCode).toBe(401);
    expect((await post('/refresh', undefined, { cookie })).statusCode).toBe(401);
    expect((await post('/login', { email: person.email, password: person.password })).statusCode).toBe(401);
    const { resetToken: token } = answer.json();
    expect((await post('/password/reset', { token, password: fresh })).statusCode).toBe(204);
    const mine = await signInAgain(api, { ...person, password: fresh });
    expect(mine.user.role).toBe('Owner');
    expect(mine.user).not.toHaveProperty('mustReview');
  });
});

describe('an organization that somebody else has opened with my address', () => {
  test('I recover it by a reset, see who is in it, and one press puts them out', async () => {
    const { founder, intruder } = await givenIntruders();
    const mine = await recoverByReset(founder.person.email);
    expect(mine.user.mustReview).toBe(true);
    expect(await review(mine.headers)).toMatchObject({
      action: 'end',
      organization: 'Maji Safi Trust',
      people: [{ firstName: 'Otieno', email: intruder.user.email, role: 'Owner' }],
      sessions: [{ current: true }],
      invitations: 1,
    });
    const answer = await post('/review/end-others', undefined, mine.headers);
    expect(answer.statusCode).toBe(200);
    const now = { authorization: `Bearer ${answer.json().accessToken}` };
    expect(answer.json().user).toMatchObject({ tenantId: founder.user.tenantId, role: 'Owner' });
    expect(answer.json().user).not.toHaveProperty('mustReview');
    // Neither the token, the cookie, signing in again, nor the open invitation works.
    expect((await api.anonymous.get('/api/auth/members', intruder.headers)).statusCode).toBe(401);
    expect((await post('/refresh', undefined, { cookie: intruder.cookie })).statusCode).toBe(401);
    const { email } = intruder.user;
    expect((await post('/login', { email, password: aPerson().password })).statusCode).toBe(401);
    expect((await api.anonymous.get('/api/auth/invitations', now)).json().invitations).toEqual([]);
    expect((await api.anonymous.get('/api/auth/members', now)).json().members).toHaveLength(1);
    await api.settle();
    const told = await UserModel.db
      .collection('events')
      .find({ tenantId: founder.user.tenantId, name: 'user.removed' })
      .toArray();
    expect(told.map(({ payload }) => payload)).toEqual([{ userId: intruder.user.id }]);
  });

  test('also when the intruder is faster and makes me a member: then I leave, with an organization of my own', async () => {
    const { founder, intruder } = await givenIntruders();
    const { id, tenantId } = intruder.user;
    await UserModel.updateOne({ _id: id, tenantId }, { $set: { emailVerifiedAt: new Date() } });
    const mine = await recoverByReset(founder.person.email);
    expect((await setRole(intruder.headers, founder.user.id, 'Member')).statusCode).toBe(200);
    const again = await signInAgain(api, { ...founder.person, password: fresh });
    expect(await me(mine.headers)).toMatchObject({ role: 'Member' });
    expect((await review(again.headers)).action).toBe('leave');
    const { user } = (await post('/review/end-others', undefined, again.headers)).json();
    expect(user.role).toBe('Owner');
    expect(user.tenantId).not.toBe(tenantId);
    expect((await api.anonymous.get('/api/auth/members', intruder.headers)).json().members).toHaveLength(1);
  });

  test('who was brought in as one of many cannot put the founders out', async () => {
    const founder = await signUp(api);
    const invited = await joinBy(founder.headers);
    expect((await setRole(founder.headers, invited.user.id, 'Owner')).statusCode).toBe(200);
    const mine = await recoverByReset(invited.person.email);
    expect((await review(mine.headers)).action).toBe('leave');
    await post('/review/end-others', undefined, mine.headers);
    expect(await me(founder.headers)).toMatchObject({ role: 'Owner', tenantId: founder.user.tenantId });
  });

  test('everybody may stay: it is asked once, and the press is gone', async () => {
    const { founder, intruder } = await givenIntruders();
    const mine = await recoverByReset(founder.person.email);
    const keep = () => api.anonymous.delete('/api/auth/review', mine.headers);
    expect([(await keep()).statusCode, (await keep()).statusCode]).toEqual([204, 204]);
    expect(await me(mine.headers)).not.toHaveProperty('mustReview');
    expect((await post('/review/end-others', undefined, mine.headers)).statusCode).toBe(409);
    expect((await api.anonymous.get('/api/auth/me', intruder.headers)).statusCode).toBe(200);
  });

  test('who is alone in it is asked nothing, and neither is who has proved the address before', async () => {
    const alone = await signUpUnproved(api);
    expect((await recoverByReset(alone.person.email)).user).not.toHaveProperty('mustReview');
    const proved = await signUp(api);
    await joinBy(proved.headers);
    expect((await recoverByReset(proved.person.email)).user).not.toHaveProperty('mustReview');
  });
});
