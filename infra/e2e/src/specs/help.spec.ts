import { readsCacheOf } from '@harambee/platform/worker-messages';
import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The service worker has all files of the shell, and what a page reads ahead. */
const expectCached = (page: Page, userId: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          async (cacheName) =>
            (await caches.match('/complete')) !== undefined &&
            (await caches.match('/read-ahead', { cacheName })) !== undefined,
          readsCacheOf(userId),
        ),
      { timeout: 30_000 },
    )
    .toBe(true);

test('without a network, the help opens, is searched and read, in a tab that never had it (HELP-02)', {
  tag: '@long',
}, async ({ page, context }) => {
  test.setTimeout(120_000);
  const { user } = await signedInPage(page);
  await page.goto('/dashboard');
  await expectCached(page, user.id);
  await context.setOffline(true);

  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('contrasena');
  await expect(page.getByRole('status').filter({ hasText: /articles? found/ })).toBeVisible();
  await page.getByRole('link', { name: 'Change your password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change your password' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(page.getByText(/La contraseña se cambia/)).toBeVisible();

  // Its picture is scrolled to, is not there, and leaves neither a frame nor its words.
  const link = page.getByRole('link', { name: 'Go to the page' });
  await link.scrollIntoViewIfNeeded();
  await expect(page.locator('main img')).toHaveCount(0);
  // An address typed into a new tab works, too.
  const tab = await context.newPage();
  await tab.goto('/help/password');
  await expect(tab.getByRole('heading', { level: 1, name: 'Change your password' })).toBeVisible();
  await expect(tab.locator('main img')).toHaveCount(0);
  await tab.close();

  // Back online, the picture is there.
  await context.setOffline(false);
  await page.goto('/help/password');
  await page.getByRole('link', { name: 'Go to the page' }).scrollIntoViewIfNeeded();
  const picture = page.locator('main img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
