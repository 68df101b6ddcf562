import type { Browser } from '@playwright/test';
import { coldContext, type Throttling, throttle } from './browser.ts';
import { watchRequests } from './requests.ts';
import { figuresOf, quietMs, timeoutMs, type Visit, type VisitOutcome } from './visit.ts';
import type { Watched } from './watch-page.ts';

/** Opens a page in a cold browser that runs no scripts. It is usable once its words are painted; throws if they are missing. */
export async function visitWithoutScripts(
  browser: Browser,
  { url, ready }: Visit,
  throttling: Throttling,
): Promise<VisitOutcome> {
  const context = await coldContext(browser, undefined, false);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const requests = await watchRequests(devtools);
    await throttle(devtools, throttling);
    await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
    await requests.quiet(quietMs, timeoutMs);
    if (
      !(await page
        .getByText(ready.text ?? '')
        .first()
        .isVisible())
    )
      throw new Error(`${url} has no words without scripts.`);
    const { largestElement = '', moved, ...times } = await page.evaluate(readPaints);
    const watched: Watched = { ...times, ready: times.largestPaint, largestElement, moved };
    return { figures: figuresOf(watched, requests.all()), requests: requests.all(), largestElement, moved };
  } finally {
    await context.close();
  }
}

/** Runs in the page. Observers are called back by tasks, which such a page has not, so their records are taken. */
function readPaints(): Watched {
  const recordsOf = (type: string): PerformanceEntry[] => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const largest = recordsOf('largest-contentful-paint').at(-1);
  const element = (largest as (PerformanceEntry & { element?: Element }) | undefined)?.element;
  const shifts = recordsOf('layout-shift') as (PerformanceEntry & { value: number })[];
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largestPaint: largest?.startTime,
    largestElement:
      element && `${element.nodeName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`,
    layoutShift: shifts.reduce((total, { value }) => total + value, 0),
    moved: [],
    longTasks: recordsOf('longtask').map(({ startTime, duration }) => [startTime, duration]),
  };
}
