import { randomUUID } from 'node:crypto';
import { storageKeys } from '@harambee/domain';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';

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
  /** False for somebody whom the wizard of spec 2.21 still greets: it would stand before every page. */
  onboarded?: boolean;
}

interface SignedUp {
  accessToken: string;
  user: { id: string; tenantId: string };
}

/** Signs up by the API; the answer's token is for API calls, its cookie stays in the request context. */
export async function register(
  request: APIRequestContext,
  account: Account,
  { onboarded = true }: SignUpOptions = {},
): Promise<SignedUp> {
  let response = await request.post('/api/auth/register', { data: account });
  // A product that has just started on a busy machine asks to come again.
  if (response.status() === 503) {
    await expect
      .poll(async () => {
        response = await request.post('/api/auth/register', { data: account });
        return response.status();
      })
      .not.toBe(503);
  }
  if (!response.ok()) throw new Error(`register: ${response.status()} ${await response.text()}`);
  const signedUp = (await response.json()) as SignedUp;
  if (onboarded) await completeOnboarding(request, signedUp.accessToken);
  return signedUp;
}

/** As `Skip` of the wizard does. */
export async function completeOnboarding(request: APIRequestContext, accessToken: string): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await request.post('/api/auth/complete-onboarding', { headers });
  if (!answer.ok()) throw new Error(`complete-onboarding: ${answer.status()} ${await answer.text()}`);
}

/** A browser that is already signed in, without walking through the form again. */
export async function signedInPage(page: Page, account = newAccount(), options: SignUpOptions = {}) {
  const session = await register(page.request, account, options);
  await page.addInitScript(
    ([token, user, tenant, keys]) => {
      if (localStorage.getItem(keys.authToken)) return;
      localStorage.setItem(keys.authToken, token);
      localStorage.setItem(keys.userId, user);
      localStorage.setItem(keys.tenantId, tenant);
    },
    [session.accessToken, session.user.id, session.user.tenantId, storageKeys] as const,
  );
  return { account, ...session };
}

export type Session = Awaited<ReturnType<typeof signedInPage>>;

/** The same person in another browser: another sign-in, another session. */
export async function otherBrowser(browser: Browser, baseURL: string | undefined, { account }: Session) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const { email, password } = account;
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  const { accessToken, user } = await answer.json();
  await page.addInitScript(
    ([token, id, tenant, keys]) => {
      localStorage.setItem(keys.authToken, token);
      localStorage.setItem(keys.userId, id);
      localStorage.setItem(keys.tenantId, tenant);
    },
    [accessToken, user.id, user.tenantId, storageKeys] as const,
  );
  return { context, page };
}
