/** Milliseconds without an arrival after which the line counts as free. On a slow one, an answer takes 600. */
const restMs = 1_000;
/** Work waits at most this long, in milliseconds. */
const mostMs = 5_000;

let arrivals: { last: number; observer: PerformanceObserver } | undefined;

/** When something last arrived from the network, as a time of `performance.now()`. */
function lastArrival(): number {
  if (!arrivals) {
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const { startTime, duration } of entries) {
        if (arrivals) arrivals.last = Math.max(arrivals.last, startTime + duration);
      }
    };
    arrivals = { last: 0, observer: new PerformanceObserver((list) => note(list.getEntries())) };
    note(performance.getEntriesByType('resource'));
    arrivals.observer.observe({ type: 'resource' });
  }
  for (const { startTime, duration } of arrivals.observer.takeRecords()) {
    arrivals.last = Math.max(arrivals.last, startTime + duration);
  }
  return arrivals.last;
}

/**
 * Runs once when the browser is idle and nothing arrives from the network, so that what a page fetches ahead never
 * delays the page itself; after five seconds at the latest. Browsers that cannot tell wait a moment instead. Returns
 * what cancels it (PERF-02).
 */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const until = performance.now() + mostMs;
  let handle = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const now = performance.now();
    const free = now - lastArrival();
    if (free >= restMs || now >= until) work();
    else timer = setTimeout(ask, restMs - free);
  };
  const ask = () => {
    handle = window.requestIdleCallback(look, { timeout: mostMs });
  };
  ask();
  return () => {
    window.cancelIdleCallback(handle);
    clearTimeout(timer);
  };
}
