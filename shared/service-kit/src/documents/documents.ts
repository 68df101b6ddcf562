import type { FastifyBaseLogger } from 'fastify';
import type { Piscina } from 'piscina';
import type { Actor } from '../auth/actor.ts';
import { TooManyRequests, Unavailable } from '../errors.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { CachedResults } from './cached-results.ts';
import { type DocumentLimits, defaultLimits } from './document-limits.ts';
import { FairQueue } from './fair-queue.ts';
import { openPool, type WorkerFile } from './worker-pool.ts';

/** A document that somebody wants. */
export interface DocumentRequest<Input> {
  actor: Pick<Actor, 'tenantId' | 'userId'>;
  /** Name of the function in the worker file. */
  kind: string;
  /** Everything its bytes depend on: record, version, revision. Requests with the same key share one result. */
  key: string;
  /** Called only if the document has to be made. The result is copied to the thread. */
  input: () => Promise<Input> | Input;
  /** Waits as long as it takes and counts toward no limit: an archive requests one file at a time. */
  isBackground?: boolean;
  /** False: nobody will request it a second time. */
  isCached?: boolean;
}

interface Job extends Pick<DocumentRequest<unknown>, 'kind' | 'key' | 'input'> {
  tenantId: string;
  userId: string;
  isBackground: boolean;
  isCached: boolean;
  since: number;
  promise: Promise<Buffer>;
  resolve: (bytes: Buffer) => void;
  reject: (error: unknown) => void;
}

/** The document's thread was terminated: it took too much time or memory. */
export class DocumentEnded extends Unavailable {}

const ended = (seconds: number, cause?: unknown) =>
  new DocumentEnded(
    'This file took too long to create, so we stopped it. Please try again in a minute; a very long text may have to be shortened.',
    seconds,
    { cause },
  );
const busy = () => new Unavailable('Many files are being created right now. Please try again.', 5);
const nameOf = (tenantId: string, kind: string, key: string) => JSON.stringify([tenantId, kind, key]);

/**
 * Makes documents in threads, so that none of them blocks a request. Organizations take turns, slow documents are
 * terminated, and finished ones are cached.
 */
export class Documents {
  readonly #file: WorkerFile;
  readonly #limits: DocumentLimits;
  readonly #queue = new FairQueue<Job>();
  /** Documents that are waiting or being made. */
  readonly #jobs = new Map<string, Job>();
  readonly #cached: CachedResults;
  /** When a document whose thread was terminated may be tried again. */
  readonly #retryAt = new Map<string, number>();
  #pool: Piscina | undefined;
  #running = 0;
  #endedCount = 0;
  #log: FastifyBaseLogger | undefined;

  constructor(file: WorkerFile, limits: Partial<DocumentLimits> = {}) {
    this.#file = file;
    this.#limits = { ...defaultLimits, ...limits };
    this.#cached = new CachedResults(this.#limits.cachedBytes, this.#limits.cacheMs);
  }

  /** Reported by /metrics. */
  get figures() {
    return {
      waiting: this.#queue.size,
      running: this.#running,
      threads: this.#pool?.threads.length ?? 0,
      cachedBytes: this.#cached.bytes,
      ended: this.#endedCount,
    };
  }

  /** Where a terminated thread is logged. */
  logTo(log: FastifyBaseLogger): void {
    this.#log = log;
  }

