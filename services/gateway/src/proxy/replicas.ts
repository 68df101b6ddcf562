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
    }));
  }

  /** The next in turn. One that rests is taken only if all do. */
  next(): Pool {
    const now = performance.now();
    const count = this.#replicas.length;
    this.#turn = (this.#turn + 1) % count;
    for (let step = 0; step < count; step += 1) {
      const replica = this.#replicas[(this.#turn + step) % count] as Replica;
      if (replica.restsUntil > now) continue;
      this.#turn = (this.#turn + step) % count;
      return replica.pool;
    }
    return (this.#replicas[this.#turn] as Replica).pool;
  }

  /** This one stops, or cannot be reached: the others get its calls for a while. */
  rest(pool: Pool): void {
    const replica = this.#replicas.find((one) => one.pool === pool);
    if (replica) replica.restsUntil = performance.now() + rest;
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map(({ pool }) => pool.destroy()));
  }
}
