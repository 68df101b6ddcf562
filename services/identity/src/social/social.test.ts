import { randomUUID } from 'node:crypto';
import { expectNoCollectionScan, testApp, travel } from '@harambee/service-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import { identityService } from '../app.ts';
import { type FakePerson, fakeProviders, providerToken } from '../testing/fake-providers.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, cookieOf, signInAgain, signUp } from '../testing/people.ts';
import { UserModel } from '../users/user.model.ts';
import { makeProviders } from './providers.ts';
import { readSocialSettings } from './settings.ts';
import { notVerified, signInFirst } from './social-accounts.service.ts';
import { RoundModel } from './social-round.model.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });

let providers: Awaited<ReturnType<typeof fakeProviders>>;
beforeAll(async () => {
  providers = await fakeProviders();
  api.app.socialProviders = makeProviders(providers.settings);
});
afterAll(() => providers.close());
afterEach(() => expect(providers.problems.splice(0)).toEqual([]));

const origin = 'http://localhost:3000';
const redirectUri = `${origin}/auth/callback`;
type Provider = 'google' | 'github';

const somebody = (given: Partial<FakePerson> = {}): FakePerson => ({
  subject: String(Math.floor(Math.random() * 1e12)),
  name: 'Achieng Otieno',
  email: `achieng.${randomUUID()}@maji.example`,
  verified: true,
  ...given,
});

const googleQuery = (given: Record<string, string> = {}) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: 'harambee-dashboard',
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    state: 'state-of-the-page',
    ...given,
  });
const query = (provider: Provider) =>
  provider === 'google' ? googleQuery() : new URLSearchParams({ state: 'state-of-the-page' });

const browserCookie = (answer: LightMyRequestResponse) => {
  const value = answer.cookies.find(({ name }) => name === 'oauth')?.value;
  return value ? `oauth=${value}` : '';
};
const locationOf = (answer: LightMyRequestResponse) => new URL(answer.headers.location as string);
const parameters = (answer: LightMyRequestResponse) => Object.fromEntries(locationOf(answer).searchParams);

/** The browser leaves: its cookie and the address it leaves for. */
async function leave(provider: Provider, cookie = '') {
  const answer = await api.anonymous.get(
    `/api/auth/${provider}?${query(provider)}`,
    cookie ? { cookie } : {},
  );
  expect(answer.statusCode).toBe(302);
  return { cookie: browserCookie(answer), leftFor: answer.headers.location as string };
}
const arrive = (address: string, cookie: string) => {
  const { pathname, search } = new URL(address);
  return api.anonymous.get(pathname + search, cookie ? { cookie } : {});
};
const redeem = (code: string, cookie: string, given: Record<string, unknown> = {}) =>
  api.anonymous.post(
    '/api/auth/callback',
    { code, state: 'state-of-the-page', redirectUri, ...given },
    cookie ? { cookie } : {},
  );

/** The whole way there and back, up to the code. */
async function comeBack(provider: Provider, person: FakePerson, claims = {}) {
  const { cookie, leftFor } = await leave(provider);
  const answer = await arrive(providers.agree(leftFor, person, claims), cookie);
  expect(answer.statusCode).toBe(302);
  expect(locationOf(answer).href).toMatch(new RegExp(`^${redirectUri}\\?`));
  return { cookie, ...(parameters(answer) as { code?: string; state?: string; error?: string }) };
}
async function signInBy(provider: Provider, person: FakePerson) {
  const { code = '', cookie } = await comeBack(provider, person);
  return redeem(code, cookie);
}

