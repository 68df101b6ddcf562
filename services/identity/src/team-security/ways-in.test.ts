import { someOf } from '@harambee/config/long-tests.mjs';
import { days, sessionEndWords } from '@harambee/domain';
import { travel } from '@harambee/service-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import { mailTo, proofsTo } from '../testing/mailbox.ts';
import { acceptInvitation, aMemberOf, cookieOf, pendingCookieOf, signUp } from '../testing/people.ts';
import { socialScene, somebody } from '../testing/social-scene.ts';
import { SoftPasskey } from '../testing/soft-passkey.ts';
import { codeOf, expectWaiting, inMidPeriod, isIn, setUpApp, signUpWithApp } from '../testing/two-step.ts';
import { TenantModel } from '../users/tenant.model.ts';
import '../testing/quick-hashes.ts';

const { api, signInBy } = socialScene();
let backToNow = () => {};
beforeEach(() => {
  backToNow = inMidPeriod();
});
afterEach(() => backToNow());

const requirements = {
  'not required': undefined,
  'required in a week': days(7),
  required: -1_000,
} as const;
type Requirement = keyof typeof requirements;

async function require(tenantId: string, requirement: Requirement): Promise<void> {
  const distance = requirements[requirement];
  if (distance === undefined) return;
  const twoStepFrom = new Date(Date.now() + distance);
  await TenantModel.updateOne({ _id: tenantId, tenantId }, { $set: { twoStepFrom } });
}

/** A member of an organization, with a session from before, with or without two-step sign-in. */
async function given(requirement: Requirement, has: 'nothing' | 'an app') {
  const owner = await signUp(api);
  const member = await aMemberOf(api, owner);
  const key = has === 'an app' ? (await setUpApp(api, member)).key : '';
  await require(owner.user.tenantId, requirement);
  return { owner, key, ...member };
}
type Given = Awaited<ReturnType<typeof given>>;

const login = (email: string, password: string) => api.anonymous.post('/api/auth/login', { email, password });

/** Every call that may give somebody a session they did not have. */
const ways: Record<string, (given: Given) => Promise<LightMyRequestResponse>> = {
  'the password': ({ person }) => login(person.email, person.password),
  Google: ({ person }) => signInBy('google', somebody({ email: person.email })),
  GitHub: ({ person }) => signInBy('github', somebody({ email: person.email })),
  'a reset by mail': async ({ person }) => {
    await api.anonymous.post('/api/auth/password/forgot', { email: person.email });
    const letters = await mailTo(api, person.email);
    const token = letters.find(({ subject }) => subject === 'Set a new password')?.token;
    await api.anonymous.post('/api/auth/password/reset', { token, password: 'borehole pump 77' });
    return login(person.email, 'borehole pump 77');
  },
  'a link that unlocks': async ({ person }) => {
    await api.anonymous.post('/api/auth/unlock/ask', { email: person.email });
    const letters = await mailTo(api, person.email);
    const token = letters.find(({ subject }) => subject === 'Sign in again')?.token;
    const unlocked = await api.anonymous.post('/api/auth/unlock', { token });
    expect([unlocked.statusCode, cookieOf(unlocked)]).toEqual([204, undefined]);
    return login(person.email, person.password);
  },
};

/** Where nothing is required, all ways end in the same step; the usual run goes there by the password alone. */
const waysTo = (requirement: Requirement) =>
  requirement === 'required' ? Object.keys(ways) : someOf(Object.keys(ways), 1);

