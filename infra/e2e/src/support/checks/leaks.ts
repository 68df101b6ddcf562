import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What was started and is not over: how it was asked for, by its number. */
    timersHeld: Map<string, string>;
  }
}

/** Counts the timers and frames of a page from its beginning: asked for, and neither run nor taken back. */
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
        // Browsers take back either kind by either name.
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
 * What the API has answered once it answers again without a call: pages ask anew whenever they are shown, and this is about
 * what they leave in the browser.
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
  /** Bytes of the heap in use after a collection. */
  heap: number;
  listeners: number;
  nodes: number;
  /** How many of each, as `setTimeout 60000`. */
  timers: Record<string, number>;
}

/** What a page holds on to, garbage collected. */
export async function heldByPage(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Finalizers run between collections, and let go of more.
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
