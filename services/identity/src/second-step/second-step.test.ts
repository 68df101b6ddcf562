import { twoStep, twoStepMessages } from '@harambee/domain';
import { testApp, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { mailTo } from '../testing/mailbox.ts';
import { cookieOf, pendingCookieOf, signUp } from '../testing/people.ts';
import { codeOf, expectWaiting, firstStep, inMidPeriod, isIn, signUpWithApp } from '../testing/two-step.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));
let backToNow = () => {};
beforeEach(() => {
  backToNow = inMidPeriod();
});
afterEach(() => backToNow());

const later = (milliseconds: number) => {
  backToNow();
  backToNow = travel(milliseconds);
};

test('without two-step sign-in, login answers as ever: exactly a token and the person', async () => {
  const { person } = await signUp(api);
  const answer = await api.anonymous.post(
    '/api/auth/login',
    person && { email: person.email, password: person.password },
  );
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json()).sort()).toEqual(['accessToken', 'user']);
  expect(answer.json().user).not.toHaveProperty('setUpTwoStepBy');
  expect(answer.json().user).not.toHaveProperty('recoveryCodesLeft');
});

test('the right password opens nothing but the second step; a code completes the sign-in', async () => {
  const { person, key, user } = await signUpWithApp(api);
  const waiting = await firstStep(api, person);
  expect((await waiting.get('/api/auth/second-step')).json()).toEqual({
    step: 'confirm',
    email: person.email,
    organization: person.organizationName,
    app: true,
    passkey: false,
    recoveryCode: true,
    remember: true,
  });
  for (const answer of [
    await waiting.get('/api/auth/me'),
    await waiting.post('/api/auth/refresh'),
    await waiting.get('/api/auth/sessions'),
    await waiting.get('/api/auth/session'),
    await waiting.get('/api/auth/two-step'),
    await waiting.post('/api/auth/second-step/app'),
  ]) {
    expect(answer.statusCode).toBe(401);
  }
  const done = await waiting.post('/api/auth/second-step/code', { code: codeOf(key, 1) });
  expect(isIn(done)).toBe(true);
  expect(done.json().user.id).toBe(user.id);
  // The waiting is over: the same cookie signs in nobody again.
  expect((await waiting.get('/api/auth/second-step')).statusCode).toBe(401);
  const headers = { authorization: `Bearer ${done.json().accessToken}` };
  expect((await api.as({ headers }).get('/api/auth/me')).statusCode).toBe(200);
  expect(
    (await api.anonymous.post('/api/auth/refresh', undefined, { cookie: cookieOf(done) ?? '' })).statusCode,
  ).toBe(200);
});

test('a wrong password says what it always said, and never that there is a second step', async () => {
  const { person } = await signUpWithApp(api);
  const answer = await api.anonymous.post('/api/auth/login', {
    email: person.email,
    password: 'wrong horse 99',
  });
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'Invalid email or password']);
  expect(pendingCookieOf(answer)).toBe('');
});

