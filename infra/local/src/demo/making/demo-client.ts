import { setTimeout as wait } from 'node:timers/promises';
import { minutes } from '@harambee/domain';
import type { ErrorResponse, SignedIn } from '@harambee/domain/schemas';
import { demoPassword } from '../plan/demo-plan.ts';

const tries = 6;
/** An access token works a little longer. */
const tokenFor = minutes(10);

export class DemoRefused extends Error {
  constructor(
    readonly status: number,
    call: string,
    reason: string,
  ) {
    super(status === 0 ? `${call}: ${reason}` : `${call} was answered ${status}: ${reason}`);
  }
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  /** Bytes are sent as they are, everything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** The product as the demo meets it: through the gateway, at the time that the product believes it is. */
export interface DemoProduct {
  origin: string;
  signal: AbortSignal;
  now: () => Date;
}

/** Calls without a person. Waits when it is asked to. */
export async function callProduct(product: DemoProduct, call: Call): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(product, call);
    if (response?.ok) return response;
    const isTemporary = !response || response.status === 429 || response.status === 503;
    if (!isTemporary || attempt === tries) throw await refusal(`${call.method} ${call.path}`, response);
    await response?.arrayBuffer();
    const seconds = Number(response?.headers.get('retry-after') ?? 2);
    await wait(1_000 * seconds, undefined, { signal: product.signal });
  }
}

/** One person in a browser of their own, who signs in, and in again, as their session asks for it. */
export class DemoPerson {
  #token: { text: string; at: number } | undefined;
  #cookies = '';

  constructor(
    private readonly product: DemoProduct,
    readonly email: string,
  ) {}

  get<Answer>(path: string): Promise<Answer> {
    return this.#call<Answer>({ method: 'GET', path });
  }

  /** `key` makes the write safe to repeat, also by the next run of the demo. */
  post<Answer>(path: string, body: unknown, key?: string): Promise<Answer> {
    return this.#call<Answer>({
      method: 'POST',
      path,
      body,
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  }

  /** Sends a file, or a part of one. */
  upload(method: 'POST' | 'PUT', path: string, bytes: Buffer): Promise<void> {
    return this.#call<void>({ method, path, body: bytes });
  }

  put<Answer>(path: string, body: unknown, revision?: number): Promise<Answer> {
    const headers: Record<string, string> = revision === undefined ? {} : { 'if-match': `"${revision}"` };
    return this.#call<Answer>({ method: 'PUT', path, body, headers });
  }

  /** As pages read and clear notifications: with the cookie instead of the token. */
  putByCookie(path: string): Promise<void> {
    return this.#call<void>({ method: 'PUT', path }, () => ({ cookie: this.#cookies }));
  }

  async patch<Answer>(path: string, body: unknown): Promise<Answer> {
    return this.#call<Answer>({ method: 'PATCH', path, body });
  }

  /** Signs up or joins; somebody who has done so before signs in. */
  async enter(path: string, body: object): Promise<SignedIn> {
    try {
      return await this.#signInWith(path, { ...body, email: this.email, password: demoPassword });
    } catch (error) {
      const mayBeThere = error instanceof DemoRefused && [400, 409].includes(error.status);
      if (!mayBeThere) throw error;
      return this.signIn().catch(() => {
        throw error;
      });
    }
  }

  signIn(): Promise<SignedIn> {
    return this.#signInWith('/api/auth/login', { email: this.email, password: demoPassword, remember: true });
  }

  async #call<Answer>(
    call: Call,
    proof: (token: string) => Record<string, string> = (token) => ({ authorization: `Bearer ${token}` }),
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const token = await this.#validToken();
        const response = await callProduct(this.product, {
          ...call,
          headers: { ...call.headers, ...proof(token) },
        });
        const text = await response.text();
        return (text ? JSON.parse(text) : undefined) as Answer;
      } catch (error) {
        // After a jump of the clock the key that verifies tokens is published anew a moment later;
        // on a busy machine that takes a second.
        if (!(error instanceof DemoRefused) || error.status !== 401 || attempt === tries) throw error;
        this.#token = undefined;
        await wait(25 * 2 ** attempt, undefined, { signal: this.product.signal });
      }
    }
  }

  async #validToken(): Promise<string> {
    const known = this.#token;
    if (known && this.product.now().getTime() - known.at < tokenFor) return known.text;
    const refreshed = this.#cookies && (await this.#refresh());
    return refreshed || (await this.signIn()).accessToken;
  }

  async #refresh(): Promise<string | undefined> {
    try {
      return (await this.#signInWith('/api/auth/refresh', undefined)).accessToken;
    } catch (error) {
      if (error instanceof DemoRefused && error.status === 401) return undefined;
      throw error;
    }
  }

  async #signInWith(path: string, body: object | undefined): Promise<SignedIn> {
    const headers: Record<string, string> = this.#cookies ? { cookie: this.#cookies } : {};
    const response = await callProduct(this.product, { method: 'POST', path, body, headers });
    const signedIn = (await response.json()) as SignedIn;
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] as string);
    const names = set.map((cookie) => cookie.split('=')[0]);
    const kept = this.#cookies
      .split('; ')
      .filter((cookie) => cookie && !names.includes(cookie.split('=')[0]));
    this.#cookies = [...kept, ...set].join('; ');
    this.#token = { text: signedIn.accessToken, at: this.product.now().getTime() };
    return signedIn;
  }
}

/** Undefined if there is no answer: a process is being restarted. */
async function send(
  { origin, signal }: DemoProduct,
  { method, path, body, headers }: Call,
): Promise<Response | undefined> {
  const isFile = Buffer.isBuffer(body);
  const type = isFile ? 'application/octet-stream' : 'application/json';
  try {
    return await fetch(`${origin}${path}`, {
      method,
      signal,
      headers: { origin, ...(body !== undefined && { 'content-type': type }), ...headers },
      ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

async function refusal(call: string, response: Response | undefined): Promise<DemoRefused> {
  if (!response) return new DemoRefused(0, call, 'nobody answers');
  const answer = (await response.json().catch(() => undefined)) as ErrorResponse | undefined;
  return new DemoRefused(response.status, call, answer?.error ?? 'no reason given');
}
