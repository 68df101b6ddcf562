import { setTimeout as pause } from 'node:timers/promises';

/** Looks until this holds, and returns the milliseconds that it took. Rejects after `within` milliseconds. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  within = 60_000,
): Promise<number> {
  const since = performance.now();
  while (!(await holds())) {
    if (performance.now() - since > within) throw new Error(`After ${within} ms: ${what} not seen`);
    await pause(20);
  }
  return performance.now() - since;
}
