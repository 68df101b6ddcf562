import type { Page } from '@playwright/test';
import { newAccount, otherBrowser, register, type Session, signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** With its text, because the notification is about the text. */
const create = ({ api }: Session, title: string) => api.createProposal({ title, generate: true });

/** Badges and levels ring the bell, too, so a spec looks for its own notification, not at the number. */
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications(, \d+ new)?$/ });
const drop = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const complete = (page: Page, title: string) =>
  drop(page).getByRole('link', { name: `${title} is complete`, exact: true });

/** Opens a page and waits until its event stream is open. */
async function listening(page: Page, path = '/settings') {
  const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await page.goto(path);
  expect((await opened).status()).toBe(200);
}

test('a completed proposal rings the bell in both browsers at once; reading it in one clears it in both', async ({
  page,
  browser,
  baseURL,
}) => {
  const session = await signedInPage(page);
  const other = await otherBrowser(browser, baseURL, session);
  for (const one of [page, other.page]) {
    await listening(one);
    await bell(one).click();
  }
  const id = await create(session, 'Wells for Kitui');
  await session.api.waitForStatus(id, 'completed');
  // "At once": at most one and a half seconds.
  for (const one of [page, other.page]) {
    await expect(complete(one, 'Wells for Kitui')).toBeVisible({ timeout: 5_000 });
    await expect(bell(one)).toHaveAccessibleName(/\d+ new$/);
  }
  await drop(other.page).getByRole('button', { name: 'Mark as read: Wells for Kitui is complete' }).click();
  for (const one of [other.page, page]) {
    await expect(complete(one, 'Wells for Kitui')).toHaveCount(0, { timeout: 5_000 });
  }
  await expect(other.page).toHaveURL('/settings');

  // It stays under All, also after a reload.
  await drop(other.page).getByRole('link', { name: 'View all notifications' }).click();
  await expect(other.page).toHaveURL('/notifications');
  await expect(other.page.getByRole('main').getByText('Wells for Kitui is complete')).toBeVisible();
  await other.page.reload();
  await expect(other.page.getByRole('main').getByText('Wells for Kitui is complete')).toBeVisible();
  await other.context.close();
});

test('clicking an item opens its page; Clear all empties the bell in every browser', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const session = await signedInPage(page);
  const other = await otherBrowser(browser, baseURL, session);
  for (const one of [page, other.page]) {
    await listening(one);
    await bell(one).click();
  }
  const first = await create(session, 'Wells for Kitui');
  await create(session, 'Wells for Makueni');
  for (const one of [page, other.page]) {
    for (const title of ['Wells for Kitui', 'Wells for Makueni']) {
      await expect(complete(one, title)).toBeVisible({ timeout: 30_000 });
    }
  }
  await complete(page, 'Wells for Kitui').click();
  await expect(page).toHaveURL(`/proposals/${first}`);
  await expect(complete(other.page, 'Wells for Kitui')).toHaveCount(0);
  await expect(complete(other.page, 'Wells for Makueni')).toBeVisible();

  // The heading of the new page takes the focus when it appears, which closes anything that is open.
  await expect(page.getByRole('heading', { level: 1, name: 'Wells for Kitui' })).toBeFocused();
  await expect(drop(page)).toBeHidden();
  await bell(page).click();
  await drop(page).getByRole('button', { name: 'Clear all' }).click();
  for (const one of [page, other.page]) await expect(complete(one, 'Wells for Makueni')).toHaveCount(0);
  await page.reload();
  await bell(page).click();
  await expect(drop(page)).toBeVisible();
  await expect(complete(page, 'Wells for Makueni')).toHaveCount(0);
  await other.context.close();
});

test('the three calls need no header, and answer 401 without the cookie, 404 to others and 403 to other origins', {
  tag: '@long',
}, async ({ page, playwright, baseURL }) => {
  const session = await signedInPage(page);
  const url = `/api/test/notifications/${session.user.id}`;
  const asked = page.waitForRequest((request) => request.url().includes(url));
  await page.goto('/settings');
  const headers = await (await asked).allHeaders();
  expect(headers.authorization).toBeUndefined();
  expect(headers.cookie).toContain('actor=');
  expect((await page.request.get(url)).status()).toBe(200);

  const nobody = await playwright.request.newContext({ baseURL });
  const stranger = await playwright.request.newContext({ baseURL });
  await register(stranger, newAccount());
  for (const [api, status] of [
    [nobody, 401],
    [stranger, 404],
  ] as const) {
    expect((await api.get(url)).status()).toBe(status);
    expect((await api.put(`${url}/clear-all`)).status()).toBe(status);
    expect((await api.put(`${url}/x/read`)).status()).toBe(status);
  }
  const foreign = { headers: { origin: 'https://evil.example' } };
  expect((await page.request.put(`${url}/clear-all`, foreign)).status()).toBe(403);
  expect((await page.request.put(`${url}/x/read`, foreign)).status()).toBe(403);
});

test('if streams are blocked, the bell polls every minute', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/events*', (route) => route.abort());
  const session = await signedInPage(page);
  await page.goto('/settings');
  await bell(page).click();
  // Idle, then three tries with growing pauses.
  for (let second = 0; second < 20; second += 1) await page.clock.runFor(1_000);
  await create(session, 'Wells for Kitui');
  const inbox = `/api/test/notifications/${session.user.id}`;
  await expect
    .poll(async () => await (await page.request.get(inbox)).text(), { timeout: 30_000 })
    .toContain('Wells for Kitui is complete');
  await expect(complete(page, 'Wells for Kitui')).toHaveCount(0);
  await page.clock.runFor(61_000);
  await expect(complete(page, 'Wells for Kitui')).toBeVisible();
});

test('kill -9 of the notifications service: the stream reconnects, and missed notifications ring the bell', {
  tag: ['@own-product', '@long'],
}, async ({ browser, ownProduct: product }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ baseURL: product.origin });
  try {
    const page = await context.newPage();
    const session = await signedInPage(page);
    await listening(page);
    await bell(page).click();
    await create(session, 'Before');
    await expect(complete(page, 'Before')).toBeVisible({ timeout: 30_000 });

    const back = page.waitForResponse(
      (response) =>
        /\/api\/events\?lastEventId=[0-9a-f]{32}$/.test(response.url()) && response.status() === 200,
      { timeout: 60_000 },
    );
    const victim = product.processes.find(({ name }) => name === 'notifications');
    if (!victim) throw new Error('no notifications service');
    process.kill(victim.pid, 'SIGKILL');
    const meanwhile = await create(session, 'Meanwhile');
    await back;
    // Drafting is slow on this product; the test is about the time from there to the bell.
    await session.api.waitForStatus(meanwhile, 'completed');
    await expect(complete(page, 'Meanwhile')).toBeVisible({ timeout: 15_000 });
    await session.api.waitForStatus(await create(session, 'Afterwards'), 'completed');
    await expect(complete(page, 'Afterwards')).toBeVisible({ timeout: 15_000 });
  } finally {
    await context.close();
  }
});
