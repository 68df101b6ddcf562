import { availableParallelism } from 'node:os';
import type { PoolSize } from './worker-pool.ts';

export interface DocumentLimits extends PoolSize {
  /** After this time the thread is ended. */
  timeLimitMs: number;
  /** Who has waited this long for a thread is asked to come again. */
  maxWaitMs: number;
  /** Documents that may wait, of everybody together. */
  waiting: number;
  /** Documents under way, those that wait included. */
  perTenant: number;
  perPerson: number;
  /** Bytes of what was made that stay for the next who asks, and for how long. */
  cachedBytes: number;
  cacheMs: number;
  /** What had to be ended is not tried again before this time is over. */
  restMs: number;
}

export const usualLimits: DocumentLimits = {
  // One core stays for the event loops; with two cores every service has one thread.
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  idleMs: 30_000,
  // The longest texts need less than 192; the smallest pod has 384 for everything.
  memoryMb: 224,
  // A second or two is what the longest texts take; the rest is for a machine that is busy elsewhere.
  timeLimitMs: 30_000,
  // Before the time limit of a request: a refusal that says why is better than one that does not.
  maxWaitMs: 8_000,
  waiting: 64,
  perTenant: 6,
  perPerson: 3,
  cachedBytes: 32 * 1_024 * 1_024,
  cacheMs: 600_000,
  restMs: 60_000,
};
