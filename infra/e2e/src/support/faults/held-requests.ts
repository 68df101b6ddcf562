import type { Page, Route } from '@playwright/test';

/** Requests that get no answer until a test releases them. */
export class HeldRequests {
  readonly #routes: Route[] = [];
  #isOpen = false;

  static async of(page: Page, files: string): Promise<HeldRequests> {
    const held = new HeldRequests();
    await page.route(files, (route) => held.#take(route));
    return held;
  }

  #take(route: Route): unknown {
    if (this.#isOpen) return route.continue();
    return this.#routes.push(route);
  }

  /** Answers the held requests and all later ones. */
  async letGo(page: Page): Promise<void> {
    this.#isOpen = true;
    // The page may have aborted it.
    await Promise.all(this.#routes.splice(0).map((route) => route.continue().catch(() => {})));
    await page.unrouteAll();
  }
}

/**
 * Advances a page's clock once and waits until it aborts a request. A second advance would also abort what the page
 * fetches instead.
 */
export async function passTimeUntilGivenUp(page: Page, part: string, milliseconds: number): Promise<void> {
  const givenUp = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes(part),
    timeout: 30_000,
  });
  await page.clock.fastForward(milliseconds);
  await givenUp;
}
