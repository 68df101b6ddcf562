import { randomUUID } from 'node:crypto';
import { storageKeys } from '@harambee/platform/storage-keys';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { Api } from './api.ts';
import { proveAddress } from './mail.ts';

export interface Account {
  firstName: string;
  lastName: string;
  organizationName: string;
  email: string;
  password: string;
}

export function newAccount(overrides: Partial<Account> = {}): Account {
  const unique = randomUUID().slice(0, 8);
  return {
    firstName: 'Mwikali',
    lastName: 'Mutua',
    organizationName: `Maji Mashinani ${unique}`,
    email: `mwikali.${unique}@example.org`,
    password: `pamoja-${unique}-tunaweza`,
    ...overrides,
  };
}

interface SignUpOptions {
  /** False for a person who still sees the onboarding wizard, which covers every page. */
  onboarded?: boolean;
}

/** The answer to a sign-up or sign-in. */
export interface SignIn {
  accessToken: string;
  user: { id: string; tenantId: string };
}

/** Signs up through the API. The token is for API calls; the cookie stays in the request context. */
export async function register(
  request: APIRequestContext,
  account: Account,
  { onboarded = true }: SignUpOptions = {},
): Promise<SignIn & { api: Api }> {
  let response = await request.post('/api/auth/register', { data: account });
  // A product that has just started on a busy machine may answer 503.
  if (response.status() === 503) {
    await expect
      .poll(async () => {
        response = await request.post('/api/auth/register', { data: account });
        return response.status();
      })
      .not.toBe(503);
  }
  if (!response.ok()) throw new Error(`register: ${response.status()} ${await response.text()}`);
  const signIn = (await response.json()) as SignIn;
  if (onboarded) await completeOnboarding(request, signIn.accessToken);
  return { ...signIn, api: new Api(request, signIn.accessToken) };
}

/** Does the same as `Skip` in the wizard. */
export async function completeOnboarding(request: APIRequestContext, accessToken: string): Promise<void> {
  await new Api(request, accessToken).post('/api/auth/complete-onboarding');
}

/** What a browser stores of a sign-in. */
export const storedSignIn = ({ accessToken, user }: SignIn) => ({
  [storageKeys.authToken]: accessToken,
  [storageKeys.userId]: user.id,
  [storageKeys.tenantId]: user.tenantId,
});

/** Every document of the page finds this sign-in, or a later one. */
const keepSignIn = (page: Page, signIn: SignIn) =>
  page.addInitScript(
    ([kept, authToken]) => {
      if (!localStorage.getItem(authToken)) Object.assign(localStorage, kept);
    },
    [storedSignIn(signIn), storageKeys.authToken] as const,
  );

/** Signs a page in without going through the form. */
export async function signedInPage(page: Page, account = newAccount(), options: SignUpOptions = {}) {
  const session = await register(page.request, account, options);
  await keepSignIn(page, session);
  return { account, ...session };
}

export type Session = Awaited<ReturnType<typeof signedInPage>>;

/** The same person in another browser, with another session. */
export async function otherBrowser(browser: Browser, baseURL: string | undefined, { account }: Session) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const { email, password } = account;
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  const signIn = (await answer.json()) as SignIn;
  await keepSignIn(page, signIn);
  return { context, page, api: new Api(page.request, signIn.accessToken) };
}

/** Somebody else of the same organization, in a browser of their own. */
export async function colleagueOf(
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
  { account, api }: Session,
): Promise<{ page: Page; api: Api; name: string; close: () => Promise<void> }> {
  await proveAddress(page.request, account.email);
  const { link } = await api.post<{ link: string }>('/api/auth/invitations', {});
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  const { organizationName: _, ...person } = newAccount({ firstName: 'Otieno', lastName: 'Okoth' });
  const answer = await theirs.request.post('/api/auth/invitations/accept', {
    data: { token: link.split('#')[1], ...person },
  });
  if (!answer.ok()) throw new Error(`accept: ${answer.status()} ${await answer.text()}`);
  const signIn = (await answer.json()) as SignIn;
  await completeOnboarding(theirs.request, signIn.accessToken);
  await keepSignIn(theirs, signIn);
  return {
    page: theirs,
    api: new Api(theirs.request, signIn.accessToken),
    name: `${person.firstName} ${person.lastName}`,
    close: () => context.close(),
  };
}
