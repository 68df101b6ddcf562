import { randomUUID } from 'node:crypto';
import { trusted } from 'mongoose';
import { IdempotencyKeyModel } from './idempotency-key.model.ts';

/** For how long a key is held at a time, in milliseconds: after a crash it is free again this soon. */
const heldFor = 8_000;
const renewedEvery = 2_000;

/** What a claim writes into the key that it holds. */
export const newHold = (claim = randomUUID()) => ({ claim, lockedUntil: new Date(Date.now() + heldFor) });

/** A request's hold on its Idempotency-Key while it is answered. It is renewed, so that a long answer keeps its key. */
export class Claim {
  readonly #renewing: NodeJS.Timeout;

  /** `longest`: milliseconds after which it must have ended, whatever became of it. */
  constructor(
    readonly id: string,
    readonly tenantId: string,
    private readonly token: string,
    private readonly longest: number,
    onFailed: (error: unknown) => void,
  ) {
    const end = performance.now() + longest;
    this.#renewing = setInterval(() => {
      if (performance.now() > end) this.#stop();
      else void this.#hold(heldFor).catch(onFailed);
    }, renewedEvery).unref();
  }

  /** Its record, unless somebody else has taken it over. */
  get mine() {
    return { _id: this.id, tenantId: this.tenantId, claim: this.token };
  }

  /** Nobody waits any longer, but the work goes on: nobody may begin it again until it must have ended. */
  async leaveRunning(): Promise<void> {
    this.#stop();
    await this.#hold(this.longest);
  }

  /** Its answer is kept; answers of our own failures are not: the next try runs again. */
  async end(answer?: { status: number; body: string; contentType?: string }): Promise<void> {
    this.#stop();
    if (answer) await IdempotencyKeyModel.updateOne(this.mine, { $set: answer, $unset: { lockedUntil: 1 } });
    else await IdempotencyKeyModel.deleteOne(this.mine);
  }

  #stop(): void {
    clearInterval(this.#renewing);
  }

  async #hold(ms: number): Promise<void> {
    // Not once it is answered: a renewal may arrive after the answer.
    await IdempotencyKeyModel.updateOne(
      { ...this.mine, lockedUntil: trusted({ $exists: true }) },
      { $set: { lockedUntil: new Date(Date.now() + ms) } },
    );
  }
}
