import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { findings } from '../support/checks/axe.ts';
import { expect, test } from '../support/test.ts';
import { permitFurther, versionsIn } from '../support/versions.ts';

const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You are trying out a version that others do not have' });

async function usualVersion(page: Page): Promise<string> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  return (await versionsIn(page)).proposals ?? '';
}

test('a permission gives one browser another version, every page says so, and it can be ended', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  await signedInPage(page);
  const usual = await usualVersion(page);
  const { version, path } = await permitFurther('proposals', 'tried out');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'This browser has another version now' })).toBeVisible();
  await expect(page).toHaveURL('/permission-given');
  await page.getByRole('link', { name: 'Open Harambee' }).click();
  await expect(banner(page)).toContainText(`Proposals: version ${version}, until `);
  expect((await versionsIn(page)).proposals).toBe(version);

  const fetched = page.waitForResponse((answer) => answer.url().includes(`/remotes/proposals/${version}/`));
  await page.goto('/proposals');
  expect((await fetched).ok()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  expect(await usualVersion(await signedInElsewhere(await elsewhere.newPage()))).toBe(usual);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Use the standard version' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
  expect((await versionsIn(page)).proposals).toBe(usual);
});

async function signedInElsewhere(page: Page): Promise<Page> {
  await signedInPage(page);
  return page;
}

test('an expired or altered permission has no effect and says so', {
  tag: '@long',
}, async ({ page }) => {
  await signedInPage(page);
  const usual = await usualVersion(page);
  const hour = 60 * 60_000;
  const over = await permitFurther('proposals', 'tried out', Date.now() - hour);
  const { token } = await permitFurther('proposals', 'tried out');
  const middle = token.length / 2;
  const changed = token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1);
  for (const path of [over.path, `/remote-permission?token=${changed}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expect(page).toHaveURL('/permission-refused');
    expect(await findings(page)).toEqual([]);
    expect(await usualVersion(page)).toBe(usual);
  }
});

test('a page cannot get another version by storing anything', { tag: '@long' }, async ({ page }) => {
  await signedInPage(page);
  const usual = await usualVersion(page);
  const { version, token } = await permitFurther('proposals', 'tried out');
  await page.evaluate(
    ([wanted, permission]) => {
      for (const store of [localStorage, sessionStorage]) {
        store.setItem('remote-permission-proposals', permission);
        store.setItem('remotes', JSON.stringify({ proposals: wanted }));
      }
    },
    [version, token] as const,
  );
  await page.goto(`/dashboard?remote-permission=${token}&proposals=${version}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect((await versionsIn(page)).proposals).toBe(usual);
});
