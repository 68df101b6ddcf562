import { newActor, testApp, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { cookieOf, signInAgain, signUp } from '../testing/people.ts';
import { SessionModel } from './session.model.ts';
import { finishEnding } from './sessions.service.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

const refresh = (cookie?: string) =>
  api.anonymous.post('/api/auth/refresh', undefined, cookie ? { cookie } : {});
const me = (accessToken: string) =>
  api.anonymous.get('/api/auth/me', { authorization: `Bearer ${accessToken}` });

test('a new access token, the user, and another cookie for the rest of the thirty days', async () => {
  const { cookie, user, sessionId } = await signUp(api);
  const answer = await refresh(cookie);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().user).toEqual(user);
  expect((await me(answer.json().accessToken)).statusCode).toBe(200);
  const next = cookieOf(answer);
  expect(next).not.toBe(cookie);
  expect(next).toContain(sessionId);
  expect((await refresh(next)).statusCode).toBe(200);
});

test.each([
  ['none', undefined],
  ['nonsense', 'sid=x'],
  ['an unknown one', `sid=${'0'.repeat(32)}.${'A'.repeat(86)}`],
  ['an operator', 'sid[$ne]=x'],
])('cookie: %s is a 401, and the cookie is taken back', async (_what, cookie) => {
  const answer = await refresh(cookie);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ error: 'Please sign in', requestId: expect.any(String) });
  expect(answer.cookies[0]).toMatchObject({ name: 'sid', value: '' });
});

test('a session id with invented secrets ends nobody’s session', async () => {
  const { sessionId, cookie } = await signUp(api);
  expect((await refresh(`sid=${sessionId}.${'A'.repeat(86)}`)).statusCode).toBe(401);
  expect((await refresh(cookie)).statusCode).toBe(200);
});

test('twenty at once with one cookie: all succeed, one successor, still one session', async () => {
  const { cookie, user } = await signUp(api);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  const successors = new Set(answers.map(cookieOf));
  expect(successors.size).toBe(1);
  expect(await SessionModel.countDocuments({ tenantId: user.tenantId })).toBe(1);
  const [next] = [...successors];
  expect((await refresh(next)).statusCode).toBe(200);
});

test('an answer that was lost can be fetched again for ten seconds', async () => {
  const { cookie } = await signUp(api);
  const lost = await refresh(cookie);
  const back = travel(9_000);
  const again = await refresh(cookie);
  back();
  expect([again.statusCode, cookieOf(again)]).toEqual([200, cookieOf(lost)]);
});

test.each([
  ['the parent after its ten seconds', 11_000, 1],
  ['an older one at once', 0, 2],
])('%s ends the whole family', async (_what, later, refreshes) => {
  const { cookie, user } = await signUp(api);
  let newest = cookie;
  let token = '';
  for (let n = 0; n < refreshes; n += 1) {
    const answer = await refresh(newest);
    newest = cookieOf(answer) ?? '';
    token = answer.json().accessToken;
  }
  const back = travel(later);
  expect((await refresh(cookie)).statusCode).toBe(401);
  expect((await refresh(newest)).statusCode).toBe(401);
  expect((await me(token)).statusCode).toBe(401);
  back();
  expect(await SessionModel.countDocuments({ tenantId: user.tenantId })).toBe(0);
});

test('a reuse ends that family only', async () => {
  const { person, cookie } = await signUp(api);
  const other = await signInAgain(api, person);
  await refresh(cookieOf(await refresh(cookie)));
  expect((await refresh(cookie)).statusCode).toBe(401);
  expect((await refresh(other.cookie)).statusCode).toBe(200);
});

test('thirty days are thirty days, however often it is used', async () => {
  const { cookie } = await signUp(api);
  const day = 24 * 60 * 60_000;
  let back = travel(29 * day);
  const late = await refresh(cookie);
  back();
  expect(late.statusCode).toBe(200);
  back = travel(30 * day + 60_000);
  const tooLate = await refresh(cookieOf(late));
  back();
  expect(tooLate.statusCode).toBe(401);
});

test('a foreign page cannot refresh', async () => {
  const { cookie } = await signUp(api);
  const answer = await api.anonymous.post('/api/auth/refresh', undefined, {
    cookie,
    origin: 'https://evil.example',
  });
  expect(answer.statusCode).toBe(403);
});

test('nothing in the database opens a session', async () => {
  const { cookie, user } = await signUp(api);
  await refresh(cookie);
  const stored = JSON.stringify(await SessionModel.findOne({ tenantId: user.tenantId }).lean());
  const secrets = cookie.split('.')[1] as string;
  expect(stored).not.toContain(secrets.slice(0, 43));
  expect(stored).not.toContain(secrets.slice(43));
});

