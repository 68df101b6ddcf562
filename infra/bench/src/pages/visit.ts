import type { Browser } from '@playwright/test';
import { coldContext, type StoredSignIn, type Throttling, throttle } from './browser.ts';
import type { Ready } from './measured-pages.ts';
import { type PageRequest, watchRequests } from './requests.ts';
import { type Watched, watchPage } from './watch-page.ts';

export interface Visit {
  url: string;
  ready: Ready;
  storageState?: StoredSignIn;
}

/** Times in milliseconds since the navigation, sizes in bytes as they came through the line. */
export interface VisitFigures {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** What tasks took beyond 50 ms each after the first paint: a click would have waited for that long. */
  blocking: number;
  ready: number;
  /** Sent before the page was usable. */
  requests: number;
  scripts: number;
  scriptBytes: number;
  bytes: number;
}

export interface VisitOutcome {
  figures: VisitFigures;
  requests: PageRequest[];
  /** The element of the largest paint, and each one that has moved, in words. */
  largestElement: string;
  moved: string[];
}

export const timeoutMs = 90_000;
/** For the largest paint and late shifts: the page has nothing more to fetch for itself. */
export const quietMs = 800;
const quietWithin = 5_000;

/** Opens a page in a cold browser until it is usable and has come to rest. */
export async function visit(
  browser: Browser,
  { url, ready, storageState }: Visit,
  throttling: Throttling,
): Promise<VisitOutcome> {
  const context = await coldContext(browser, storageState);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const requests = await watchRequests(devtools);
    await page.addInitScript(watchPage, ready);
    await throttle(devtools, throttling);
    await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
    await page
      .waitForFunction(() => window.harambeeWatch?.ready !== undefined, undefined, { timeout: timeoutMs })
      .catch((error: unknown) => {
        throw new Error(`${url} did not become usable (${JSON.stringify(ready)}): ${error}`);
      });
    await requests.quiet(quietMs, quietWithin);
    // The browser tells of its paints some time after them.
    await page.waitForFunction(() => window.harambeeWatch.largestPaint, undefined, { timeout: timeoutMs });
    const watched = await page.evaluate(() => window.harambeeWatch);
    const { largestElement = '', moved } = watched;
    return { figures: figuresOf(watched, requests.all()), requests: requests.all(), largestElement, moved };
  } finally {
    await context.close();
  }
}

export function figuresOf(watched: Watched, requests: readonly PageRequest[]): VisitFigures {
  const { firstPaint = 0, largestPaint = 0, layoutShift, longTasks, ready = 0 } = watched;
  const before = requests.filter(({ start }) => start <= ready);
  const scripts = before.filter(({ isScript }) => isScript);
  const sum = (of: readonly PageRequest[]) => of.reduce((total, { bytes }) => total + bytes, 0);
  return {
    firstPaint,
    largestPaint,
    layoutShift,
    blocking: longTasks
      .filter(([start, duration]) => start + duration > firstPaint)
      .reduce((total, [, duration]) => total + duration - 50, 0),
    ready,
    requests: before.length,
    scripts: scripts.length,
    scriptBytes: sum(scripts),
    bytes: sum(before),
  };
}
