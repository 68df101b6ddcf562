import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Running timers and frames: how each was requested, by its number. */
    timersHeld: Map<string, string>;
  }
}

/** Tracks the timers and frames of a page from its start that have neither run nor been canceled. */
export const countTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const pending = new Map<string, string>();
    window.timersHeld = pending;
    type Ask = (work: (...given: unknown[]) => unknown, ...rest: unknown[]) => number;
    type Owner = Record<string, (...given: never[]) => unknown>;
    const own = window as unknown as Owner;

    function count(ask: string, takeBack: string, runsOnce: boolean) {
      const [real, realTakeBack] = [own[ask] as unknown as Ask, own[takeBack] as (id: number) => void];
      const counted: Ask = (work, ...rest) => {
        const id = real(
          (...given) => {
            if (runsOnce) pending.delete(`${ask} ${id}`);
            return work(...given);
          },
          ...rest,
        );
        pending.set(`${ask} ${id}`, `${ask} ${typeof rest[0] === 'number' ? rest[0] : ''}`);
        return id;
      };
      own[ask] = counted as never;
      own[takeBack] = ((id: number) => {
        // In browsers, either function cancels either kind.
        for (const kind of ['setTimeout', 'setInterval']) {
          if (takeBack.startsWith('clear')) pending.delete(`${kind} ${id}`);
        }
        pending.delete(`${ask} ${id}`);
        realTakeBack(id);
      }) as never;
    }
    count('setTimeout', 'clearTimeout', true);
    count('setInterval', 'clearInterval', false);
    count('requestAnimationFrame', 'cancelAnimationFrame', true);
    count('requestIdleCallback', 'cancelIdleCallback', true);
  });

/**
 * Answers API calls from earlier responses: pages fetch again whenever they are shown, and this check is about what
 * they leave in the browser.
 */
export const rememberAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = window.fetch;
    const known = new Map<string, { body: string; status: number; headers: [string, string][] }>();
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== 'GET' || !new URL(request.url).pathname.startsWith('/api/')) {
        return real(request);
      }
      if (!known.has(request.url)) {
        const answer = await real(request);
        const { status, headers } = answer;
        known.set(request.url, { body: await answer.text(), status, headers: [...headers] });
      }
      const { body, ...rest } = known.get(request.url) as { body: string; status: number };
      return new Response(body, rest);
    };
  });

export interface Held {
  /** Heap in use after a garbage collection, in bytes. */
  heap: number;
  listeners: number;
  nodes: number;
  /** How many of each, as `setTimeout 60000`. */
  timers: Record<string, number>;
}

/** What a page still holds after garbage collection. */
export async function heldByPage(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Finalizers run between collections and release more.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const timers = await page.evaluate(() => {
    const counts: Record<string, number> = {};
    for (const ask of window.timersHeld.values()) counts[ask] = (counts[ask] ?? 0) + 1;
    return counts;
  });
  return { heap: usedSize, listeners: metric('JSEventListeners'), nodes: metric('Nodes'), timers };
}