describe.each(Object.keys(requirements) as Requirement[])('two-step sign-in is %s', (requirement) => {
  test.each(waysTo(requirement))('by %s: with an app the second step follows', async (way) => {
    const person = await given(requirement, 'an app');
    const answer = (await ways[way]?.(person)) as LightMyRequestResponse;
    expectWaiting(answer, /^This account has two-step sign-in/);
    const waiting = api.as({ headers: { cookie: pendingCookieOf(answer) } });
    const done = await waiting.post('/api/auth/second-step/code', { code: codeOf(person.key, 1) });
    expect(isIn(done)).toBe(true);
    expect(done.json().user).not.toHaveProperty('setUpTwoStepBy');
  });

  test.each(waysTo(requirement))('by %s: without it the person signs in, or must set it up', async (way) => {
    const person = await given(requirement, 'nothing');
    const answer = (await ways[way]?.(person)) as LightMyRequestResponse;
    if (requirement !== 'required') {
      expect(isIn(answer)).toBe(true);
      expect(answer.json().user.setUpTwoStepBy !== undefined).toBe(requirement === 'required in a week');
      return;
    }
    expectWaiting(answer, /^Your organization requires two-step sign-in/);
    const waiting = api.as({ headers: { cookie: pendingCookieOf(answer) } });
    expect((await waiting.get('/api/auth/second-step')).json()).toMatchObject({ step: 'set-up', app: false });
    for (const [path, body] of [
      ['code', { code: '123456' }],
      ['recovery-code', { code: '23456-789AB' }],
      ['passkey/options', undefined],
    ] as const) {
      expect((await waiting.post(`/api/auth/second-step/${path}`, body)).statusCode).toBe(401);
    }
    const { key } = (await waiting.post('/api/auth/second-step/app')).json();
    const wrong = await waiting.put('/api/auth/second-step/app', { code: codeOf(key, 5) });
    expect([wrong.statusCode, cookieOf(wrong)]).toEqual([400, undefined]);
    const done = await waiting.put('/api/auth/second-step/app', { code: codeOf(key) });
    expect(isIn(done)).toBe(true);
    expect(done.json().recoveryCodes).toHaveLength(10);
  });

  test('a refresh of an older session', async () => {
    const refresh = ({ cookie }: { cookie: string }) =>
      api.anonymous.post('/api/auth/refresh', undefined, { cookie });
    expect(isIn(await refresh(await given(requirement, 'an app')))).toBe(true);
    const person = await given(requirement, 'nothing');
    const answer = await refresh(person);
    if (requirement !== 'required') {
      expect(isIn(answer)).toBe(true);
      return;
    }
    expect([answer.statusCode, answer.json().error]).toEqual([401, sessionEndWords('two-step-required')]);
    expect(cookieOf(answer)).toBeUndefined();
    // The session is over everywhere, also for the token it had.
    expect((await api.as(person).get('/api/auth/me')).statusCode).toBe(401);
  });

  test('an invitation, as a new person and with the account one has', async () => {
    const owner = await signUp(api);
    await require(owner.user.tenantId, requirement);
    const { answer } = await acceptInvitation(api, owner);
    if (requirement === 'required') expectWaiting(answer, /^Your organization requires/);
    else expect(isIn(answer)).toBe(true);

    const move = async (headers: Record<string, string>) => {
      const { link } = (await api.as(owner).post('/api/auth/invitations', {})).json();
      return api.anonymous.post('/api/auth/invitations/accept', { token: link.split('#')[1] }, headers);
    };
    const elsewhere = await signUp(api);
    const without = await move((await aMemberOf(api, elsewhere)).headers);
    if (requirement === 'required') expectWaiting(without, /^Your organization requires/);
    else expect(isIn(without)).toBe(true);

    // What was set up moves along, and so does what it has shown.
    const mover = await aMemberOf(api, elsewhere);
    await setUpApp(api, mover);
    const moved = await move(mover.headers);
    expect(isIn(moved)).toBe(true);
    expect(moved.json().user.tenantId).toBe(owner.user.tenantId);
    expectWaiting(await login(mover.person.email, mover.person.password));
  });
});

test('sign-up starts an organization that requires nothing yet', async () => {
  expect((await signUp(api)).accessToken).toBeTruthy();
});