describe('logout', () => {
  const logout = (headers: Record<string, string>) =>
    api.anonymous.post('/api/auth/logout', undefined, headers);

  test('ends the session: cookie and token are refused, the cookie is taken back', async () => {
    const { cookie, headers, accessToken } = await signUp(api);
    const answer = await logout({ ...headers, cookie });
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies[0]).toMatchObject({ name: 'sid', value: '', path: '/' });
    expect((await refresh(cookie)).statusCode).toBe(401);
    expect((await me(accessToken)).statusCode).toBe(401);
  });

  test('by the token alone, and by the cookie alone once the token has expired', async () => {
    const byToken = await signUp(api);
    expect((await logout(byToken.headers)).statusCode).toBe(204);
    expect((await refresh(byToken.cookie)).statusCode).toBe(401);

    const byCookie = await signUp(api);
    const back = travel(16 * 60_000);
    const answer = await logout({ ...byCookie.headers, cookie: byCookie.cookie });
    back();
    expect(answer.statusCode).toBe(204);
    expect((await refresh(byCookie.cookie)).statusCode).toBe(401);
  });

  test('without either it is a 401, and other sign-ins go on', async () => {
    const { person, cookie, headers } = await signUp(api);
    const other = await signInAgain(api, person);
    expect((await logout({})).statusCode).toBe(401);
    await logout({ ...headers, cookie });
    expect((await refresh(other.cookie)).statusCode).toBe(200);
  });

  test('an end that a crash interrupted is finished', async () => {
    const { cookie, user, accessToken } = await signUp(api);
    await SessionModel.updateOne({ tenantId: user.tenantId }, { $set: { endedAt: new Date() } });
    expect((await refresh(cookie)).statusCode).toBe(401);
    await finishEnding(api.app);
    expect((await me(accessToken)).statusCode).toBe(401);
    expect(await SessionModel.countDocuments({ tenantId: user.tenantId })).toBe(0);
  });
});

describe('the list of sign-ins', () => {
  test('shows the own ones, the present one marked, in words', async () => {
    const { person } = await signUp(api);
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { email, password } = person;
    const answer = await api.anonymous.post('/api/auth/login', { email, password }, { 'user-agent': agent });
    const { accessToken } = answer.json();
    const list = await api.anonymous.get('/api/auth/sessions', { authorization: `Bearer ${accessToken}` });
    expect(list.statusCode).toBe(200);
    expect(list.json().sessions).toHaveLength(2);
    expect(list.json().sessions[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      device: 'Firefox on Windows',
      current: true,
    });
    expect(list.json().sessions[1]).toMatchObject({ current: false });
  });

  test('one can be ended, and it stops working everywhere', async () => {
    const { person, headers } = await signUp(api);
    const other = await signInAgain(api, person);
    const answer = await api.anonymous.delete(`/api/auth/sessions/${other.sessionId}`, headers);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await me(other.accessToken)).statusCode).toBe(401);
    expect((await refresh(other.cookie)).statusCode).toBe(401);
    expect((await api.anonymous.get('/api/auth/sessions', headers)).json().sessions).toHaveLength(1);
    const again = await api.anonymous.delete(`/api/auth/sessions/${other.sessionId}`, headers);
    expect(again.statusCode).toBe(404);
  });

  test('all others at once: this one goes on, nobody else is touched', async () => {
    const { person, headers, cookie } = await signUp(api);
    const others = [await signInAgain(api, person), await signInAgain(api, person)];
    const stranger = await signUp(api);
    const answer = await api.anonymous.delete('/api/auth/sessions', headers);
    expect([answer.statusCode, answer.body, answer.cookies]).toEqual([204, '', []]);
    for (const other of others) {
      expect((await me(other.accessToken)).statusCode).toBe(401);
      expect((await refresh(other.cookie)).statusCode).toBe(401);
    }
    expect((await api.anonymous.get('/api/auth/sessions', headers)).json().sessions).toHaveLength(1);
    expect((await refresh(cookie)).statusCode).toBe(200);
    expect((await me(stranger.accessToken)).statusCode).toBe(200);
  });

  test('with all=true this one, too, and its cookies are taken back', async () => {
    const { person, headers, accessToken, cookie } = await signUp(api);
    const other = await signInAgain(api, person);
    const answer = await api.anonymous.delete('/api/auth/sessions?all=true', headers);
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['sid', ''],
      ['actor', ''],
    ]);
    for (const token of [accessToken, other.accessToken]) expect((await me(token)).statusCode).toBe(401);
    for (const one of [cookie, other.cookie]) expect((await refresh(one)).statusCode).toBe(401);
  });

  test.each(['all=yes', 'all=', 'all[$ne]=x', 'more=true'])(
    '?%s is a 400 and ends nothing',
    async (query) => {
      const { headers, accessToken } = await signUp(api);
      expect((await api.anonymous.delete(`/api/auth/sessions?${query}`, headers)).statusCode).toBe(400);
      expect((await me(accessToken)).statusCode).toBe(200);
      expect((await api.anonymous.delete('/api/auth/sessions')).statusCode).toBe(401);
    },
  );

  test('another person’s sign-in is unknown, to a colleague too', async () => {
    const victim = await signUp(api);
    const stranger = await signUp(api);
    const colleague = await newActor({ tenantId: victim.user.tenantId });
    const bodies = [];
    for (const { headers } of [stranger, colleague]) {
      for (const id of [victim.sessionId, '0'.repeat(32), '%7B%22$ne%22:1%7D', 'x'.repeat(90)]) {
        const answer = await api.anonymous.delete(`/api/auth/sessions/${id}`, headers);
        expect(answer.statusCode).toBe(404);
        bodies.push({ ...answer.json(), requestId: '' });
      }
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect((await me(victim.accessToken)).statusCode).toBe(200);
  });
});
