import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicRoutes, signedInRoutes } from '@harambee/domain';
import { everybody, readsCacheOf } from '@harambee/platform/worker-messages';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ProposalForm } from '../pages/proposal-form.ts';
import { newAccount, register, signedInPage, storedSignIn } from '../support/accounts.ts';
import { Api } from '../support/api.ts';
import { chromiumFlags, chromiumPath } from '../support/chromium.ts';
import { isLong } from '../support/long.ts';
import type { OwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';
import { remoteNames, shipTo } from '../support/versions.ts';
import { waterProject } from '../support/water-project.ts';

const staticPages = ['/terms', '/privacy', '/support', '/goodbye'];
const everyRoute: readonly string[] = [...signedInRoutes, ...publicRoutes, ...staticPages];

/** One of each kind: a page of a remote with an id, a lazy one, and a static one. */
const oneOfEach = ['/proposals/:id', '/impact/report', '/terms'];

// One test at a time uses the second product, because a test stops it.
test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

const newContext = (browser: Browser, { origin }: OwnProduct) =>
  browser.newContext({ baseURL: origin, serviceWorkers: 'allow' });

/** A browser that has the product open and has cached all of it. */
async function keeping(context: BrowserContext) {
  const page = await context.newPage();
  const person = await signedInPage(page);
  const { id: profileId } = await person.api.createProfile();
  const proposalId = await person.api.createProposal();
  const callId = await person.api.createCall();
  await page.goto('/dashboard');
  await expectCached(page, person.user.id);
  return { page, ...person, profileId, proposalId, callId };
}

async function expectCached(page: Page, userId: string): Promise<void> {
  const isWhole = async (cacheName: string) =>
    (await caches.match('/complete')) !== undefined &&
    (await caches.match('/read-ahead', { cacheName })) !== undefined;
  await expect.poll(() => page.evaluate(isWhole, readsCacheOf(userId)), { timeout: 30_000 }).toBe(true);
}

test('every page cold-starts without a server, although none was visited before', {
  tag: '@own-product',
}, async ({ browser, ownProduct }) => {
  // More than twenty pages, each in its own tab.
  test.setTimeout(240_000);
  const context = await newContext(browser, ownProduct);
  const { page: first, profileId, proposalId, callId } = await keeping(context);
  const idIn = (route: string) =>
    /profile/.test(route) ? profileId : /calls/.test(route) ? callId : proposalId;
  await first.close();
  await ownProduct.stop();
  for (const route of isLong ? everyRoute : oneOfEach) {
    expect(everyRoute).toContain(route);
    const path = route.replace(':id', idIn(route));
    await test.step(path, async () => {
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect.soft(page.getByRole('button', { name: 'Retry' }), route).toHaveCount(0);
      await page.close();
    });
  }
  await context.close();
});

const versionsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById('remotes')?.textContent ?? '{}');
    return remotes.map(({ name, version }: { name: string; version: string }) => `${name} ${version}`);
  });
const mainFileOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '');

test('if shell and remotes are deployed while it is offline, versions are consistent before and after', {
  tag: ['@own-product', '@long'],
}, async ({ browser, ownProduct }) => {
  test.setTimeout(120_000);
  const context = await newContext(browser, ownProduct);
  const { page, user } = await keeping(context);
  const before = { remotes: await versionsIn(page), main: await mainFileOf(page) };
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const main = ownProduct.deployShell('two');
  const newest = await Promise.all(
    remoteNames.map(
      async (name) => `${name} ${await shipTo(user.tenantId, name, 'two', { dataDir: ownProduct.dataDir })}`,
    ),
  );
  await page.goto('/impact/badges');
  await expect(page.getByRole('heading', { level: 1, name: 'Badges' })).toBeVisible();
  expect({ remotes: await versionsIn(page), main: await mainFileOf(page) }).toEqual(before);

  // Online again: the newest remotes in the cached shell, until the person accepts the new shell.
  await context.setOffline(false);
  await page.goto('/impact');
  await expect(page.getByRole('heading', { level: 1, name: 'Impact' })).toBeVisible();
  expect(await versionsIn(page)).toEqual(newest);
  expect(await mainFileOf(page)).toBe(before.main);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const arriving = registration?.installing ?? registration?.waiting;
    if (!arriving) throw new Error('the new worker was not found');
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    const take = () => arriving.state === 'installed' && arriving.postMessage({ type: 'SKIP_WAITING' });
    arriving.addEventListener('statechange', take);
    take();
    await changed;
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Impact' })).toBeVisible();
  expect(await mainFileOf(page)).toContain(main);
  await expectCachedVersions(page, newest);

  await context.setOffline(true);
  await page.goto('/proposals');
  await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
  expect(await versionsIn(page)).toEqual(newest);
  expect(await mainFileOf(page)).toContain(main);
  await context.close();
});

