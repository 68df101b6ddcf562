import { createHash, randomBytes } from 'node:crypto';
import type { Operator } from './operators.ts';

/** Milliseconds: after this an operator signs in again, whatever they do. */
export const sessionLength = 30 * 60_000;

type Who = Pick<Operator, 'name' | 'role'>;

/** The sessions of operators: in memory, so that a restart ends them all. */
export class Sessions {
  readonly #now: () => number;
  /** By the hash of the token. */
  readonly #open = new Map<string, Who & { until: number }>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns the token, which only the browser keeps. */
  start({ name, role }: Who): string {
    for (const [token, { until }] of this.#open) if (until <= this.#now()) this.#open.delete(token);
    const token = randomBytes(32).toString('base64url');
    this.#open.set(hashOf(token), { name, role, until: this.#now() + sessionLength });
    return token;
  }

  of(token: string | undefined): (Who & { until: number }) | undefined {
    const found = token === undefined ? undefined : this.#open.get(hashOf(token));
    return found && found.until > this.#now() ? found : undefined;
  }

  end(token: string | undefined): void {
    if (token !== undefined) this.#open.delete(hashOf(token));
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
