import type { Browser, Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import type { OwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

// Uses the real worker of two built shells; updates.spec.ts tests how a page handles any worker.

const notice = (page: Page) => page.locator('[data-part="snackbar"]');
const mainFileOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '');

/** Opens the dashboard once the worker has cached the shell, and counts page loads. */
async function withWorker(browser: Browser, product: OwnProduct) {
  const context = await browser.newContext({ baseURL: product.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signedInPage(page);
  await page.goto('/dashboard');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
  await expect.poll(() => page.evaluate(async () => !!(await caches.match('/complete')))).toBe(true);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return { page, loads: () => loads };
}

/** Deploys another shell and makes the page visible again. */
async function deploy(page: Page, product: OwnProduct, note: string, hold?: string): Promise<string> {
  const main = product.deployShell(note, hold);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice(page)).toContainText('Update Available', { timeout: 30_000 });
  return main;
}

const pressUpdate = (page: Page) => notice(page).getByRole('button', { name: 'Update Now' }).click();

test('Update Now: the new worker takes over, and the page reloads once with the new shell', {
  tag: ['@own-product', '@long'],
}, async ({ browser, ownProduct }) => {
  test.setTimeout(120_000);
  const { page, loads } = await withWorker(browser, ownProduct);
  const before = await mainFileOf(page);
  const main = await deploy(page, ownProduct, 'two');
  expect(await mainFileOf(page)).toBe(before);
  await pressUpdate(page);
  await expect.poll(loads, { timeout: 30_000 }).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await mainFileOf(page)).toContain(main);
  await expect(notice(page)).toHaveCount(0);
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting);
  await expect.poll(waiting).toBeNull();
  expect(loads()).toBe(1);
  await page.context().close();
});

test('if the new worker does not take over, after ten seconds there is a message and a reload, and work goes on', {
  tag: ['@own-product', '@long'],
}, async ({ browser, ownProduct }) => {
  test.setTimeout(120_000);
  const { page, loads } = await withWorker(browser, ownProduct);
  await deploy(page, ownProduct, 'three', 'self.skipWaiting = () => new Promise(() => {});');
  await pressUpdate(page);
  await expect(notice(page).getByRole('button', { name: 'Update Now' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(/The update is taking longer than usual/)).toBeVisible({
    timeout: 30_000,
  });
  expect(loads()).toBe(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Proposals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
  // The new worker is the next one.
  await notice(page).getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toHaveCount(0);
  const main = await deploy(page, ownProduct, 'four');
  await pressUpdate(page);
  await expect(page.locator(`script[src$="/${main}"]`)).toHaveCount(1, { timeout: 30_000 });
  await page.context().close();
});
