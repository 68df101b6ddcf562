import { randomUUID } from 'node:crypto';
import { days, sessionEndWords, twoStepMessages } from '@harambee/domain';
import type { Session } from '@harambee/domain/schemas';
import { LinkModel } from '../links/link.model.ts';
import { notResetHere } from '../team-security/reset.service.ts';
import { mailTo } from '../testing/mailbox.ts';
import {
  aPerson,
  browserOf,
  cookieOf,
  deviceCookieOf,
  inTwo,
  invitationOf,
  pendingCookieOf,
  signInAgain,
  signUp,
} from '../testing/people.ts';
import { socialScene, somebody } from '../testing/social-scene.ts';
import { SoftPasskey } from '../testing/soft-passkey.ts';
import {
  codeOf,
  expectWaiting,
  firstStep,
  inMidPeriod,
  isIn,
  setUpApp,
  signUpWithApp,
} from '../testing/two-step.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { UserModel } from '../users/user.model.ts';
import '../testing/quick-hashes.ts';

// One account in two organizations, by every way in: what signs somebody in is there once.

const { api, signInBy } = socialScene();
let backToNow = () => {};
beforeEach(() => {
  backToNow = inMidPeriod();
});
afterEach(() => backToNow());

type Who = { headers: Record<string, string> };
const password = 'borehole pump 77';
const switchTo = (who: Who, tenantId: string) =>
  api.as(who).post('/api/auth/organizations/switch', { tenantId });
const statusOf = async (who: Who) => (await api.as(who).get('/api/auth/me')).statusCode;
const whyOf = async (cookie: string) => {
  const answer = await api.anonymous.post('/api/auth/refresh', undefined, { cookie });
  return [answer.statusCode, answer.json().error];
};
const require = (tenantId: string, from = new Date()) =>
  TenantModel.updateOne({ _id: tenantId, tenantId }, { $set: { twoStepFrom: from } });

/** The account is signed in to both organizations, in two browsers. */
async function inBoth() {
  const { person, first, host, second } = await inTwo(api);
  const other = await signInAgain(api, person);
  const back = browserOf(await switchTo(other, first.user.tenantId));
  return { person, host, first: back, second };
}

test('a new password in one ends the sessions of the other, and signs in to both', async () => {
  const { person, first, second } = await inBoth();
  const change = { currentPassword: person.password, newPassword: password };
  expect((await api.as(second).put('/api/auth/password', change)).statusCode).toBe(204);
  expect(await statusOf(second)).toBe(200);
  expect(await whyOf(first.cookie)).toEqual([401, sessionEndWords('password-changed')]);
  expect((await api.anonymous.post('/api/auth/login', person)).statusCode).not.toBe(200);
  const again = await signInAgain(api, { ...person, password });
  expect((await switchTo(again, second.user.tenantId)).statusCode).toBe(200);
});

test('a reset by mail does the same, and asks for nothing of any organization', async () => {
  const { person, first, second } = await inBoth();
  await api.anonymous.post('/api/auth/password/forgot', { email: person.email });
  const letters = (await mailTo(api, person.email)).filter(({ subject }) => subject === 'Set a new password');
  expect(letters).toHaveLength(1);
  expect(JSON.stringify(letters)).not.toMatch(/Maji Safi|Shule Bora/);
  await api.anonymous.post('/api/auth/password/reset', { token: letters[0]?.token, password });
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401]);
  expect((await signInAgain(api, { ...person, password })).user.tenantId).toBe(first.user.tenantId);
});

test('no made-up address finds a row of an organization', async () => {
  const { second } = await inTwo(api);
  for (const email of [`row:${second.user.id}`, '-', `account:${second.user.id}`, `left:${second.user.id}`]) {
    await api.anonymous.post('/api/auth/password/forgot', { email });
    const answer = await api.anonymous.post('/api/auth/login', { email, password });
    expect(answer.statusCode).toBe(401);
  }
  await api.settle();
  expect((await mailTo(api, second.user.email)).map(({ subject }) => subject)).not.toContain(
    'Set a new password',
  );
  // Nor is a link made that would open the row.
  const { id: userId, tenantId } = second.user;
  expect(await LinkModel.countDocuments({ tenantId, userId })).toBe(0);
});

