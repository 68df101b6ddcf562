import { setTimeout } from 'node:timers/promises';
import { Conflict } from '../errors.ts';

interface RetryOptions {
  maxAttempts?: number;
  /** Milliseconds before the next attempt. */
  pause?: (failures: number) => number;
}

/**
 * Runs `attempt` until it returns something. An attempt reads a record and writes it back only if nobody has changed
 * it in the meantime. If somebody has, it returns undefined and runs again on the new record. After the last attempt
 * the caller gets a 409 with the message `busy`.
 */
export async function retryOnConflict<Result>(
  busy: string,
  attempt: () => Promise<Result | undefined>,
  { maxAttempts = 8, pause = (failures) => Math.random() * 10 * (failures - 1) }: RetryOptions = {},
): Promise<Result> {
  for (let failures = 0; failures < maxAttempts; failures++) {
    if (failures > 0) await setTimeout(pause(failures));
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new Conflict(busy);
}
