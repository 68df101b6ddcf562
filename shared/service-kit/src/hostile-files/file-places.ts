import { TooManyRequests, Unavailable } from '../errors.ts';

export interface PlaceLimits {
  /** Files that are opened at the same time, each in a process. */
  running: number;
  /** Files that are received, wait or are open: each is in memory as a whole. */
  all: number;
  /** Of these, those of one organization. */
  ofTenant: number;
}

/** A request's place from its first byte to its answer. */
export interface FilePlace {
  /** Runs `work` when it is this file's turn. */
  turn<Result>(work: () => Promise<Result>): Promise<Result>;
  /** May be called again. */
  leave(): void;
}

/** How many files this process holds and opens at the same time; beyond that callers are told `busyMessage` (CALL-22, PROF-55). */
export class FilePlaces {
  readonly #limits: PlaceLimits;
  readonly #ofTenant = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  readonly #busyMessage: string;
  #all = 0;
  #running = 0;

  constructor(limits: PlaceLimits, busyMessage: string) {
    this.#limits = limits;
    this.#busyMessage = busyMessage;
  }

  get running(): number {
    return this.#running;
  }

  /** Takes a place before the file is received. Throws if there is none, or none for this organization. */
  take(tenantId: string): FilePlace {
    const own = this.#ofTenant.get(tenantId) ?? 0;
    if (own >= this.#limits.ofTenant) throw new TooManyRequests(this.#busyMessage, 5);
    if (this.#all >= this.#limits.all) throw new Unavailable(this.#busyMessage, 5);
    this.#ofTenant.set(tenantId, own + 1);
    this.#all += 1;
    let isTaken = true;
    return {
      // Whoever has left meanwhile, after a time limit or without a connection, needs no answer.
      turn: (work) =>
        this.#turn(() => (isTaken ? work() : Promise.reject(new Unavailable(this.#busyMessage, 5)))),
      leave: () => {
        if (!isTaken) return;
        isTaken = false;
        this.#all -= 1;
        const left = (this.#ofTenant.get(tenantId) ?? 1) - 1;
        if (left > 0) this.#ofTenant.set(tenantId, left);
        else this.#ofTenant.delete(tenantId);
      },
    };
  }

  async #turn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#limits.running)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    // Whoever ends hands its turn to the next one.
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
