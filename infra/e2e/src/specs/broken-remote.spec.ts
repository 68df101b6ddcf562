import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** A remote that loads and then throws as soon as one of its pages is shown. */
const throwsAtRender = `
  var proposals = {
    init: function () {},
    get: function () {
      return Promise.resolve(function () {
        return { remoteModule: { contract: 1, commands: [], widgets: [], routes: [
          { path: 'proposals', Component: function () { throw new Error('broken on purpose'); } }
        ] } };
      });
    }
  };
  globalThis.proposals = proposals;`;

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  missing: (page) =>
    page.route('**/remotes/proposals/**', (route) => route.fulfill({ status: 404, body: '' })),
  'broken at load': (page) =>
    page.route('**/remotes/proposals/**/remoteEntry*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken on purpose');" }),
    ),
  'throwing at render': (page) =>
    page.route('**/remotes/proposals/**/remoteEntry*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: throwsAtRender }),
    ),
};

test.use({ expectedErrors: [/broken on purpose/] });

for (const [fault, breakIt] of Object.entries(faults)) {
  test(`with the proposals remote ${fault} the shell works, says so, and Retry recovers`, async ({
    page,
  }) => {
    await signedInPage(page);
    await breakIt(page);

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.getByRole('navigation').getByRole('link', { name: 'Proposals' }).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('main')).toContainText('the other pages work as usual');

    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('navigation').getByRole('link', { name: 'Proposals' }).click();
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

    const triedAgain = page.waitForRequest(/\/remotes\/proposals\//);
    await retry.click();
    await triedAgain;
    await expect(retry).toBeEnabled();
    await page.unrouteAll();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
    await expect(page.locator('html[data-same-page]')).toHaveCount(1);
  });
}

test('with every remote missing the shell still signs in and out', async ({ page }) => {
  await page.route('**/remotes/**', (route) => route.fulfill({ status: 404, body: '' }));
  await signedInPage(page);
  for (const path of ['/profiles', '/proposals', '/impact', '/analytics']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});
