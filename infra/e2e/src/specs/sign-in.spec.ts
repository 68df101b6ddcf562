import { randomUUID } from 'node:crypto';
import { storageKeys } from '@harambee/platform/storage-keys';
import type { Page } from '@playwright/test';
import { completeOnboarding, newAccount, register } from '../support/accounts.ts';
import { bearer } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

type Provider = 'Google' | 'GitHub';

const somebody = () => ({ name: 'Achieng Otieno', email: `achieng.${randomUUID().slice(0, 8)}@example.org` });

/** From our sign-in page to the provider's, which is simulated locally. */
async function leaveFor(page: Page, provider: Provider, { remember = true } = {}) {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Social login' }).click();
  if (!remember) await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: `Local stand-in for ${provider}` })).toBeVisible();
}

async function agreeAs(page: Page, person: ReturnType<typeof somebody>, isVerified = true) {
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  if (!isVerified) await page.getByRole('checkbox', { name: 'The address is verified' }).uncheck();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** The whole sign-in; returns what the browser stores afterwards. */
async function signInBy(page: Page, provider: Provider, person: ReturnType<typeof somebody>, choice = {}) {
  await leaveFor(page, provider, choice);
  await agreeAs(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed in' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  return page.evaluate((keys) => {
    const read = (storage: Storage) => storage.getItem(keys.authToken);
    return {
      kept: read(localStorage),
      ofThisTab: read(sessionStorage),
      userId: (localStorage.getItem(keys.userId) ?? sessionStorage.getItem(keys.userId)) as string,
    };
  }, storageKeys);
}

const failure = (page: Page) => page.getByRole('alert');

test('Google: a new person, the same person the second time; an offline sign-out reaches the server later', {
  tag: '@long',
}, async ({ page, context, playwright, baseURL }) => {
  const person = somebody();
  const first = await signInBy(page, 'Google', person);
  expect(first.ofThisTab).toBeNull();
  await completeOnboarding(page.request, first.kept ?? '');
  await page.reload();
  await expect(page.getByText('Achieng Otieno').first()).toBeVisible();
  await expect(page.getByText("Achieng's organization").first()).toBeVisible();

  const me = async (token: string | null) => {
    const api = await playwright.request.newContext({ baseURL });
    const answer = await api.get('/api/auth/me', { headers: bearer(token ?? '') });
    await api.dispose();
    return answer.status();
  };
  const sessionCookie = async () => (await context.cookies()).find(({ name }) => name === 'sid');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  // Deleted here at once; the session and its cookie are still valid on the server.
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.authToken)).toBeNull();
  expect([await me(first.kept), (await sessionCookie())?.name]).toEqual([200, 'sid']);
  await context.setOffline(false);
  await expect.poll(() => me(first.kept)).toBe(401);
  await expect.poll(sessionCookie).toBeUndefined();
  await page.reload();
  await expect(page).toHaveURL('/login');

  expect((await signInBy(page, 'Google', person)).userId).toBe(first.userId);
});

test('GitHub: an unverified address is refused and not stored; the same verified address at Google is the same account', {
  tag: '@long',
}, async ({ page, context }) => {
  const person = somebody();
  await leaveFor(page, 'GitHub');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in failed' })).toBeVisible();
  await expect(failure(page)).toContainText('OAuth error: access_denied');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/login');

  await leaveFor(page, 'Google');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(failure(page)).toContainText('OAuth error: access_denied');

  await leaveFor(page, 'GitHub');
  await agreeAs(page, person, false);
  await expect(failure(page)).toContainText('GitHub has not confirmed your email address');
  // Loading the callback's address again signs nobody in.
  await page.reload();
  await expect(failure(page)).toContainText('Invalid state parameter');

  const signedIn = await signInBy(page, 'GitHub', person, { remember: false });
  expect([signedIn.kept, typeof signedIn.ofThisTab]).toEqual([null, 'string']);
  expect((await context.cookies()).find(({ name }) => name === 'sid')?.expires).toBe(-1);
  await completeOnboarding(page.request, signedIn.ofThisTab ?? '');
  await page.reload();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');

  expect((await signInBy(page, 'Google', person)).userId).toBe(signedIn.userId);
});

/** Holds the scripts of the page back until `come` is called. */
async function withoutScripts(page: Page) {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  return () => come();
}

test('the page takes words and a sign-in before its scripts have come, and sends them once', {
  tag: '@long',
}, async ({ page, playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL });
  const account = newAccount();
  await register(api, account);
  const { email, password } = account;
  await api.dispose();
  const sent: { method: string; body: string | null }[] = [];
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    if (request.url().endsWith('/api/auth/login'))
      sent.push({ method: request.method(), body: request.postData() });
  });
  const come = await withoutScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email').focus();
  await expect(page).toHaveURL('/login');
  expect(sent).toEqual([]);
  come();
  await expect(page).toHaveURL('/dashboard');
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ email, password, remember: true });
  expect(addresses.filter((address) => address.includes(encodeURIComponent(password)))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
});

test('what is typed while the scripts come stays, with the focus; nothing moves; the form works at 320 px', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const come = await withoutScripts(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Organization name').pressSequentially('Maji kwa');
  const before = await page.screenshot();
  come();
  await page.waitForFunction(() => !('harambeeHeld' in window));
  await page.keyboard.type(' wote');
  await expect(page.getByLabel('Organization name')).toHaveValue('Maji kwa wote');
  await page.getByLabel('Organization name').fill('Maji kwa');
  await page.keyboard.press('End');
  expect(await page.screenshot()).toEqual(before);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
});