test('a code works with spaces, one period early or late, and once', async () => {
  const { person, key } = await signUpWithApp(api);
  const spaced = (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}\n`;
  const enter = async (code: string) =>
    (await firstStep(api, person)).post('/api/auth/second-step/code', { code });
  // Two periods ahead is too far, one is what a fast clock shows.
  expect((await enter(codeOf(key, 2))).json().details).toEqual([
    { field: 'code', message: twoStepMessages.wrongCode },
  ]);
  expect(isIn(await enter(spaced(codeOf(key, 1))))).toBe(true);
  // The same code again, and an earlier one, which somebody may have read over a shoulder.
  expect((await enter(codeOf(key, 1))).statusCode).toBe(400);
  expect(await enter(codeOf(key))).toMatchObject({ statusCode: 400 });
  later(150_000);
  expect(isIn(await enter(codeOf(key, -1)))).toBe(true);
});

test.each(['code', 'recovery-code'])('of ten requests with the same %s at once one wins', async (way) => {
  const { person, key, recoveryCodes } = await signUpWithApp(api);
  const browsers = await Promise.all(Array.from({ length: 10 }, () => firstStep(api, person)));
  const code = way === 'code' ? codeOf(key, 1) : (recoveryCodes[0] ?? '');
  const answers = await Promise.all(
    browsers.map((one) => one.post(`/api/auth/second-step/${way}`, { code })),
  );
  expect(answers.filter(isIn)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => [400, 429].includes(statusCode))).toHaveLength(9);
});

test('of two requests of one waiting browser with two right codes one signs in', async () => {
  const { person, recoveryCodes } = await signUpWithApp(api);
  const waiting = await firstStep(api, person);
  const [one, other] = await Promise.all(
    recoveryCodes.slice(0, 2).map((code) => waiting.post('/api/auth/second-step/recovery-code', { code })),
  );
  expect([one, other].filter((answer) => answer && isIn(answer))).toHaveLength(1);
});

test('a recovery code works as it is typed, once, and the person is mailed', async () => {
  const { person, recoveryCodes } = await signUpWithApp(api);
  expect(recoveryCodes).toHaveLength(twoStep.recoveryCodes);
  const enter = async (code: string) =>
    (await firstStep(api, person)).post('/api/auth/second-step/recovery-code', { code });
  const [code = ''] = recoveryCodes;
  expect(isIn(await enter(` ${code.toLowerCase().replace('-', ' ')} `))).toBe(true);
  expect((await enter(code)).json().details).toEqual([
    { field: 'code', message: twoStepMessages.wrongRecoveryCode },
  ]);
  const letters = await mailTo(api, person.email);
  expect(letters.map(({ subject }) => subject).sort()).toEqual([
    'A recovery code was used',
    'Your two-step sign-in was changed',
  ]);
  expect(letters.map(({ text }) => text).join()).toContain('Codes left: 9');
  expect(letters.map(({ text }) => text).join()).not.toContain(code);
});

test('with three codes left the person is told so', async () => {
  const { person, recoveryCodes } = await signUpWithApp(api);
  const left: unknown[] = [];
  for (const code of recoveryCodes.slice(0, 7)) {
    const done = await (await firstStep(api, person)).post('/api/auth/second-step/recovery-code', { code });
    left.push(done.json().user.recoveryCodesLeft);
  }
  expect(left).toEqual([...Array(6).fill(undefined), 3]);
});

test('after ten wrong codes also a right one is refused; a recovery code still opens the account', async () => {
  const { person, key, recoveryCodes } = await signUpWithApp(api);
  const enter = async (code: string) =>
    (await firstStep(api, person)).post('/api/auth/second-step/code', { code });
  const wrong = String((Number(codeOf(key, 7)) + 1) % 1_000_000).padStart(6, '0');
  const waiting = await firstStep(api, person);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => waiting.post('/api/auth/second-step/code', { code: wrong })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  expect((await enter(codeOf(key, 1))).statusCode).toBe(429);
  const [code = ''] = recoveryCodes;
  const out = await (await firstStep(api, person)).post('/api/auth/second-step/recovery-code', { code });
  expect(isIn(out)).toBe(true);
  later(16 * 60_000);
  expect(isIn(await enter(codeOf(key)))).toBe(true);
});

test('the codes of one person open no account of another', async () => {
  const [one, other] = [await signUpWithApp(api), await signUpWithApp(api)];
  const waiting = await firstStep(api, one.person);
  for (const [way, code] of [
    ['code', codeOf(other.key, 1)],
    ['recovery-code', other.recoveryCodes[0]],
  ]) {
    expect((await waiting.post(`/api/auth/second-step/${way}`, { code })).statusCode).toBe(400);
  }
});

test('a waiting sign-in ends after ten minutes, when it is cancelled, and with a new password', async () => {
  const signedUp = await signUpWithApp(api);
  const { person, headers } = signedUp;
  const cancelled = await firstStep(api, person);
  expect((await cancelled.delete('/api/auth/second-step')).statusCode).toBe(204);
  const replaced = await firstStep(api, person);
  const changed = await api.as({ headers }).put('/api/auth/password', {
    currentPassword: person.password,
    newPassword: 'borehole pump 77',
  });
  expect(changed.statusCode).toBe(204);
  expect((await replaced.get('/api/auth/second-step')).statusCode).toBe(401);
  const late = await firstStep(api, { ...person, password: 'borehole pump 77' });
  expect((await late.get('/api/auth/second-step')).statusCode).toBe(200);
  later(12 * 60_000);
  for (const waiting of [cancelled, replaced, late]) {
    const answer = await waiting.post('/api/auth/second-step/code', { code: codeOf(signedUp.key) });
    expect([answer.statusCode, answer.json().error]).toEqual([401, twoStepMessages.over]);
  }
});

test('cookies that are no waiting sign-in: 401, and nothing else is told', async () => {
  for (const cookie of ['', 'pending=', 'pending=x', `pending=${'A'.repeat(43)}`, 'pending[$ne]=1']) {
    const waiting = api.as({ headers: { cookie } });
    for (const answer of [
      await waiting.get('/api/auth/second-step'),
      await waiting.post('/api/auth/second-step/code', { code: '123456' }),
      await waiting.post('/api/auth/second-step/recovery-code', { code: '23456-789AB' }),
      await waiting.put('/api/auth/second-step/app', { code: '123456' }),
    ]) {
      expect([answer.statusCode, answer.json().error]).toEqual([401, twoStepMessages.over]);
    }
  }
});

test('a reset of the password by mail opens nothing by itself, and the second step stays', async () => {
  const { person } = await signUpWithApp(api);
  await api.anonymous.post('/api/auth/password/forgot', { email: person.email });
  const letters = await mailTo(api, person.email);
  const password = 'borehole pump 77';
  const reset = await api.anonymous.post('/api/auth/password/reset', {
    token: letters.find(({ subject }) => subject === 'Set a new password')?.token,
    password,
  });
  expect([reset.statusCode, cookieOf(reset), reset.body]).toEqual([204, undefined, '']);
  expectWaiting(await api.anonymous.post('/api/auth/login', { email: person.email, password }));
});

test('the waiting remembers "Remember me"', async () => {
  const { person, key } = await signUpWithApp(api);
  const { email, password } = person;
  const answer = await api.anonymous.post('/api/auth/login', { email, password, remember: false });
  expectWaiting(answer);
  const waiting = api.as({ headers: { cookie: pendingCookieOf(answer) } });
  const done = await waiting.post('/api/auth/second-step/code', { code: codeOf(key, 1) });
  expect(done.cookies.find(({ name }) => name === 'sid')?.expires).toBeUndefined();
});
