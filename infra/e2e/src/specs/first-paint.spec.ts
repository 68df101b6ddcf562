import type { Locator, Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

interface Seen {
  /** Sum of the layout shifts. */
  shift: number;
  /** What has moved, for a failure to say. */
  moved: string[];
  painted: boolean;
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** From the first script on. */
const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { shift: 0, moved: [], painted: false };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        seen.shift += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const words = `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`;
          seen.moved.push(`${words}: ${[from.x, from.y, to.x, to.y].map(Math.round).join(' ')}`);
        }
      }
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

const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;

test.describe('the document paints first', { tag: '@long' }, () => {
  test.use({ serviceWorkers: 'block' });

  for (const [path, heading, width] of [
    ['/dashboard', /^Good /, 1350],
    ['/dashboard', /^Good /, 375],
    ['/proposals', 'Proposals', 1350],
    ['/proposals', 'Proposals', 375],
    ['/settings', 'Settings', 1350],
  ] as const) {
    test(`${path} at ${width} pixels: the frame before any script, and nothing moves when the app comes`, async ({
      page,
    }) => {
      const { account } = await signedInPage(page);
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
      // The person is named, too, by the greeting or in the sidebar.
      const named = path === '/dashboard' ? '[data-shown] [data-part=title]' : '[data-part=person]';
      await expect(frame.locator(named)).toContainText(account.firstName);
      const below = await topOf(frame.locator('[data-shown] > :last-child'));
      letGo();
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      await expect(frame).toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // The frame goes when the app comes, so no browser counts what stands elsewhere then as moved. The settings have
      // a line above their heading that other forms lack.
      if (path !== '/settings')
        expect(await topOf(page.locator('main div:has(> div > h1) + *'))).toBeCloseTo(below, 0);
      const { shift, moved } = await seenOn(page);
      expect(shift, moved.join('\n')).toBe(0);
      expect(asked.filter((one) => one === '/api/auth/me')).toHaveLength(1);
    });
  }

  test('figures that come after the list move nothing', async ({ page }) => {
    await signedInPage(page);
    await page.setViewportSize({ width: 1350, height: 940 });
    await watchPaint(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/proposals/stats', async (route) => {
      const answer = await route.fetch();
      const { stats } = await answer.json();
      await held;
      const byStatus = { ...stats.byStatus, draft: 41, completed: 1 };
      await route.fulfill({ json: { stats: { ...stats, total: 42, byStatus } } });
    });
    await page.goto('/proposals');
    await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('group', { name: 'Total Proposals' })).toContainText('42');
    const { shift, moved } = await seenOn(page);
    // Words beside a figure that becomes wider move in their line only.
    expect(shift, moved.join('\n')).toBeLessThan(0.001);
  });

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
