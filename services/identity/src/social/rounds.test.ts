import { providerToken } from '../testing/fake-providers.ts';
import { aPerson, cookieOf } from '../testing/people.ts';
import {
  googleQuery,
  locationOf,
  origin,
  parameters,
  redirectUri,
  socialScene,
  somebody,
} from '../testing/social-scene.ts';
import { UserModel } from '../users/user.model.ts';
import { makeProviders } from './providers.ts';
import { notVerified } from './social-accounts.service.ts';

const { agree, api, arrive, comeBack, leave, redeem, signInBy } = socialScene();

describe.each(['google', 'github'] as const)('%s', (provider) => {
  test('somebody new gets an organization of their own, and the same account the next time', async () => {
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
    // The person's address at the provider has changed in the meantime; the account is the same.
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
    const back = new URL(agree(leftFor, somebody()));
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
    const back = agree(leftFor, somebody());
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

  test('a code of GitHub that it does not honor', async () => {
    const { error } = await comeBack('github', somebody(), { error: 'bad_verification_code' });
    expect(error).toBe('server_error');
  });

  test('the way back of one provider is none of the other', async () => {
    const { cookie, leftFor } = await leave('google');
    const back = agree(leftFor, somebody()).replace('/google/', '/github/');
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

  test('both names of this machine are; the round stays under the name it was started with', async () => {
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

test('two rounds in two tabs of one browser do not disturb each other', async () => {
  const first = await leave('google');
  const second = await leave('github', first.cookie);
  expect(second.cookie).toBe(first.cookie);
  for (const { cookie, leftFor } of [second, first]) {
    expect(parameters(await arrive(agree(leftFor, somebody()), cookie))).toHaveProperty('code');
  }
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