/** Exactly this version of each remote is cached, completely. */
const expectCachedVersions = (page: Page, versions: string[]): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('remote '));
        return names.map((name) => name.replace(/^remote /, '')).sort();
      }),
    )
    .toEqual([...versions].sort());

test('the next person cannot see what one person has read, and signing out deletes it', {
  tag: '@own-product',
}, async ({ browser, ownProduct }) => {
  test.setTimeout(120_000);
  const context = await newContext(browser, ownProduct);
  const { page, user } = await keeping(context);
  const cachesOfReads = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('reads-')).sort());
  expect(await cachesOfReads()).toEqual([readsCacheOf(user.id), readsCacheOf(everybody)].sort());
  // Only addresses, no headers, so no token is stored.
  const headers = await page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.flatMap((request) => [...request.headers.keys()]);
  }, readsCacheOf(user.id));
  expect(headers).toEqual([]);

  // The first person's session ends without a sign-out; the next person has no data here yet.
  const own = await page.evaluate(() => ({ ...localStorage }));
  const keep = (kept: object) => page.evaluate((all) => Object.assign(localStorage, all), kept);
  await keep(storedSignIn(await register(page.request, newAccount())));
  await context.setOffline(true);
  // Chromium forgets the emulated offline state with the next document.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  );
  await page.goto('/proposals');
  await expect(page).toHaveURL('/login');

  // The first person again: everything is there until the sign-out.
  await keep(own);
  await page.goto('/proposals');
  await expect(page.getByRole('heading', { name: waterProject.title })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await cachesOfReads()).toEqual([]);
  await keep(own);
  await page.goto('/proposals');
  await expect(page).toHaveURL('/login');
  await context.close();
});

test('a proposal typed without the server in a browser that is closed and reopened reaches the server once', {
  tag: ['@own-product', '@long'],
}, async ({ ownProduct }) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'harambee-browser-'));
  const openBrowser = () =>
    chromium.launchPersistentContext(folder, {
      executablePath: chromiumPath(),
      chromiumSandbox: false,
      args: chromiumFlags,
      baseURL: ownProduct.origin,
      viewport: { width: 1440, height: 1000 },
      serviceWorkers: 'allow',
    });
  try {
    const first = await openBrowser();
    const { accessToken } = await keeping(first);
    await first.close();
    await ownProduct.stop();

    const second = await openBrowser();
    const page = await second.newPage();
    await page.goto('/proposals/new');
    const form = new ProposalForm(page);
    await form.fill({ ...waterProject, title: 'Written by candlelight' });
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByText(/^Kept on this device\. It will be sent/).first()).toBeVisible();
    await second.close();

    const third = await openBrowser();
    const without = await third.newPage();
    await without.goto('/proposals');
    const waiting = without.getByRole('list', { name: 'Proposals only on this device' });
    await expect(waiting).toContainText('Written by candlelight');
    // The open page notices the server by itself, sends the proposal, and refreshes its cached data.
    await ownProduct.start();
    await expect(waiting).toBeHidden({ timeout: 60_000 });
    const list = without.getByRole('list', { name: 'Proposals', exact: true });
    await expect(list).toContainText('Written by candlelight');
    const titles = (await new Api(third.request, accessToken).proposals()).map(({ title }) => title);
    expect(titles.sort()).toEqual([waterProject.title, 'Written by candlelight'].sort());
    await third.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