test('a waiting set-up, for which a password is enough, replaces nothing that the person has set up since', async () => {
  const person = await given('required', 'nothing');
  const open = async () => {
    const answer = await login(person.person.email, person.person.password);
    return api.as({ headers: { cookie: pendingCookieOf(answer) } });
  };
  const [thief, late, own] = [await open(), await open(), await open()];
  const stolen = (await thief.post('/api/auth/second-step/app')).json();
  const { options } = (await late.post('/api/auth/second-step/passkeys/options')).json();
  const { key } = (await own.post('/api/auth/second-step/app')).json();
  expect(isIn(await own.put('/api/auth/second-step/app', { code: codeOf(key) }))).toBe(true);
  const answers = [
    await thief.put('/api/auth/second-step/app', { code: codeOf(stolen.key) }),
    await thief.post('/api/auth/second-step/app'),
    await late.post('/api/auth/second-step/passkeys', {
      name: 'Mine',
      answer: new SoftPasskey(api.app.config.publicOrigin).create(options),
    }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(cookieOf(answer)).toBeUndefined();
  }
  const answer = await login(person.person.email, person.person.password);
  expectWaiting(answer, /^This account has/);
  const waiting = api.as({ headers: { cookie: pendingCookieOf(answer) } });
  expect(isIn(await waiting.post('/api/auth/second-step/code', { code: codeOf(key, 1) }))).toBe(true);
});

test('nor an app beside the passkey that the person has added since', async () => {
  const { person } = await given('required', 'nothing');
  const open = async () => {
    const answer = await login(person.email, person.password);
    return api.as({ headers: { cookie: pendingCookieOf(answer) } });
  };
  const [thief, own] = [await open(), await open()];
  const stolen = (await thief.post('/api/auth/second-step/app')).json();
  const { options } = (await own.post('/api/auth/second-step/passkeys/options')).json();
  const answer = new SoftPasskey(api.app.config.publicOrigin).create(options);
  expect(isIn(await own.post('/api/auth/second-step/passkeys', { name: 'Mine', answer }))).toBe(true);
  const refused = await thief.put('/api/auth/second-step/app', { code: codeOf(stolen.key) });
  expect([refused.statusCode, cookieOf(refused)]).toEqual([400, undefined]);
});

test('two who confirm the set-up at once: one wins', async () => {
  const { person } = await given('required', 'nothing');
  const answer = await login(person.email, person.password);
  const waiting = api.as({ headers: { cookie: pendingCookieOf(answer) } });
  const { key } = (await waiting.post('/api/auth/second-step/app')).json();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => waiting.put('/api/auth/second-step/app', { code: codeOf(key) })),
  );
  expect(answers.filter(isIn)).toHaveLength(1);
});

test('a stranger who opened the account with the address of another keeps no second step in it', async () => {
  const owner = await signUp(api);
  await require(owner.user.tenantId, 'required');
  const { person, answer } = await acceptInvitation(api, owner);
  const waiting = api.as({ headers: { cookie: pendingCookieOf(answer) } });
  const { key } = (await waiting.post('/api/auth/second-step/app')).json();
  expect(isIn(await waiting.put('/api/auth/second-step/app', { code: codeOf(key) }))).toBe(true);
  const [proof] = await proofsTo(api, person.email);
  const taken = await api.anonymous.post('/api/auth/email/take-over', { token: proof?.token });
  const password = 'borehole pump 77';
  await api.anonymous.post('/api/auth/password/reset', { token: taken.json().resetToken, password });
  expect(isIn(await login(person.email, password))).toBe(true);
});

test('an undone change of the address removes what a thief has set up since', async () => {
  const { person, headers } = await signUp(api);
  const email = `thief.${person.email}`;
  const { firstName, lastName } = person;
  await api
    .as({ headers })
    .put('/api/auth/profile', { firstName, lastName, email, currentPassword: person.password });
  await setUpApp(api, { person, headers });
  expectWaiting(await login(person.email, person.password));
  const letters = await mailTo(api, person.email);
  const token = letters.find(({ subject }) => subject === 'Your address is about to change')?.token;
  const undone = await api.anonymous.post('/api/auth/email/undo', { token });
  const password = 'borehole pump 77';
  await api.anonymous.post('/api/auth/password/reset', { token: undone.json().resetToken, password });
  expect(isIn(await login(person.email, password))).toBe(true);
});

test('the same change keeps what was set up before it', async () => {
  const { person, headers } = await signUpWithApp(api);
  backToNow();
  backToNow = travel(60_000);
  const email = `new.${person.email}`;
  const { firstName, lastName } = person;
  await api
    .as({ headers })
    .put('/api/auth/profile', { firstName, lastName, email, currentPassword: person.password });
  const letters = await mailTo(api, person.email);
  const token = letters.find(({ subject }) => subject === 'Your address is about to change')?.token;
  const undone = await api.anonymous.post('/api/auth/email/undo', { token });
  const password = 'borehole pump 77';
  await api.anonymous.post('/api/auth/password/reset', { token: undone.json().resetToken, password });
  expectWaiting(await login(person.email, password));
});