test('a provider leads to the organization used last, and what it is linked to stays when one is left', async () => {
  const person = somebody();
  const first = browserOf(await signInBy('google', person));
  const host = await signUp(api, { organizationName: 'Shule Bora' });
  const token = await invitationOf(api, host);
  const second = browserOf(await api.as(first).post('/api/auth/invitations/accept', { token, leave: true }));
  expect((await signInBy('google', person)).json().user).toMatchObject({
    id: second.user.id,
    tenantName: 'Shule Bora',
  });
  // A second provider with the same proved address is linked to the account, wherever it is.
  expect((await signInBy('github', somebody({ email: person.email }))).json().user.id).toBe(second.user.id);
});

test('a passkey set up in one opens the other, alone and as the second step, also after the first was left', async () => {
  const { person, first, host, second } = await inTwo(api);
  const passkey = new SoftPasskey(api.app.config.publicOrigin);
  const base = '/api/auth/two-step/passkeys';
  const made = await api.as(second).post(`${base}/options`, { proof: { password: person.password } });
  const answer = passkey.create(made.json().options);
  expect((await api.as(second).post(base, { name: 'Mine', answer })).statusCode).toBe(201);

  const alone = async () => {
    const started = await api.anonymous.post('/api/auth/passkey/options');
    const cookie = `passkey=${started.cookies.find(({ name }) => name === 'passkey')?.value}`;
    return api.as({ headers: { cookie } }).post('/api/auth/passkey', {
      answer: passkey.get(started.json().options),
    });
  };
  expect((await alone()).json().user.id).toBe(second.user.id);
  const waiting = await firstStep(api, person);
  const { options } = (await waiting.post('/api/auth/second-step/passkey/options')).json();
  const done = await waiting.post('/api/auth/second-step/passkey', { answer: passkey.get(options) });
  expect(done.json().user.id).toBe(second.user.id);

  const back = browserOf(await switchTo(browserOf(done), first.user.tenantId));
  const left = await api
    .as(back)
    .post('/api/auth/organizations/leave', { confirm: 'Maji Safi Trust', password: person.password });
  expect(left.statusCode).toBe(200);
  await api.settle();
  expect((await alone()).json().user).toMatchObject({ id: second.user.id, tenantId: host.user.tenantId });
});

