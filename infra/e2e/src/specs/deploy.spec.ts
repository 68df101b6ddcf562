import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { remoteNames, shipTo, versionsIn } from '../support/versions.ts';

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('an open page survives five new versions of every remote; a new page has the newest', {
  tag: '@long',
}, async ({ page }) => {
  const { user } = await signedInPage(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('response', (response) => {
    if (response.url().includes('/remotes/') && !response.ok()) failed.push(response.url());
  });
  await page.goto('/proposals/new');
  const title = page.getByRole('textbox', { name: /title/i }).first();
  await title.fill('Half a tit');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  const before = await versionsIn(page);
  const newest: Record<string, string> = {};
  for (let round = 1; round <= 5; round += 1) {
    for (const remote of remoteNames)
      newest[remote] = await shipTo(user.tenantId, remote, `version ${round}`);
  }
  await expect(title).toHaveValue('Half a tit');
  await title.press('End');
  await title.pressSequentially('le');
  await expect(title).toHaveValue('Half a title');
  for (const name of ['Profiles', 'Impact', 'Proposals']) {
    await link(page, name).first().click();
    if (name === 'Profiles') await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  }
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
  expect(await versionsIn(page)).toEqual(before);
  expect(failed.filter((url) => url.includes('/remotes/'))).toEqual([]);

  await page.goto('/dashboard');
  expect(await versionsIn(page)).toEqual(newest);
});
