import type { Browser, Page } from '@playwright/test';
import { coldContext, type Throttling, throttle } from './browser.ts';
import { measuredPages, type Ready } from './measured-pages.ts';
import { watchRequests } from './requests.ts';
import type { Visit } from './visit.ts';
import { watchPage } from './watch-page.ts';

export interface RouteChange {
  to: string;
  /** Milliseconds from the click until the page is usable. */
  ms: number;
  /** Scripts fetched after the click. */
  scripts: number;
}

/** One after the other, each for the first time. */
const targets = ['/proposals', '/impact', '/profiles', '/calls'];
/** As a hand rests on a link before it clicks. */
const hoverMs = 200;
/** For what is fetched while the browser is idle. */
const idleMs = 2_000;
const idleWithin = 60_000;

/** From a page that has come to rest, with everything fetched ahead: clicks in the sidebar. */
export async function routeChanges(
  browser: Browser,
  { url, ready, storageState }: Visit,
  throttling: Throttling,
): Promise<RouteChange[]> {
  const context = await coldContext(browser, storageState);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(180_000);
    const devtools = await context.newCDPSession(page);
    const requests = await watchRequests(devtools);
    await page.addInitScript(watchPage, ready);
    await throttle(devtools, throttling);
    await page.goto(url, { waitUntil: 'commit' });
    await isReady(page);
    const changes: RouteChange[] = [];
    for (const to of targets) {
      await requests.quiet(idleMs, idleWithin);
      const before = requests.all().length;
      const ms = await change(page, to);
      const scripts = requests
        .all()
        .slice(before)
        .filter(({ isScript }) => isScript).length;
      changes.push({ to, ms, scripts });
    }
    return changes;
  } finally {
    await context.close();
  }
}

const isReady = (page: Page) => page.waitForFunction(() => window.harambeeWatch?.ready !== undefined);

async function change(page: Page, to: string): Promise<number> {
  const ready = measuredPages.find(({ path }) => path === to)?.ready as Ready;
  const link = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${to}"]`);
  await link.hover();
  await page.waitForTimeout(hoverMs);
  await page.evaluate((next) => {
    delete window.harambeeWatch.click;
    // What is on the page now may look the same.
    window.addEventListener('click', () => window.harambeeWatchFor(next), { once: true });
    delete window.harambeeWatch.ready;
  }, ready);
  await link.click({ noWaitAfter: true });
  await isReady(page);
  return page.evaluate(() => (window.harambeeWatch.ready ?? 0) - (window.harambeeWatch.click ?? 0));
}
