import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { findings } from '../support/checks/axe.ts';
import { type ProductWithWorker, productWithWorker } from '../support/own-worker.ts';
import { test as base, expect } from '../support/test.ts';

/** A minimal worker that does only what the page needs; another number is another version. */
const workerOf = (version: number) => `
  // version ${version}
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('message', ({ data }) => data?.type === 'SKIP_WAITING' && self.skipWaiting());
`;

const test = base.extend<{ product: ProductWithWorker }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  product: async ({}, use) => {
    const product = await productWithWorker(process.env.HARAMBEE_ORIGIN ?? '', workerOf(1));
    await use(product);
    product.close();
  },
  baseURL: ({ product }, use) => use(product.origin),
});
test.use({ serviceWorkers: 'allow' });

/** Deploys a new version and makes the page visible again. */
async function deploy(product: ProductWithWorker, version: number, page: Page) {
  product.serve(workerOf(version));
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Counts the page loads of this tab. */
async function countLoads(page: Page) {
  await page.addInitScript(() => {
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1));
  });
  // While the page reloads there is nobody to ask; whoever polls asks again.
  return () => page.evaluate(() => Number(sessionStorage.getItem('loads'))).catch(() => -1);
}

const hasWorker = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
const notice = (page: Page) => page.locator('[data-part="snackbar"]');
const press = (page: Page, name: string) => notice(page).getByRole('button', { name }).click();

test('the first worker shows nothing, a new one is offered, Later hides it, and Update Now reloads once', async ({
  page,
  product,
}) => {
  await signedInPage(page);
  const loads = await countLoads(page);
  await page.goto('/dashboard');
  await hasWorker(page);
  const registration = await page.evaluate(async () => {
    const { scope, updateViaCache, active } = await navigator.serviceWorker.ready;
    return { scope, updateViaCache, script: active?.scriptURL };
  });
  const { origin } = new URL(page.url());
  expect(registration).toEqual({ scope: `${origin}/`, updateViaCache: 'none', script: `${origin}/sw.js` });
  await expect(notice(page)).toHaveCount(0);

  await deploy(product, 2, page);
  await expect(notice(page)).toContainText('Update Available');
  await expect(notice(page)).toContainText('New features and improvements ready');
  expect(await findings(page, { selector: '[data-part="snackbars"]' })).toEqual([]);
  await press(page, 'Later');
  await expect(notice(page)).toHaveCount(0);
  expect(await loads()).toBe(1);

  await deploy(product, 3, page);
  await press(page, 'Update Now');
  await expect.poll(loads).toBe(2);
  await hasWorker(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting);
  await expect.poll(waiting).toBeNull();
  await expect(notice(page)).toHaveCount(0);
  expect(await loads()).toBe(2);
});

test('a tab with unsaved text still asks after another tab has agreed', { tag: '@long' }, async ({
  page,
  context,
  product,
}) => {
  await signedInPage(page);
  await page.goto('/dashboard');
  await hasWorker(page);
  const other = await context.newPage();
  const loads = await countLoads(other);
  await other.goto('/login');
  await other.goto('/proposals/new');
  const title = other.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Half a title');
  const before = await loads();

  await deploy(product, 2, page);
  await press(page, 'Update Now');
  await expect(notice(page)).toHaveCount(0);
  await expect(notice(other)).toContainText('Update Available');
  await expect(title).toHaveValue('Half a title');
  expect(await loads()).toBe(before);
  await press(other, 'Update Now');
  await expect.poll(loads).toBe(before + 1);
  await expect(title).toHaveValue('Half a title');
});

test('if the worker cannot be loaded, it is logged and reported, the app works, and no snackbar covers the toast', {
  tag: '@long',
}, async ({ page, context, product }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  product.serve(null);
  await signedInPage(page);
  await page.goto('/dashboard');
  const toast = page.getByText(/could not be set up to work offline/);
  await expect(toast).toBeVisible();
  expect(logged.filter((line) => line.includes('The service worker could not be registered'))).toHaveLength(
    1,
  );
  await context.setOffline(true);
  await expect(notice(page)).toContainText("You're Offline");
  const [above, below] = [await notice(page).boundingBox(), await toast.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await context.setOffline(false);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Proposals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
});
