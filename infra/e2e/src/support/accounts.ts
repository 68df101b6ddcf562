import { randomUUID } from 'node:crypto';
import { storageKeys } from '@harambee/domain';
import type { APIRequestContext, Page } from '@playwright/test';

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

/** Signs up by the API; the answer's token is for API calls, its cookie stays in the request context. */
export async function register(request: APIRequestContext, account: Account) {
  const response = await request.post('/api/auth/register', { data: account });
  if (!response.ok()) throw new Error(`register: ${response.status()} ${await response.text()}`);
  return (await response.json()) as { accessToken: string; user: { id: string; tenantId: string } };
}

/** A browser that is already signed in, without walking through the form again. */
export async function signedInPage(page: Page, account = newAccount()) {
  const session = await register(page.request, account);
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
