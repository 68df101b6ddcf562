import type { Page } from '@playwright/test';
import { completeOnboarding, newAccount, signedInPage } from '../support/accounts.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { proveAddress } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('settings by keyboard alone: tabs, a switch, a language that applies to every page, and the start page', {
  tag: '@long',
}, async ({ page }) => {
  await signedInPage(page);
  await page.goto('/settings');
  await expect(tab(page, 'Profile')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tab(page, 'Profile')).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/settings?tab=notifications');
  await expect(tab(page, 'Notifications')).toBeFocused();
  await expect(page.getByRole('switch', { name: 'Proposals' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Proposals' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Proposals' })).not.toBeChecked();

  await page.goto('/settings?tab=preferences');
  await page.getByLabel('Format of dates and numbers').focus();
  await page.keyboard.type('Deutsch');
  await page.getByLabel('Currency display').focus();
  await page.keyboard.type('Code');
  await expect(page.getByLabel('Preview')).toContainText('30 November 2026');
  await page.getByRole('radio', { name: /Proposals/ }).focus();
  await page.keyboard.press('Space');

  await page.reload();
  await expect(page.getByLabel('Preview')).toContainText(/148\.600\sUSD/);
  await page.goto('/');
  await expect(page).toHaveURL('/proposals');
  // A remote uses it, too.
  await page.goto('/impact/report');
  await expect(page.getByRole('main')).toContainText(/\d+ [A-Z][a-z]+ 20\d\d to /);
  await page.goto('/settings?tab=notifications');
  await expect(page.getByRole('switch', { name: 'Proposals' })).not.toBeChecked();
});

test('the theme applies before anything is painted', async ({ page }) => {
  await signedInPage(page);
  await page.goto('/settings?tab=appearance');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The first paint: the app's scripts have not loaded yet.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/main\.[0-9a-f]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  release();
  await expect(page.getByRole('radio', { name: /Dark/ })).toBeChecked();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toContain('dark');
  expect(paper === 'normal' || paper.includes('dark')).toBe(true);
  for (const path of ['/terms', '/privacy', '/support']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  }
});

test('two people: invited by a link, joined, made an owner, removed', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { account } = await signedInPage(page);
  await proveAddress(page.request, account.email);
  await page.goto('/team');
  const card = page.getByRole('region', { name: 'Colleagues' });
  await card.getByRole('button', { name: 'Create a link instead' }).click();
  const link = await card.getByLabel('Invitation link').inputValue();
  await expect(card.getByRole('list', { name: 'Open invitations' })).toContainText('Anyone with the link');

  const phone = await browser.newContext({ baseURL, viewport: { width: 375, height: 740 } });
  const other = await phone.newPage();
  const person = newAccount({ firstName: 'Otieno', lastName: 'Okoth' });
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(account.organizationName);
  await other.getByLabel('First name').fill(person.firstName);
  await other.getByLabel('Last name').fill(person.lastName);
  await other.getByLabel('Email').fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(person.password);
  await other.locator('form button[type=submit]').click();
  await expect(other).toHaveURL('/dashboard');
  const token = await other.evaluate(() => localStorage.getItem('auth_token'));
  await completeOnboarding(phone.request, token ?? '');

  await test.step('the member sees the list, but no controls to change it', async () => {
    await other.goto('/team');
    const list = other.getByRole('region', { name: 'Colleagues' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByRole('button')).toHaveCount(0);
    await staysInside(other);
    await other.goto('/profile');
    await expect(other.getByRole('main')).toContainText('Writer');
  });

  await test.step('the last owner cannot leave, then makes another owner', async () => {
    await page.reload();
    await expect(card).toContainText('You are the only owner, so you cannot leave');
    await expect(card.getByRole('list', { name: 'Open invitations' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Change Otieno Okoth' }).click();
    await page.getByRole('menuitem', { name: 'Make owner' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
    await expect(page.getByText('Otieno Okoth is now an owner')).toBeVisible();
    await expect(card).not.toContainText('You are the only owner');
  });

  await test.step('the removed person is signed out', async () => {
    await card.getByRole('button', { name: 'Change Otieno Okoth' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Otieno Okoth was removed')).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(1);
    await other.goto('/dashboard');
    await expect(other).toHaveURL('/login');
  });
  await phone.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });
  test('a name is saved, the page reloads and says so; a new address waits for its mail', {
    tag: '@long',
  }, async ({ page }) => {
    const { account } = await signedInPage(page);
    await page.goto('/settings');
    await page.getByLabel('First name').fill('Achieng');
    await page.getByLabel('Email', { exact: true }).fill(`new.${account.email}`);
    await page.getByLabel('Current password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(/Your profile was saved/)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Achieng');
    await expect(page.getByText(`Confirm new.${account.email} by email`)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the change' }).click();
    await expect(page.getByText(`Confirm new.${account.email} by email`)).toHaveCount(0);
    for (const name of ['Notifications', 'Security', 'Appearance', 'Preferences']) {
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await staysInside(page, name);
    }
  });
});
