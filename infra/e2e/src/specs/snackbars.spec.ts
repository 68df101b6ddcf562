import type { Page } from '@playwright/test';
import { newAccount, signedInPage } from '../support/accounts.ts';
import { findings } from '../support/checks/axe.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { expect, test } from '../support/test.ts';

const notice = (page: Page) => page.locator('[data-part="snackbar"]');
const pill = (page: Page) => page.getByText('Offline', { exact: true });

/** Buttons that cannot be pressed because something covers them. */
const coveredButtons = (page: Page) =>
  page.evaluate(() => {
    const buttons = document.querySelectorAll('header :is(a, button), [data-part="sticky-actions"] button');
    return [...buttons]
      .filter((button) => button.checkVisibility())
      .flatMap((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return button.contains(hit) ? [] : [button.textContent || button.getAttribute('aria-label')];
      });
  });

async function nothingIsInTheWay(page: Page) {
  expect(await coveredButtons(page)).toEqual([]);
  await staysInside(page);
  expect(await findings(page, { selector: 'header, [data-part="snackbars"]' })).toEqual([]);
}

/** Fakes the browser's install event, which it does not send in tests. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {},
      userChoice: new Promise(() => {}),
    });
    window.dispatchEvent(offer);
  });

const screens = [
  { width: 1440, colorScheme: 'light', tag: ['@long'] },
  { width: 1440, colorScheme: 'dark', tag: ['@long'] },
  { width: 375, colorScheme: 'light', tag: ['@long'] },
  { width: 320, colorScheme: 'dark', tag: ['@long'] },
] as const;

for (const { width, colorScheme, tag } of screens) {
  test(`messages for lost and restored network and for installing, at ${width} px, ${colorScheme}`, {
    tag: [...tag],
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await signedInPage(page);
    await page.goto('/proposals/new');
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Half a title');
    await expect(pill(page)).toHaveCount(0);

    await context.setOffline(true);
    await expect(notice(page)).toContainText("You're Offline");
    await expect(notice(page)).toContainText('Cached content available');
    await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible();
    await expect(title).toBeFocused();
    await nothingIsInTheWay(page);

    await context.setOffline(false);
    await expect(notice(page)).toContainText('Back Online', { timeout: 20_000 });
    await expect(notice(page)).toContainText('Syncing latest changes...');
    await expect(pill(page)).toHaveCount(0);
    await nothingIsInTheWay(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(title).toHaveValue('Half a title');

    await offerInstall(page);
    await expect(notice(page)).toContainText('Install Harambee');
    await nothingIsInTheWay(page);
    await notice(page).getByRole('button', { name: 'Install' }).click();
    await expect(notice(page).getByRole('button', { name: 'Installing...' })).toBeVisible();
    await notice(page).getByRole('button', { name: "Don't ask again" }).click();
    await expect(notice(page)).toHaveCount(0);
  });
}

test('they appear on the sign-in page, too, and a missing server counts as offline', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/login');
  await page.route(/\/api\/|\/icon\.svg$/, (route) => route.abort());
  const { email, password } = newAccount();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(notice(page)).toContainText("You're Offline");
  await expect(pill(page)).toBeVisible();
  expect(await findings(page, { selector: 'header, [data-part="snackbars"]' })).toEqual([]);
  await page.unrouteAll();
  await expect(notice(page)).toContainText('Back Online', { timeout: 30_000 });
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
});

test('they cover neither the field of the assistant beside the page nor an assistant over the page', {
  tag: '@long',
}, async ({ page, context }) => {
  await signedInPage(page);
  await page.goto('/dashboard');
  const rafiki = page.getByRole('button', { name: 'Rafiki, the assistant' });
  const question = page.getByPlaceholder('Ask the assistant anything...');
  await rafiki.click();
  await expect(question).toBeVisible();
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  const left = (await question.boundingBox())?.x ?? 0;
  const card = await notice(page).boundingBox();
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(left);
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0, { timeout: 20_000 });

  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Rafiki, the assistant' })).toBeVisible();
  await context.setOffline(true);
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toBeHidden();
  await page.getByRole('button', { name: 'Close assistant' }).click();
  await expect(notice(page)).toBeVisible();
});

test('the browser considers the app installable', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login');
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Harambee', start_url: '/dashboard' });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Test contexts are private windows, which cannot install apps.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});
