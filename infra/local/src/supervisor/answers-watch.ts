import { type ClientRequest, get } from 'node:http';

/** When a process that was ready counts as hung. */
export interface AnswerLimits {
  /** Milliseconds between two questions; each costs the process about a millisecond. */
  askEvery: number;
  /** Milliseconds without any answer. Longer than the heaviest input keeps an event loop on a busy machine. */
  unansweredFor: number;
}

/**
 * Watches a process that is ready. One whose event loop stands still neither ends nor works; only its silence tells
 * (OPS-16). Any answer is a sign of life, also a refusal.
 */
export class AnswersWatch {
  readonly #url: string;
  readonly #limits: AnswerLimits;
  readonly #onHung: (why: string) => void;
  #silent = 0;
  #lookedAt = Date.now();
  #asking: ClientRequest | undefined;
  readonly #timer: NodeJS.Timeout;

  /** `onHung` is called once, with the reason. */
  constructor(url: string, limits: AnswerLimits, onHung: (why: string) => void) {
    this.#url = url;
    this.#limits = limits;
    this.#onHung = onHung;
    this.#timer = setInterval(() => this.#look(), limits.askEvery).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#asking?.destroy();
  }

  #look(): void {
    const { askEvery, unansweredFor } = this.#limits;
    // A machine that was suspended, or is very busy, says nothing about the process.
    this.#silent += Math.min(Date.now() - this.#lookedAt, 2 * askEvery);
    this.#lookedAt = Date.now();
    if (this.#silent > unansweredFor) {
      this.stop();
      this.#onHung(`answered nothing for ${Number((unansweredFor / 1_000).toFixed(1))} seconds`);
      return;
    }
    this.#asking ??= this.#ask();
  }

  #ask(): ClientRequest {
    const over = () => {
      this.#asking = undefined;
    };
    return get(this.#url, { agent: false }, (response) => {
      this.#silent = 0;
      response.resume();
    })
      .on('error', over)
      .on('close', over);
  }
}
