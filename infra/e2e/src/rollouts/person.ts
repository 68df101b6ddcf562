import { storageKeys } from '@harambee/platform/storage-keys';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';

/** Somebody with work in every remote; they keep their sign-in from trial to trial. */
export interface Person {
  stored: BrowserContextOptions['storageState'];
  /** By the beginning of a route: what stands for its `:id`. */
  ids: Readonly<Record<string, string>>;
}

const ofSignIn: string[] = [storageKeys.authToken, storageKeys.userId, storageKeys.tenantId];

/** The sign-in of a browser, which may have been renewed; what else it remembers would reach the next trial. */
export async function signInOf(context: BrowserContext): Promise<Person['stored']> {
  const { cookies, origins } = await context.storageState();
  const kept = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => ofSignIn.includes(name)),
  }));
  return { cookies, origins: kept };
}

/** Signs up, and makes one of each thing that pages show. */
export async function signUp(browser: Browser, origin: string): Promise<Person> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const { api } = await signedInPage(page);
  const profile = await api.createProfile();
  const proposal = await api.createProposal({ generate: true });
  await api.waitForStatus(proposal, 'completed');
  const call = await api.createCall();
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const stored = await signInOf(context);
  await context.close();
  return {
    stored,
    ids: {
      '/profiles': profile.id,
      '/public/profile': profile.id,
      '/proposals': proposal,
      '/calls': call,
    },
  };
}

/**
 * The address of a route. Undefined if a parameter stands for something that this person has not. An optional one is
 * filled in, if it can be.
 */
export function addressOf(pattern: string, ids: Person['ids']): string | undefined {
  const before = pattern.slice(0, pattern.indexOf('/:'));
  if (!pattern.includes('/:')) return pattern;
  const id = ids[before];
  return id === undefined ? undefined : pattern.replace(/:[a-zA-Z]+\??/, id);
}
