import type { Page } from '@playwright/test';

/** A page in the navigation, and its heading. */
export interface Stop {
  path: string;
  heading: string;
}

/** Milliseconds since the navigation began. */
export interface Arrivals {
  shell?: number;
  stop?: number;
}

declare global {
  interface Window {
    arrivals: Arrivals;
  }
}

/**
 * Opens an address and clicks a navigation link as soon as it appears. Everything happens inside the page, so that it
 * measures the product and not the test.
 */
export async function journeyTo(page: Page, address: string, stop: Stop): Promise<Required<Arrivals>> {
  await page.addInitScript(({ path, heading }) => {
    if (window.arrivals) return;
    window.arrivals = {};
    // A clock that tests cannot fake; a fault may have faked the others.
    const now = () => Number(document.timeline.currentTime);
    const look = () => {
      const title = document.querySelector('h1')?.textContent;
      const next = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`);
      const { arrivals } = window;
      if (arrivals.shell === undefined && title && next) {
        arrivals.shell = now();
        next.click();
      }
      if (arrivals.stop === undefined && title === heading) {
        arrivals.stop = now();
        watch.disconnect();
      }
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  }, stop);
  await page.goto(address, { waitUntil: 'commit' });
  const done = await page.waitForFunction(() => window.arrivals?.stop !== undefined && window.arrivals);
  return (await done.jsonValue()) as Required<Arrivals>;
}
