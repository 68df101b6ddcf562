import type { Page } from '@playwright/test';

/** A page of the navigation, and how its heading reads. */
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
 * Somebody quick: opens an address, and presses a link of the navigation as soon as it is there. All of it happens in the
 * page, so that the times are those of the product and not of the test.
 */
export async function journeyTo(page: Page, address: string, stop: Stop): Promise<Required<Arrivals>> {
  await page.addInitScript(({ path, heading }) => {
    if (window.arrivals) return;
    window.arrivals = {};
    // A clock no test can turn: a fault may have turned the others.
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