describe('two-step sign-in is of the account', () => {
  test('set up in one, it is asked for wherever the sign-in leads', async () => {
    const { person, first, second } = await inBoth();
    const { key } = await setUpApp(api, { person, headers: second.headers });
    const state = (await api.as(first).get('/api/auth/two-step')).json();
    expect(state.appSince).toBeTruthy();
    const waiting = await firstStep(api, person);
    expect((await waiting.get('/api/auth/second-step')).json()).toMatchObject({
      organization: 'Maji Safi Trust',
      email: person.email,
      app: true,
      recoveryCode: true,
    });
    expect(isIn(await waiting.post('/api/auth/second-step/code', { code: codeOf(key, 1) }))).toBe(true);
  });

  test('a session that never showed it opens no other organization: a switch asks first', async () => {
    const { person, first, second } = await inBoth();
    const { key } = await setUpApp(api, { person, headers: second.headers });
    // `first` began with the password alone.
    const answer = await switchTo(first, second.user.tenantId);
    expectWaiting(answer, /^This account has/);
    expect(await statusOf(first)).toBe(401);
    const waiting = api.as({ headers: { cookie: pendingCookieOf(answer) } });
    const done = await waiting.post('/api/auth/second-step/code', { code: codeOf(key, 1) });
    expect(done.json().user.tenantId).toBe(second.user.tenantId);
    // This one has shown it, and so has the one that set it up.
    expect(isIn(await switchTo(browserOf(done), first.user.tenantId))).toBe(true);
    expect(isIn(await switchTo(second, first.user.tenantId))).toBe(true);
  });

  test('and joins none: the membership is there, the session is not', async () => {
    const { person, first, second } = await inBoth();
    await setUpApp(api, { person, headers: second.headers });
    const token = await invitationOf(api, await signUp(api));
    expectWaiting(await api.as(first).post('/api/auth/invitations/accept', { token }), /^This account has/);
  });

  test.each(['switch', 'sign-in', 'refresh'])(
    'what one requires holds at a %s, and not in the other',
    async (way) => {
      const { person, first, second } = await inBoth();
      await require(second.user.tenantId);
      if (way === 'switch') {
        expectWaiting(await switchTo(first, second.user.tenantId), /^Your organization requires/);
        return;
      }
      if (way === 'refresh') {
        expect(await whyOf(second.cookie)).toEqual([401, sessionEndWords('two-step-required')]);
        expect((await whyOf(first.cookie))[0]).toBe(200);
        return;
      }
      expect(
        isIn(await api.anonymous.post('/api/auth/login', { email: person.email, password: person.password })),
      ).toBe(true);
      const here = await signInAgain(api, person);
      expectWaiting(await switchTo(here, second.user.tenantId), /^Your organization requires/);
    },
  );

  test('the requirement of one keeps it on for both, without a word about which', async () => {
    const { person, first, second } = await inBoth();
    await setUpApp(api, { person, headers: first.headers });
    await require(second.user.tenantId, new Date(Date.now() + days(5)));
    const off = await api.inject({
      method: 'DELETE',
      url: '/api/auth/two-step',
      headers: first.headers,
      payload: { proof: { password: person.password } },
    });
    expect([off.statusCode, off.json().error]).toEqual([409, twoStepMessages.required]);
  });

  test('an owner of one cannot weaken the other: no reset, and the person keeps what they have', async () => {
    const { person, host, second } = await inBoth();
    await setUpApp(api, { person, headers: second.headers });
    const reset = await api.inject({
      method: 'DELETE',
      url: `/api/auth/members/${second.user.id}/two-step`,
      headers: host.headers,
      payload: { proof: { password: host.person.password } },
    });
    expect([reset.statusCode, reset.json().error]).toEqual([409, notResetHere]);
    expect(notResetHere).not.toMatch(/organization/i);
    expectWaiting(
      await api.anonymous.post('/api/auth/login', { email: person.email, password: person.password }),
    );
  });

  test('and owners see in the list whether their people have it', async () => {
    const { person, host, second } = await inBoth();
    const seen = async () =>
      (await api.as(host).get('/api/auth/members'))
        .json()
        .members.map(({ twoStep }: { twoStep: boolean }) => twoStep);
    expect(await seen()).toEqual([false, false]);
    await setUpApp(api, { person, headers: second.headers });
    expect(await seen()).toEqual([false, true]);
  });

  test('the owner who requires it may have set it up in the other one', async () => {
    const { first } = await signUpWithApp(api).then(async (signed) => ({ first: signed }));
    const host = await signUp(api);
    const token = await invitationOf(api, host);
    const second = browserOf(await api.as(first).post('/api/auth/invitations/accept', { token }));
    await api.as(host).put(`/api/auth/members/${second.user.id}`, { role: 'Owner' });
    const waiting = await firstStep(api, first.person);
    const done = await waiting.post('/api/auth/second-step/code', { code: codeOf(first.key, 1) });
    const owner = browserOf(done);
    expect(owner.user.role).toBe('Owner');
    const set = await api.as(owner).put('/api/auth/two-step/requirement', {
      required: true,
      graceDays: 0,
      proof: { password: first.person.password },
    });
    expect(set.statusCode).toBe(200);
    expect(await statusOf(owner)).toBe(200);
    expect(await statusOf(host)).toBe(401);
  });
});

test('the address is one: a new one is confirmed once and signs in to both', async () => {
  const { person, first, second } = await inBoth();
  const email = `new.${randomUUID()}@maji.example`;
  const asked = await api.as(second).put('/api/auth/profile', {
    firstName: 'W',
    lastName: 'K',
    email,
    currentPassword: person.password,
  });
  expect(asked.json().user.pendingEmail).toBe(email);
  expect((await api.as(first).get('/api/auth/me')).json().user.pendingEmail).toBe(email);
  const [letter] = (await mailTo(api, email)).filter(({ subject }) => subject === 'Confirm your new address');
  expect((await api.anonymous.post('/api/auth/email/confirm', { token: letter?.token })).statusCode).toBe(
    204,
  );
  expect((await api.as(first).get('/api/auth/me')).json().user.email).toBe(email);
  expect((await signInAgain(api, { ...person, email })).user.tenantId).toBe(first.user.tenantId);

  const undo = (await mailTo(api, person.email)).find(
    ({ subject }) => subject === 'Your address is about to change',
  );
  expect((await api.anonymous.post('/api/auth/email/undo', { token: undo?.token })).statusCode).toBe(200);
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401]);
});

