import { availableParallelism } from 'node:os';
import type { PoolSize } from './worker-pool.ts';

export interface DocumentLimits extends PoolSize {
  /** A thread that takes longer than this is terminated. */
  timeLimitMs: number;
  /** A request that waits longer than this for a thread is refused and may be retried. */
  maxWaitMs: number;
  /** Documents that may wait for a thread, counted over all organizations. */
  waiting: number;
  /** Documents that are waiting or being made. */
  perTenant: number;
  perPerson: number;
  /** How many bytes of finished documents are cached, and for how long. */
  cachedBytes: number;
  cacheMs: number;
  /** After a document's thread was terminated, the document is refused for this long. */
  retryAfterMs: number;
}

export const defaultLimits: DocumentLimits = {
  // Leaves one core to the event loops; with two cores every service has one thread.
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  idleMs: 30_000,
  // The longest texts need less than 192 MB; the smallest pod has 384 MB for everything.
  memoryMb: 224,
  // The longest texts take a second or two; the rest is for a busy machine.
  timeLimitMs: 30_000,
  // Less than a request's time limit: this refusal gives a reason, a timeout does not.
  maxWaitMs: 8_000,
  waiting: 64,
  perTenant: 6,
  perPerson: 3,
  cachedBytes: 32 * 1_024 * 1_024,
  cacheMs: 600_000,
  retryAfterMs: 60_000,
};
