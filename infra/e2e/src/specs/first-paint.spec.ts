import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

interface Seen {
  /** Sum of the layout shifts. */
  shift: number;
  painted: boolean;
}

/** From the first script on. */
const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { shift: 0, painted: false };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver(() => {
      seen.painted = true;
    }).observe({ type: 'paint', buffered: true });
  });
const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Holds back every script file, until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('the document paints first', { tag: '@long' }, () => {
  test.use({ serviceWorkers: 'block' });

  for (const [path, heading, width] of [
    ['/dashboard', /^Good /, 1350],
    ['/proposals', 'Proposals', 1350],
    ['/proposals', 'Proposals', 375],
    ['/settings', 'Settings', 1350],
  ] as const) {
    test(`${path} at ${width} pixels: the frame before any script, and nothing moves when the app comes`, async ({
      page,
    }) => {
      await signedInPage(page);
      await page.setViewportSize({ width, height: 900 });
      await watchPaint(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const letGo = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const frame = page.locator('#frame');
      await expect(frame).toBeVisible();
      await expect(frame.locator('[data-shown]')).toHaveCount(1);
      await expect.poll(async () => (await seenOn(page)).painted).toBe(true);
      // The session is asked for although no script of the app has come.
      await expect.poll(() => asked).toContain('/api/auth/me');
      letGo();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(frame).toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // As the metric is reported: to three decimals.
      expect((await seenOn(page)).shift).toBeCloseTo(0, 3);
      expect(asked.filter((one) => one === '/api/auth/me')).toHaveLength(1);
    });
  }

  test('people who are signed out never see the frame', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.locator('#frame')).toBeAttached();
    await expect(page.locator('#frame')).toBeHidden();
    letGo();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.locator('#frame')).toBeHidden();
  });
});
