import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

const reads = [
  '/api/auth/me',
  '/api/proposals',
  '/api/impact/summary',
  '/api/ngo/profile',
  '/api/notifications',
  '/api/calls',
  '/api/proposals/stats',
];

/** Calls at a steady pace by many people, each as it is: a call that is not answered well has failed. */
export class Load {
  readonly failed: string[] = [];
  readonly created: { visitor: Visitor; id: string }[] = [];
  readonly times: number[] = [];
  sent = 0;
  #stopped = false;
  readonly #running = new Set<Promise<void>>();
  readonly #done: Promise<void>;

  constructor(
    readonly visitors: readonly Visitor[],
    readonly paths: readonly string[],
    perSecond: number,
  ) {
    this.#done = this.#run(perSecond);
  }

  async #run(perSecond: number): Promise<void> {
    const began = performance.now();
    while (!this.#stopped) {
      const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
      while (this.sent < due) {
        const one = this.#send(this.sent);
        this.sent += 1;
        this.#running.add(one);
        void one.finally(() => this.#running.delete(one));
      }
      await wait(10);
    }
    await Promise.all(this.#running);
  }

  async #send(n: number): Promise<void> {
    const visitor = this.visitors[n % this.visitors.length] as Visitor;
    const began = performance.now();
    try {
      await (n % 10 === 0 ? this.#write(visitor) : this.#readOne(visitor, n));
    } catch (error) {
      const { cause } = error as { cause?: Error & { code?: string } };
      this.failed.push(`${new Date().toISOString()} ${cause?.code ?? cause?.message ?? String(error)}`);
    }
    this.times.push(performance.now() - began);
  }

  async #readOne(visitor: Visitor, n: number): Promise<void> {
    const path = this.paths[n % this.paths.length] as string;
    const { status, body } = await visitor.call(path);
    if (status !== 200) throw new Error(`${path} ${status} ${JSON.stringify(body)}`);
  }

  /** A new proposal with its key, then a change of it, which nothing repeats: the second would be refused. */
  async #write(visitor: Visitor): Promise<void> {
    const { status, body } = await visitor.propose();
    if (status !== 201) throw new Error(`POST ${status} ${JSON.stringify(body)}`);
    const { id, revision } = body.proposal;
    this.created.push({ visitor, id });
    const changed = await visitor.call(`/api/proposals/${id}`, {
      method: 'PUT',
      headers: { 'if-match': `"${revision}"` },
      send: visitor.proposalBody(`Changed ${randomUUID()}`),
    });
    this.sent += 1;
    if (changed.status !== 200) throw new Error(`PUT ${changed.status} ${JSON.stringify(changed.body)}`);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#done;
  }

  /** Milliseconds within which this share of the calls was answered. */
  within(share: number): number {
    const sorted = [...this.times].sort((a, b) => a - b);
    return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  }
}

/** The reads that these visitors may make: those that are answered. */
export async function readablePaths(visitor: Visitor): Promise<string[]> {
  const answers = await Promise.all(
    reads.map(async (path) => ({ path, status: (await visitor.call(path)).status })),
  );
  return answers.filter(({ status }) => status === 200).map(({ path }) => path);
}
