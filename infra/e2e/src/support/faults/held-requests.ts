import type { Page, Route } from '@playwright/test';

/** Requests that stay without an answer until a test lets them go. */
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

  /** From now on every request is answered, and those that have waited, too. None is left without an answer. */
  async letGo(page: Page): Promise<void> {
    this.#isOpen = true;
    // The page may have given one up.
    await Promise.all(this.#routes.splice(0).map((route) => route.continue().catch(() => {})));
    await page.unrouteAll();
  }
}

/**
 * Turns the clock of a page once, and waits until it gives up a request. A second turn would take what the page fetches in
 * its place.
 */
export async function passTimeUntilGivenUp(page: Page, part: string, milliseconds: number): Promise<void> {
  const givenUp = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes(part),
    timeout: 30_000,
  });
  await page.clock.fastForward(milliseconds);
  await givenUp;
}
