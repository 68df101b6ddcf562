import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorResponse } from '@harambee/domain/schemas';

const tries = 6;

export class DemoRefused extends Error {
  constructor(
    readonly status: number,
    call: string,
    reason: string,
  ) {
    super(status === 0 ? `${call}: ${reason}` : `${call} was answered ${status}: ${reason}`);
  }
}

/** Calls the product as a browser would, through the gateway, and waits when it is asked to. */
export class DemoClient {
  constructor(
    private readonly origin: string,
    private readonly signal: AbortSignal,
    private readonly token?: string,
  ) {}

  signedIn(token: string): DemoClient {
    return new DemoClient(this.origin, this.signal, token);
  }

  get<Answer>(path: string): Promise<Answer> {
    return this.#call<Answer>('GET', path);
  }

  /** `key` makes the write safe to repeat, also by the next run of the demo. */
  post<Answer>(path: string, body: unknown, key?: string): Promise<Answer> {
    return this.#call<Answer>('POST', path, body, key);
  }

  async #call<Answer>(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#send(method, path, body, key);
      if (response?.ok) return (await response.json()) as Answer;
      const isTemporary = !response || response.status === 429 || response.status === 503;
      if (!isTemporary || attempt === tries) throw await refusal(`${method} ${path}`, response);
      await response?.arrayBuffer();
      const seconds = Number(response?.headers.get('retry-after') ?? 2);
      await wait(1_000 * seconds, undefined, { signal: this.signal });
    }
  }

  /** Undefined if there is no answer: a process is being restarted. */
  async #send(method: string, path: string, body?: unknown, key?: string): Promise<Response | undefined> {
    try {
      return await fetch(`${this.origin}${path}`, {
        method,
        signal: this.signal,
        headers: {
          origin: this.origin,
          ...(this.token && { authorization: `Bearer ${this.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      if (this.signal.aborted) throw error;
      return undefined;
    }
  }
}

async function refusal(call: string, response: Response | undefined): Promise<DemoRefused> {
  if (!response) return new DemoRefused(0, call, 'nobody answers');
  const answer = (await response.json().catch(() => undefined)) as ErrorResponse | undefined;
  return new DemoRefused(response.status, call, answer?.error ?? 'no reason given');
}