  async make<Input>(request: DocumentRequest<Input>): Promise<Buffer> {
    const { actor, kind, key, isBackground = false } = request;
    const name = nameOf(actor.tenantId, kind, key);
    const cached = this.#cached.get(name);
    if (cached) return cached;
    const waitMs = (this.#retryAt.get(name) ?? 0) - Date.now();
    if (waitMs > 0) throw ended(waitMs / 1_000);
    const running = this.#jobs.get(name);
    if (running) {
      running.isBackground ||= isBackground;
      return running.promise;
    }
    if (!isBackground) this.#assertRoom(actor);
    const job = jobOf(request);
    this.#jobs.set(name, job);
    this.#queue.add(job);
    this.#work();
    return inSpan(
      { name: `make ${kind}`, attributes: { 'harambee.document': kind } },
      () => job.promise as Promise<Buffer>,
    );
  }

  /** Terminates the threads and rejects waiting documents. Later requests start new threads. */
  async stop(): Promise<void> {
    for (let job = this.#queue.next(); job; job = this.#queue.next())
      this.#settle(job, () => job?.reject(new Unavailable('Restarting. Please try again.', 2)));
    this.#cached.clear();
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.destroy();
  }

  #assertRoom({ tenantId, userId }: DocumentRequest<unknown>['actor']): void {
    const counted = [...this.#jobs.values()].filter((job) => job.tenantId === tenantId && !job.isBackground);
    const own = counted.filter((job) => job.userId === userId).length;
    if (own >= this.#limits.perPerson || counted.length >= this.#limits.perTenant) {
      throw new TooManyRequests('Several of your files are already being created. Please wait for them.', 3);
    }
    if (this.#queue.size >= this.#limits.waiting) throw busy();
  }

  #work(): void {
    while (this.#running < this.#limits.threads) {
      const job = this.#queue.next();
      if (!job) return;
      if (!job.isBackground && Date.now() - job.since > this.#limits.maxWaitMs) {
        this.#settle(job, () => job.reject(busy()));
        continue;
      }
      this.#running += 1;
      void this.#run(job).finally(() => {
        this.#running -= 1;
        this.#work();
      });
    }
  }

  async #run(job: Job): Promise<void> {
    const { kind, key, tenantId } = job;
    const signal = AbortSignal.timeout(this.#limits.timeLimitMs);
    try {
      const made = await this.#threads().run(await job.input(), { name: kind, signal });
      const bytes = Buffer.from(made.buffer, made.byteOffset, made.byteLength);
      if (job.isCached) this.#cached.set(nameOf(tenantId, kind, key), bytes);
      this.#settle(job, () => job.resolve(bytes));
    } catch (error) {
      const isOver = signal.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#settle(job, () => job.reject(isOver ? this.#noteEnded(job, error) : error));
    }
  }

  #noteEnded({ tenantId, kind, key }: Job, cause: unknown): DocumentEnded {
    const { retryAfterMs, timeLimitMs } = this.#limits;
    const now = Date.now();
    for (const [name, until] of this.#retryAt) if (until <= now) this.#retryAt.delete(name);
    this.#retryAt.set(nameOf(tenantId, kind, key), now + retryAfterMs);
    this.#endedCount += 1;
    this.#log?.error(
      { err: cause, kind, key, tenantId, timeLimitMs },
      'the thread of a document was terminated',
    );
    return ended(retryAfterMs / 1_000, cause);
  }

  #settle(job: Job, how: () => void): void {
    this.#jobs.delete(nameOf(job.tenantId, job.kind, job.key));
    how();
  }

  #threads(): Piscina {
    if (!this.#pool) {
      this.#pool = openPool(this.#file, this.#limits);
      this.#pool.on('error', (err) => this.#log?.error({ err }, 'a thread for documents failed'));
    }
    return this.#pool;
  }
}

function jobOf({
  actor,
  kind,
  key,
  input,
  isBackground = false,
  isCached = true,
}: DocumentRequest<unknown>): Job {
  const { tenantId, userId } = actor;
  const { promise, resolve, reject } = withResolvers();
  return {
    tenantId,
    userId,
    kind,
    key,
    input,
    isBackground,
    isCached,
    since: Date.now(),
    promise,
    resolve,
    reject,
  };
}

function withResolvers(): Pick<Job, 'promise' | 'resolve' | 'reject'> {
  let resolve: Job['resolve'] = () => undefined;
  let reject: Job['reject'] = () => undefined;
  const promise = new Promise<Buffer>((fulfill, refuse) => {
    resolve = fulfill;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