test('sign-ins are listed and ended for the account; owners see and end those of their organization', async () => {
  const { person, host, first, second } = await inBoth();
  const { sessions } = (await api.as(first).get('/api/auth/sessions')).json<{ sessions: Session[] }>();
  const shown = sessions.map(({ current, organization }) => [current, organization]);
  expect(shown).toHaveLength(2);
  expect(shown).toContainEqual([true, undefined]);
  expect(shown).toContainEqual([false, 'Shule Bora']);
  const seen = (await api.as(host).get('/api/auth/members/sessions')).json<{ sessions: Session[] }>();
  expect(seen.sessions.map(({ id }) => id)).not.toContain(first.sessionId);
  const notTheirs = await api.inject({
    method: 'DELETE',
    url: `/api/auth/members/${first.user.id}/sessions/${first.sessionId}`,
    headers: host.headers,
  });
  expect(notTheirs.statusCode).toBe(404);
  expect((await api.as(first).delete(`/api/auth/sessions/${second.sessionId}`)).statusCode).toBe(204);
  expect(await statusOf(second)).toBe(401);
  const stranger = await signUp(api);
  expect((await api.as(stranger).delete(`/api/auth/sessions/${first.sessionId}`)).statusCode).toBe(404);
  const again = await signInAgain(api, person);
  expect((await api.as(again).delete('/api/auth/sessions')).statusCode).toBe(204);
  expect(await statusOf(first)).toBe(401);
});

test('a browser that is known in one is known in the other: guesses elsewhere lock nobody out', async () => {
  const { person, first, second } = await inBoth();
  const known = second.device;
  expect(known).toContain('device=');
  const guess = () =>
    api.anonymous.post('/api/auth/login', { email: person.email, password: 'wrong horse 99' });
  for (let n = 0; n < 11; n += 1) await guess();
  expect((await guess()).statusCode).toBe(429);
  const { email } = person;
  const answer = await api.anonymous.post(
    '/api/auth/login',
    { email, password: person.password },
    { cookie: known },
  );
  expect(answer.json().user.tenantId).toBe(first.user.tenantId);
});

test('a link that unlocks works for the account', async () => {
  const { person } = await inTwo(api);
  for (let n = 0; n < 11; n += 1) {
    await api.anonymous.post('/api/auth/login', { email: person.email, password: 'wrong horse 99' });
  }
  await api.anonymous.post('/api/auth/unlock/ask', { email: person.email });
  const letters = await mailTo(api, person.email);
  const token = letters.find(({ text }) => text.includes('/unlock#'))?.token;
  const unlocked = await api.anonymous.post('/api/auth/unlock', { token });
  expect(unlocked.statusCode).toBe(204);
  const { email } = person;
  const cookie = deviceCookieOf(unlocked) ?? '';
  expect(
    (await api.anonymous.post('/api/auth/login', { email, password: person.password }, { cookie }))
      .statusCode,
  ).toBe(200);
});

test('accounts from before are their own: nothing is written to open them', async () => {
  const old = await signUp(api);
  const before = await UserModel.findOne({ _id: old.user.id, tenantId: old.user.tenantId }).lean();
  expect(before).not.toHaveProperty('accountId');
  expect(before).not.toHaveProperty('lastRowId');
  const again = await signInAgain(api, old.person);
  expect(again.user).toEqual({ ...old.user });
  const after = await UserModel.findOne({ _id: old.user.id, tenantId: old.user.tenantId }).lean();
  expect(after).toEqual(before);
  expect(cookieOf(await api.anonymous.post('/api/auth/login', aPerson()))).toBeUndefined();
});