describe.each(['google', 'github'] as const)('%s', (provider) => {
  test('somebody new gets an organisation of their own, and the same account the next time', async () => {
    const person = somebody();
    const first = await signInBy(provider, person);
    expect(first.statusCode).toBe(200);
    const { accessToken, user } = first.json();
    expect(user).toMatchObject({
      firstName: 'Achieng',
      lastName: 'Otieno',
      email: person.email,
      tenantName: "Achieng's organization",
      role: 'Owner',
      onboarded: false,
    });
    expect(cookieOf(first)).toBeDefined();
    const me = await api.anonymous.get('/api/auth/me', { authorization: `Bearer ${accessToken}` });
    expect(me.json().user).toEqual(user);
    // Its address there has changed in between: it is the same account.
    const second = await signInBy(provider, { ...person, email: aPerson().email, verified: false });
    expect(second.json().user).toEqual(user);
  });

  test('an unverified address opens and makes nothing', async () => {
    const person = somebody({ verified: false });
    const answer = await signInBy(provider, person);
    expect([answer.statusCode, answer.json().error]).toEqual([
      403,
      notVerified(provider === 'google' ? 'Google' : 'GitHub'),
    ]);
    expect(await UserModel.exists({ emailKey: person.email }).setOptions({ allTenants: true })).toBeNull();
  });

  test('a refusal there comes back as it was said', async () => {
    const { cookie, leftFor } = await leave(provider);
    const back = new URL(providers.agree(leftFor, somebody()));
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    const answer = await arrive(back.href, cookie);
    expect(parameters(answer)).toEqual({ error: 'access_denied', state: 'state-of-the-page' });
  });

  test('the way there: state, PKCE, our own return address, nothing of the page', async () => {
    const { leftFor } = await leave(provider);
    const asked = Object.fromEntries(new URL(leftFor).searchParams);
    expect(asked).toMatchObject({
      client_id: 'test-client',
      redirect_uri: `${origin}/api/auth/${provider}/return`,
      response_type: 'code',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(leftFor).not.toContain('state-of-the-page');
    const again = new URL((await leave(provider)).leftFor).searchParams;
    for (const name of ['state', 'code_challenge']) expect(again.get(name)).not.toBe(asked[name]);
  });

  test('in another browser, without a cookie, or a second time it is over', async () => {
    const { cookie, leftFor } = await leave(provider);
    const other = await leave(provider);
    const back = providers.agree(leftFor, somebody());
    for (const wrong of ['', other.cookie, 'oauth=x']) {
      expect(parameters(await arrive(back, wrong))).toEqual({ error: 'sign_in_expired' });
    }
    expect(parameters(await arrive(back, cookie))).toMatchObject({ code: expect.any(String) });
    expect(parameters(await arrive(back, cookie))).toEqual({ error: 'sign_in_expired' });
  });
});

describe('what Google must vouch for', () => {
  test.each([
    ['another nonce', { nonce: 'of another round' }],
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another signature', { isForged: true }],
  ])('%s is refused, and no token stands in the log', async (_what, claims) => {
    const { error, code } = await comeBack('google', somebody(), claims);
    expect([error, code]).toEqual(['server_error', undefined]);
    expect(api.logLines.join('')).toContain('social sign-in failed');
    expect(api.logLines.join('')).not.toMatch(new RegExp(`${providerToken}|eyJ|@maji.example`));
  });

  test('a code of GitHub that it does not honour', async () => {
    const { error } = await comeBack('github', somebody(), { error: 'bad_verification_code' });
    expect(error).toBe('server_error');
  });

  test('the way back of one provider is none of the other', async () => {
    const { cookie, leftFor } = await leave('google');
    const back = providers.agree(leftFor, somebody()).replace('/google/', '/github/');
    expect(parameters(await arrive(back, cookie))).toEqual({ error: 'sign_in_expired' });
  });
});

describe('the address to return to', () => {
  test.each([
    'https://evil.example/auth/callback',
    `${origin}/auth/callback/`,
    `${origin}/auth/callback?x=1`,
    `${origin}.evil.example/auth/callback`,
    'http://localhost:3001/auth/callback',
    `${origin}/login`,
    '//evil.example',
    'javascript:alert(1)',
  ])('%s is not on the list', async (wrong) => {
    const answer = await api.anonymous.get(`/api/auth/google?${googleQuery({ redirect_uri: wrong })}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
  });

  test('both names of this machine are; the round stays under the name it was begun with', async () => {
    const near = 'http://127.0.0.1:3000/auth/callback';
    const answer = await api.anonymous.get(`/api/auth/google?${googleQuery({ redirect_uri: near })}`);
    expect(locationOf(answer).searchParams.get('redirect_uri')).toBe(
      'http://127.0.0.1:3000/api/auth/google/return',
    );
  });

  test.each([
    ['client_id', 'x'],
    ['response_type', 'token'],
    ['scope', 'openid'],
    ['state', ''],
    ['more', 'x'],
  ])('%s = %p is a 400', async (name, value) => {
    const answer = await api.anonymous.get(`/api/auth/google?${googleQuery({ [name]: value })}`);
    expect(answer.statusCode).toBe(400);
  });
});

describe('the code', () => {
  test('ten at once: one gets in', async () => {
    const { code = '', cookie } = await comeBack('google', somebody());
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code, cookie)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(401)]);
    expect((await redeem(code, cookie)).json().error).toBe(
      'This sign-in has expired or was used already. Please start again.',
    );
  });

  test('in another browser it opens nothing, and its own can still use it', async () => {
    const { code = '', cookie } = await comeBack('google', somebody());
    const other = await leave('google');
    for (const wrong of ['', other.cookie]) expect((await redeem(code, wrong)).statusCode).toBe(401);
    expect((await redeem(code, cookie)).statusCode).toBe(200);
  });

  test.each([
    ['another state', { state: 'x' }],
    ['another address', { redirectUri: 'http://127.0.0.1:3000/auth/callback' }],
    ['another code', { code: 'A'.repeat(43) }],
  ])('with %s it is refused', async (_what, given) => {
    const { code = '', cookie } = await comeBack('google', somebody());
    expect((await redeem(code, cookie, given)).statusCode).toBe(401);
  });

  test('it works for a minute', async () => {
    const { code = '', cookie } = await comeBack('google', somebody());
    const back = travel(61_000);
    expect((await redeem(code, cookie)).statusCode).toBe(401);
    back();
  });

  test.each([
    ['an operator', { code: { $ne: '' } }],
    ['nothing', { code: '' }],
    ['a field of another call', { password: 'x' }],
  ])('a body with %s is a 400', async (_what, given) => {
    expect((await redeem('x', '', given)).statusCode).toBe(400);
  });

  test('"Remember me" off lasts until the browser closes', async () => {
    const { code = '', cookie } = await comeBack('google', somebody());
    const answer = await redeem(code, cookie, { remember: false });
    expect(answer.cookies.find(({ name }) => name === 'sid')?.expires).toBeUndefined();
  });

  test('the database holds nothing that opens a round, and nothing once it is over', async () => {
    const person = somebody();
    const { code = '', cookie } = await comeBack('google', person);
    const stored = JSON.stringify(await RoundModel.find().lean());
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(cookie.slice('oauth='.length));
    await redeem(code, cookie);
    expect(JSON.stringify(await RoundModel.find().lean())).not.toContain(person.email);
  });
});

describe('an address that has an account', () => {
  test('nobody proved it: it is not joined before its password was given in this browser', async () => {
    const { person, user } = await signUp(api);
    const social = somebody({ email: person.email.toUpperCase() });
    const { code = '', cookie } = await comeBack('google', social);
    const refused = await redeem(code, cookie);
    expect([refused.statusCode, refused.json().error]).toEqual([409, signInFirst('Google')]);
    expect(cookieOf(refused)).toBeUndefined();
    // In another browser, or as somebody else, nothing is joined.
    await signInAgain(api, person);
    expect((await signInBy('google', social)).statusCode).toBe(409);

    const { email, password } = person;
    expect((await api.anonymous.post('/api/auth/login', { email, password }, { cookie })).statusCode).toBe(
      200,
    );
    expect((await signInBy('google', social)).json().user.id).toBe(user.id);
    // The address is proved by now: GitHub joins at once.
    expect((await signInBy('github', somebody({ email }))).json().user.id).toBe(user.id);
  });

  test('somebody else who signs in in that browser joins nothing', async () => {
    const { person } = await signUp(api);
    const { person: other } = await signUp(api);
    const social = somebody({ email: person.email });
    const { code = '', cookie } = await comeBack('google', social);
    await redeem(code, cookie);
    const { email, password } = other;
    await api.anonymous.post('/api/auth/login', { email, password }, { cookie });
    expect((await signInBy('google', social)).statusCode).toBe(409);
  });

  test('a mailed link has proved it: it is joined, and the password goes on working', async () => {
    const { person, user } = await signUp(api);
    await api.anonymous.post('/api/auth/password/forgot', { email: person.email });
    const [letter] = await mailTo(api, person.email);
    const password = 'another password';
    await api.anonymous.post('/api/auth/password/reset', { token: letter?.token, password });
    expect((await signInBy('github', somebody({ email: person.email }))).json().user.id).toBe(user.id);
    await signInAgain(api, { ...person, password });
  });

  test('an unverified one joins nothing, proved or not', async () => {
    const { email } = somebody();
    await signInBy('google', somebody({ email }));
    expect((await signInBy('github', somebody({ email, verified: false }))).statusCode).toBe(403);
  });

  test('without a password nobody gets in with one', async () => {
    const person = somebody();
    await signInBy('google', person);
    for (const password of ['', 'undefined', 'null', 'rain harvest']) {
      const answer = await api.anonymous.post('/api/auth/login', { email: person.email, password });
      expect([400, 401]).toContain(answer.statusCode);
    }
  });

  test('two tabs of somebody new at once: one account', async () => {
    const person = somebody();
    const rounds = await Promise.all([comeBack('google', person), comeBack('google', person)]);
    const answers = await Promise.all(rounds.map(({ code = '', cookie }) => redeem(code, cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(answers.map((answer) => answer.json().user.id)).size).toBe(1);
  });
});

test('two rounds in two tabs of one browser do not disturb each other', async () => {
  const first = await leave('google');
  const second = await leave('github', first.cookie);
  expect(second.cookie).toBe(first.cookie);
  for (const { cookie, leftFor } of [second, first]) {
    expect(parameters(await arrive(providers.agree(leftFor, somebody()), cookie))).toHaveProperty('code');
  }
});

test('one name is enough; without any the address lends one', async () => {
  const single = await signInBy('google', somebody({ name: 'Suharto' }));
  expect(single.json().user).toMatchObject({ firstName: 'Suharto', lastName: '' });
  const none = await signInBy('google', somebody({ name: '' }));
  expect(none.json().user.firstName).toMatch(/^achieng\./);
});

describe('switched off', () => {
  test('a program gets a 503 in words, a person the page with the reason', async () => {
    const { socialProviders } = api.app;
    api.app.socialProviders = {};
    try {
      const program = await api.anonymous.get(`/api/auth/google?${googleQuery()}`);
      expect([program.statusCode, program.json().error]).toEqual([
        503,
        'Signing in with Google is not set up here. Please use your email and password.',
      ]);
      const person = await api.anonymous.get('/api/auth/github?state=s', { accept: 'text/html' });
      expect(locationOf(person).href).toBe(`${redirectUri}?error=not_configured&state=s`);
      expect((await redeem('x', '')).statusCode).toBe(503);
    } finally {
      api.app.socialProviders = socialProviders;
    }
  });

  test('a provider that does not answer sends the browser back, and is asked again the next time', async () => {
    const { socialProviders } = api.app;
    const gone = { clientId: 'x', clientSecret: 'y', issuer: 'http://127.0.0.1:1' };
    api.app.socialProviders = makeProviders({ google: gone, github: undefined });
    const answer = await api.anonymous.get(`/api/auth/google?${googleQuery()}`);
    api.app.socialProviders = socialProviders;
    expect(parameters(answer)).toEqual({ error: 'temporarily_unavailable', state: 'state-of-the-page' });
  });

  test.each([
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET is not set, but GOOGLE_CLIENT_ID is.'],
    [{ GITHUB_CLIENT_SECRET: 'x' }, 'GITHUB_CLIENT_ID is not set, but GITHUB_CLIENT_SECRET is.'],
    [{ GITHUB_URL: 'ftp://x' }, 'GITHUB_URL must be an address'],
    [
      { NODE_ENV: 'production', GOOGLE_ISSUER: 'http://x' },
      'GOOGLE_ISSUER must begin with https in production.',
    ],
  ])('settings that cannot work end the start: %p', (environment, sentence) => {
    expect(() => readSocialSettings(environment)).toThrow(sentence);
  });

  test('without client ids both are off, in production, too', () => {
    for (const NODE_ENV of ['development', 'production']) {
      expect(readSocialSettings({ NODE_ENV })).toEqual({ google: undefined, github: undefined });
    }
  });
});

test('no question reads a whole collection', async () => {
  await expectNoCollectionScan(async () => {
    const person = somebody();
    const { accessToken } = (await signInBy('google', person)).json();
    await signInBy('google', person);
    await signInBy('github', somebody({ email: person.email }));
    await api.anonymous.delete('/api/auth/sessions?all=true', { authorization: `Bearer ${accessToken}` });
  });
});

test('rounds from one address have a limit', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 101; n += 1) {
    const answer = await api.inject({
      method: 'GET',
      url: '/api/auth/github?state=s',
      headers: { 'x-forwarded-for': '203.0.113.77' },
    });
    statuses.add(answer.statusCode);
  }
  expect([...statuses]).toEqual([302, 429]);
});
