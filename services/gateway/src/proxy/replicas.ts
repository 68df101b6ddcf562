import { Pool } from 'undici';

/** Milliseconds for which a process that stops, or cannot be reached, gets no calls. */
const rest = 2_000;

/**
 * Milliseconds after which a connection is replaced. Behind one address there may be several processes: calls on a
 * connection all go to one of them, so a new one gets its share only by new connections (OPS-20).
 */
const connectionLife = 10_000;

/**
 * Milliseconds after which an unused connection is closed from here: sooner than a stopping service closes it (it
 * waits for `DRAIN_MS` first), so no call is written to a connection that is being closed.
 */
const unusedFor = 3_000;

/** Milliseconds of silence allowed within an answer; event streams send heartbeats more often. */
const silence = 120_000;

export interface ReplicaOptions {
  /** Milliseconds until an answer must begin. */
  within: number;
  /** Connections to each process; null sets no limit. */
  connections: number | null;
}

interface Replica {
  pool: Pool;
  restsUntil: number;
  /** False from a rest until its next answer: only a call that may be repeated finds out whether it is back. */
  isProved: boolean;
}

/** The processes of one service. Each has its own connections, and they get calls in turn (OPS-20). */
export class Replicas {
  readonly #replicas: Replica[];
  #turn = 0;

  constructor(addresses: readonly string[], { within, connections }: ReplicaOptions) {
    this.#replicas = addresses.map((address) => ({
      pool: new Pool(address, {
        connections,
        clientTtl: connectionLife,

        keepAliveTimeout: unusedFor,
        keepAliveMaxTimeout: unusedFor,
        connect: { timeout: 2_000 },
        headersTimeout: within,
        bodyTimeout: silence,
      }),
      restsUntil: 0,
      isProved: true,
    }));
  }

  /**
   * The next in turn for a call, and whether it does no harm if that call arrives twice. One that rests is taken only if
   * all do; one that has rested gets no other calls before it has answered.
   */
  next(isSafe: boolean): Pool {
    const now = performance.now();
    const count = this.#replicas.length;
    this.#turn = (this.#turn + 1) % count;
    const inTurn = this.#replicas.map((_, step) => this.#replicas[(this.#turn + step) % count] as Replica);
    const awake = inTurn.filter(({ restsUntil }) => restsUntil <= now);
    const chosen = awake.find(({ isProved }) => isSafe || isProved) ?? awake[0] ?? (inTurn[0] as Replica);
    this.#turn = this.#replicas.indexOf(chosen);
    return chosen.pool;
  }

  /** This one stops, or cannot be reached: the others get its calls for a while. */
  rest(pool: Pool): void {
    const replica = this.#of(pool);
    if (!replica) return;
    replica.restsUntil = performance.now() + rest;
    replica.isProved = false;
  }

  /** This one answers, and does not stop. */
  proved(pool: Pool): void {
    const replica = this.#of(pool);
    if (replica && replica.restsUntil <= performance.now()) replica.isProved = true;
  }

  #of(pool: Pool): Replica | undefined {
    return this.#replicas.find((one) => one.pool === pool);
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map(({ pool }) => pool.destroy()));
  }
}
