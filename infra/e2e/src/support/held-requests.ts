import { expect, type Page, type Route } from '@playwright/test';

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
 * Turns the clock of a page until it gives up a request, and never afterwards: what the page fetches in its place would
 * run out of time, too.
 */
export async function passTimeUntilGivenUp(page: Page, part: string, milliseconds: number): Promise<void> {
  let isGivenUp = false;
  page.on('requestfailed', (request) => {
    isGivenUp ||= request.url().includes(part);
  });
  await expect(async () => {
    await page.clock.fastForward(milliseconds);
    await expect.poll(() => isGivenUp, { timeout: 3_000 }).toBe(true);
  }).toPass({ timeout: 30_000 });
}
