import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { shipTo } from '../support/versions.ts';

/** One byte more than was published. */
async function changed(route: Route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()} ` });
}

const lost = (page: Page) => page.getByRole('main').getByText('the other pages work as usual');
const found = (page: Page) => page.getByRole('heading', { level: 1, name: 'Impact', exact: true });

for (const [what, files, tag] of [
  ['start file', '**/remotes/impact/**/start.json', ['@long']],
  ['entry', '**/remotes/impact/**/remoteEntry.*.js', []],
  ['part', /\/remotes\/impact\/[^/]+\/\d[^/]*\.js$/, ['@long']],
] as const) {
  test(`a ${what} of a remote with a changed byte never runs`, { tag: [...tag] }, async ({ page }) => {
    await signedInPage(page);
    await page.route(files, changed);
    await page.goto('/impact');
    await expect(lost(page)).toBeVisible();
    // The first part that is refused ends the attempt while the others are still loading.
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(found(page)).toBeVisible();
  });
}

/** As a remote's loader does (`shared/config/webpack/integrity-plugin.mjs`). */
const takesSheet = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    const { harambeeIntegrityOf: integrityOf } = globalThis as unknown as {
      harambeeIntegrityOf(address: string): string;
    };
    link.integrity = integrityOf(link.href);
    return new Promise<boolean>((resolve) => {
      link.onload = () => resolve(true);
      link.onerror = () => resolve(false);
      document.head.append(link);
    });
  }, href);

test('a style sheet is accepted only exactly as it was published', { tag: '@long' }, async ({ page }) => {
  const { user } = await signedInPage(page);
  const version = await shipTo(user.tenantId, 'impact', 'with a style sheet', {
    change: (built) => {
      for (const name of ['one.css', 'other.css'])
        writeFileSync(join(built, name), `/* ${name} */ main { top: 0; }`);
    },
  });
  await page.goto('/impact');
  await expect(found(page)).toBeVisible();
  const folder = `/remotes/impact/${version}`;
  expect(await takesSheet(page, `${folder}/one.css`)).toBe(true);
  await page.route('**/other.css', changed);
  expect(await takesSheet(page, `${folder}/other.css`)).toBe(false);
  await page.unrouteAll();
  expect(await takesSheet(page, `${folder}/not-published.css`)).toBe(false);
});
