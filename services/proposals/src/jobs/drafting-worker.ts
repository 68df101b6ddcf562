import { setTimeout as pause } from 'node:timers/promises';
import type { Drafter, Judge } from '@harambee/drafting';
import { inSpan } from '@harambee/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { onNewJob } from '../proposals/drafting-queue.ts';
import { type Claim, claimNext } from './claim.ts';
import { DraftingTooSlow, draftProposal } from './draft-proposal.ts';
import { begin, fail, LeaseLost, release, renew, retryLater } from './draft-store.ts';

/** Number of consecutive failed attempts after which a generation fails. */
export const maximumAttempts = 3;

export interface DraftingWorkerOptions {
  drafter: Drafter;
  judge?: Judge;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Texts this process drafts at the same time. */
  concurrency: number;
  /** How long a silent worker keeps its job. */
  leaseMs: number;
  /** How often the queue is polled when there is no signal. */
  pollMs: number;
  sectionTimeoutMs: number;
  /** Pause after the first failed attempt; doubled after each further attempt. */
  backOffMs: number;
  paceMs: number;
  /** For tests, so that they need not wait for leases to expire. */
  now?: () => Date;
}

/** An idle worker looks after this many pauses. */
const restPolls = 10;

/** The process is stopping. */
class Stopping extends Error {
  override name = 'Stopping';
}

function reasonOf(error: unknown): string {
  return error instanceof DraftingTooSlow
    ? 'Writing the text took too long. Please try again later.'
    : 'The text could not be written. Please try again later.';
}

/** Claims drafting jobs and writes their texts. Any number of workers may run in any number of processes. */
export class DraftingWorker {
  readonly #options: DraftingWorkerOptions;
  readonly #running = new Set<{ controller: AbortController; ended: Promise<void> }>();
  #stopping = false;
  #wake = new AbortController();
  #loop: Promise<void> | undefined;
  #stopListening: (() => void) | undefined;

  constructor(options: DraftingWorkerOptions) {
    this.#options = options;
  }

  /** Starts polling the queue, also right after each new job and each finished text. */
  start(): void {
    this.#stopListening = onNewJob(() => this.#wake.abort());
    this.#loop = this.#work();
  }

  /** Claims no more jobs and gives back the current ones, so that another process can continue at once. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#stopListening?.();
    this.#wake.abort();
    for (const { controller } of this.#running) controller.abort(new Stopping());
    await this.#loop;
    await Promise.all([...this.#running].map(({ ended }) => ended));
  }

  /** Claims one job and works on it until it is done or the attempt fails. False if there is no job. */
  async runNext(): Promise<boolean> {
    const claim = await claimNext(this.#now(), this.#options.leaseMs);
    if (claim) await this.#run(claim);
    return claim !== undefined;
  }

  async #work(): Promise<void> {
    const { concurrency, pollMs, leaseMs, log } = this.#options;
    let workedAt = Date.now();
    while (!this.#stopping) {
      this.#wake = new AbortController();
      try {
        while (this.#running.size < concurrency && !this.#stopping) {
          const claim = await claimNext(this.#now(), leaseMs);
          if (!claim) break;
          workedAt = Date.now();
          void this.#run(claim).finally(() => this.#wake.abort());
        }
      } catch (err) {
        log.warn({ err }, 'drafting: the queue cannot be read');
      }
      // What this process queues wakes it. Once every lease of a process that died has passed, looking seldom will do.
      const rests = this.#running.size === 0 && Date.now() - workedAt > 2 * leaseMs;
      await pause(rests ? restPolls * pollMs : pollMs, undefined, {
        signal: this.#wake.signal,
        ref: false,
      }).catch(() => undefined);
      if (this.#wake.signal.aborted) workedAt = Date.now();
    }
  }

  #now = () => this.#options.now?.() ?? new Date();
  #later = (ms: number) => new Date(this.#now().getTime() + ms);
  #leaseEnd = () => this.#later(this.#options.leaseMs);

  async #run(claim: Claim): Promise<void> {
    const controller = new AbortController();
    if (this.#stopping) controller.abort(new Stopping());
    const entry = {
      controller,
      ended: inSpan({ name: 'draft proposal', parent: claim.job.trace }, () =>
        this.#attempt(claim, controller),
      ),
    };
    this.#running.add(entry);
    await entry.ended;
    this.#running.delete(entry);
  }

  async #attempt(claim: Claim, controller: AbortController): Promise<void> {
    const { leaseMs, log } = this.#options;
    let started = claim;
    const heartbeat = setInterval(() => {
      renew(claim, this.#leaseEnd()).catch((error) => {
        // A short outage of the database is no reason to stop: the lease may outlast it.
        if (error instanceof LeaseLost) controller.abort(error);
      });
    }, leaseMs / 3);
    try {
      started = await begin(claim, this.#options.drafter.order?.[0]);
      if (claim.job.attempts > maximumAttempts) throw new Error('every attempt ended with its process');
      await draftProposal(started, { ...this.#options, controller, leaseEnd: this.#leaseEnd });
      log.info(
        { proposalId: claim.record._id, version: claim.record.version + 1 },
        'drafting: a text is complete',
      );
    } catch (error) {
      // When stopped, `pause` and drafters throw an error that hides the reason; the signal has it.
      const reason = controller.signal.aborted ? controller.signal.reason : error;
      controller.abort(reason);
      await this.#settle(started, reason).catch((err) => {
        if (err instanceof LeaseLost)
          log.warn({ proposalId: claim.record._id }, 'drafting: the lease was lost');
        else
          log.error(
            { err, proposalId: claim.record._id },
            'drafting: the end of its lease will free the job',
          );
      });
    } finally {
      clearInterval(heartbeat);
    }
  }

  async #settle(claim: Claim, error: unknown): Promise<void> {
    const { log, backOffMs } = this.#options;
    const { attempts } = claim.job;
    if (error instanceof LeaseLost) throw error;
    if (error instanceof Stopping) return release(claim, this.#now());
    log.warn({ err: error, proposalId: claim.record._id, attempts }, 'drafting: an attempt failed');
    if (attempts >= maximumAttempts) return fail(claim, reasonOf(error));
    return retryLater(claim, this.#later(backOffMs * 2 ** (attempts - 1)));
  }
}
