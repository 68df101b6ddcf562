/** What became of one call. */
export interface Outcome {
  /** `POST /api/proposals` */
  what: string;
  status: number;
  /** What a refusal says. */
  why: string;
  /** It changes nothing, or has the key by which it is known again: it must never fail. */
  isRepeatable: boolean;
  /** From when it was due until it was answered. */
  ms: number;
  /** When it was due, on the clock of `performance`. */
  at: number;
}

type Call = () => Promise<Omit<Outcome, 'ms' | 'at'>>;

/**
 * Makes calls at a steady rate, however long each takes: one that is answered late does not keep the next ones from
 * being made, and time counts from when a call was due.
 */
export class SteadyLoad {
  readonly outcomes: Outcome[] = [];
  readonly #inProgress = new Set<Promise<void>>();
  readonly #since = performance.now();
  readonly #timer: NodeJS.Timeout;
  #made = 0;
  mostAtOnce = 0;

  constructor(
    private readonly perSecond: number,
    private readonly next: () => Call,
  ) {
    this.#timer = setInterval(() => this.#makeThoseDue(), 5);
  }

  /** Ends it, and waits for what is still to be answered. Returns the calls that were made in a second. */
  async stop(): Promise<number> {
    clearInterval(this.#timer);
    const seconds = (performance.now() - this.#since) / 1_000;
    await Promise.all(this.#inProgress);
    return this.#made / seconds;
  }

  /** Those that were due since then. */
  since(at: number): Outcome[] {
    return this.outcomes.filter((one) => one.at >= at);
  }

  #makeThoseDue(): void {
    const now = performance.now();
    for (;;) {
      const due = this.#since + (this.#made * 1_000) / this.perSecond;
      if (due > now) return;
      this.#made += 1;
      const made = this.#make(due).finally(() => this.#inProgress.delete(made));
      this.#inProgress.add(made);
      this.mostAtOnce = Math.max(this.mostAtOnce, this.#inProgress.size);
    }
  }

  async #make(at: number): Promise<void> {
    const outcome = await this.next()();
    this.outcomes.push({ ...outcome, at, ms: performance.now() - at });
  }
}

export const hasFailed = ({ status }: Outcome): boolean => status === 0 || status >= 400;

/** The time within which this share of the calls was answered, in milliseconds. */
export function timeOf(outcomes: readonly Pick<Outcome, 'ms'>[], share: number): number {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
}
