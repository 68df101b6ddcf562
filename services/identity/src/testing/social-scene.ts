import { randomUUID } from 'node:crypto';
import { testApp } from '@harambee/service-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import { identityService } from '../app.ts';
import { makeProviders } from '../social/providers.ts';
import { type FakePerson, fakeProviders } from './fake-providers.ts';

export const origin = 'http://localhost:3000';
export const redirectUri = `${origin}/auth/callback`;
export type Provider = 'google' | 'github';

export const somebody = (given: Partial<FakePerson> = {}): FakePerson => ({
  subject: String(Math.floor(Math.random() * 1e12)),
  name: 'Achieng Otieno',
  email: `achieng.${randomUUID()}@maji.example`,
  verified: true,
  ...given,
});

/** What the page sends; `given` overrides parts of it. */
export const googleQuery = (given: Record<string, string> = {}) =>
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
export const locationOf = (answer: LightMyRequestResponse) => new URL(answer.headers.location as string);
export const parameters = (answer: LightMyRequestResponse) =>
  Object.fromEntries(locationOf(answer).searchParams);

/** The service with two fake providers, and the steps of a browser between them. */
export function socialScene() {
  const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });
  let fake: Awaited<ReturnType<typeof fakeProviders>>;
  beforeAll(async () => {
    fake = await fakeProviders();
    api.app.socialProviders = makeProviders(fake.settings);
  });
  afterAll(() => fake.close());
  afterEach(() => expect(fake.problems.splice(0)).toEqual([]));

  /** Agrees at the provider: the address it sends the browser back to. */
  const agree: typeof fake.agree = (...given) => fake.agree(...given);

  /** The browser leaves: its cookie and the address it goes to. */
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

  /** The whole round trip, up to the code. */
  async function comeBack(provider: Provider, person: FakePerson, claims = {}) {
    const { cookie, leftFor } = await leave(provider);
    const answer = await arrive(agree(leftFor, person, claims), cookie);
    expect(answer.statusCode).toBe(302);
    expect(locationOf(answer).href).toMatch(new RegExp(`^${redirectUri}\\?`));
    return { cookie, ...(parameters(answer) as { code?: string; state?: string; error?: string }) };
  }
  async function signInBy(provider: Provider, person: FakePerson) {
    const { code = '', cookie } = await comeBack(provider, person);
    return redeem(code, cookie);
  }
  return { api, agree, leave, arrive, redeem, comeBack, signInBy };
}
