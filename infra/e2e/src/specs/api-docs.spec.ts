import type { Page } from '@playwright/test';
import { findings } from '../support/checks/axe.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { expect, test } from '../support/test.ts';

/** Addresses of requests that leave the product. */
function requestsElsewhere(page: Page, origin: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) found.push(request.url());
  });
  return found;
}

/** A product that has only just started may be too busy for a moment. Then the page or its list is shown instead. */
async function openViewer(page: Page, path: string) {
  const viewer = page.locator('#viewer');
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(viewer.locator('.opblock-tag').first()).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 90_000 });
  return viewer;
}

test.beforeEach(() => test.setTimeout(180_000));

test('the viewer shows every call, asks no other host, and has no button that sends one', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const elsewhere = requestsElsewhere(page, String(baseURL));
  const viewer = await openViewer(page, '/api/docs#proposals');
  await expect(viewer.getByRole('heading', { level: 1, name: /Harambee API/ })).toBeVisible();
  await expect(page.locator('#plain')).toBeHidden();
  // A link of before leads to its service.
  const call = viewer.getByRole('button', { name: /GET .*\/api\/proposals\/\{id\}$/i });
  await expect(call.first()).toBeVisible();
  await call.first().click();
  await expect(viewer.getByText('Responses').first()).toBeVisible();
  await expect(viewer.getByRole('button', { name: /Try it out|Execute|Authorize/ })).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});

test(
  'the viewer fits light and dark, on a desktop and on a phone',
  { tag: '@long' },
  async ({ page }, info) => {
    await openViewer(page, '/api/docs');
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1280, 375]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({ path: info.outputPath(`${colorScheme}-${width}.png`) });
        await staysInside(page, `${colorScheme}, ${width} px`);
        expect.soft(await findings(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain list stays, with its links to each service', { tag: '@long' }, async ({ page }) => {
    const title = page.getByRole('heading', { level: 1, name: 'Harambee API' });
    await expect(async () => {
      await page.goto('/api/docs');
      await expect(title).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'proposals' }).click();
    await expect(page).toHaveURL(/#proposals$/);
    await expect(page.getByRole('heading', { level: 2, name: 'proposals' })).toBeVisible();
  });
});
