import type { Page } from '@playwright/test';
import { type Account, newAccount, otherBrowser, register, signedInPage } from '../support/accounts.ts';
import { bearer } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

async function signIn(page: Page, { email, password }: Account) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** An account, and a browser that is not signed in. */
async function givenAccount(page: Page) {
  const account = newAccount();
  const session = await register(page.request, account);
  await page.context().clearCookies();
  return { account, ...session };
}

test('the requested page opens after signing in, in the other tab, too', {
  tag: '@long',
}, async ({ page }) => {
  const { account } = await givenAccount(page);
  const second = await page.context().newPage();
  await second.goto('/impact/badges');
  await expect(second).toHaveURL('/login');
  await page.goto('/proposals?status=draft');
  await expect(page).toHaveURL('/login');
  await signIn(page, account);
  await expect(page).toHaveURL('/proposals?status=draft');
  await expect(second).toHaveURL('/impact/badges');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(second).toHaveURL('/login');
  await expect(second.getByText('You were signed out because')).toHaveCount(0);
});

test('a session that ended says why, and leads back', async ({ page }) => {
  const { account, accessToken } = await givenAccount(page);
  await page.goto('/team');
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  const change = { currentPassword: account.password, newPassword: `${account.password}-2` };
  const changed = await page.request.put('/api/auth/password', {
    data: change,
    headers: bearer(accessToken),
  });
  expect(changed.status()).toBe(204);
  await page.goto('/team');
  await expect(page.getByText('You were signed out because your password was changed.')).toBeVisible();
  await signIn(page, { ...account, password: change.newPassword });
  await expect(page).toHaveURL('/team');
});

test('a sign-out that does not reach the server takes effect here at once, and is sent again until no cookie works', async ({
  page,
}) => {
  const { account } = await givenAccount(page);
  await page.goto('/dashboard');
  await signIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You are signed out on this device')).toBeVisible();
  await page.unroute('**/api/auth/logout');
  await expect(page.getByText('You are signed out on this device')).toHaveCount(0, { timeout: 30_000 });
  expect((await page.request.post('/api/auth/refresh')).status()).toBe(401);
});

test('a new name of the organization appears everywhere at once, also in a page that is open elsewhere', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const session = await signedInPage(page);
  const elsewhere = await otherBrowser(browser, baseURL, session);
  await elsewhere.page.goto('/dashboard');
  await expect(elsewhere.page.getByTitle(session.account.organizationName)).toBeVisible();
  await page.goto('/team');
  await page.getByLabel('Name', { exact: true }).fill('Maji Safi Trust');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(page.getByTitle('Maji Safi Trust')).toBeVisible();
  await expect(elsewhere.page.getByTitle('Maji Safi Trust')).toBeVisible();
  await elsewhere.context.close();
});

test('an expired link for a new password says so before anybody types', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(`/reset-password#${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveCount(0);
});
