import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { expect, test } from '../support/test.ts';

/** Sums up layout shifts without user input, from the first paint on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { shifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) sum.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);
const figure = (page: Page, label: string) =>
  page.getByRole('main').locator('[data-part="figures"] > div').filter({ hasText: label });

test('the whole dashboard has its widgets in their places, and nothing jumps', async ({ page }) => {
  await watchShifts(page);
  const { api, user, account } = await signedInPage(page);
  for (const title of ['First', 'Second', 'Third', 'Fourth']) {
    await api.createProposal({ title: `${title} wells` });
  }

  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await test.step('four figures', async () => {
    await expect(figure(page, 'Active Proposals')).toContainText('4');
    await expect(figure(page, 'Impact Points')).toContainText(/\d+ more to Level/);
    await expect(figure(page, 'Organization Profile')).toContainText('Incomplete');
    await expect(figure(page, 'Profile Views')).toContainText('Coming soon');
  });
  await test.step('three recent proposals, newest first, and View All', async () => {
    const card = main.getByRole('region', { name: 'Recent proposals' });
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expect(card.getByRole('listitem').first()).toContainText('Fourth wells');
    await expect(card.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/proposals');
  });
  await test.step('activity, next step and quick actions', async () => {
    const activity = main.getByRole('region', { name: 'Recent Activity' });
    await expect(activity).toContainText(`Account created for ${account.organizationName}`);
    await expect(activity.getByRole('link', { name: 'Fourth wells' })).toBeVisible();
    const next = main.getByRole('region', { name: 'Your next step' });
    await expect(next.getByRole('link', { name: 'Continue writing' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Quick actions' }).getByRole('link')).toHaveCount(3);
  });
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await shiftsOf(page)).toBeLessThan(0.02);

  await test.step('changes made elsewhere appear when the window gets the focus again', async () => {
    // The event stream misses it, as after a night of sleep.
    await page.route('**/api/events*', (route) => route.abort());
    await api.createProposal({ title: 'Fifth wells' });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(figure(page, 'Active Proposals')).toContainText('5');
    await expect(main.getByRole('region', { name: 'Recent proposals' })).toContainText('Fifth wells');
  });
  expect(user.id).not.toBe('');
});

test.describe('without a remote', () => {
  test.use({ expectedErrors: [/./] });
  test('its widgets are missing without a message, and the rest is there', { tag: '@long' }, async ({
    page,
  }) => {
    await signedInPage(page);
    await page.route('**/remotes/impact/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/dashboard');
    await expect(figure(page, 'Active Proposals')).toBeVisible();
    await expect(figure(page, 'Profile Views')).toBeVisible();
    await expect(figure(page, 'Impact Points')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Account created');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });
  test('one column that fits, with targets large enough for a thumb', { tag: '@long' }, async ({ page }) => {
    await signedInPage(page);
    await page.goto('/dashboard');
    const start = page.getByRole('link', { name: 'Start writing' });
    await expect(start).toBeVisible();
    await staysInside(page);
    const targets = page.getByRole('main').locator('a:visible, button:visible');
    await expect(figure(page, 'Profile Views')).toBeVisible();
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      expect(box?.height, (await target.textContent()) ?? undefined).toBeGreaterThanOrEqual(24);
    }
    expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
