import type { GuestSession } from '@harambee/domain/schemas';
import { apiUrl } from '../network/api-base.ts';
import { reportNoAnswer } from '../network/no-answer.ts';
import { networkErrorMessage } from '../session/auth-messages.ts';
import { Refusal, type Refused, tryAgain } from '../sign-in/post-once.ts';
import { postGuestLeave, postGuestRefresh } from './guest-link-api.ts';

/** Why a guest's page ends: the link does not work any more, or this browser has to show a code again. */
export type GuestPageEnd = 'over' | 'signed-out' | 'left';

export interface GuestCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** The `tag` of an earlier answer: if nothing has changed since, the answer has no data. */
  tag?: string | undefined;
  /** The same for every try of one write. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface GuestAnswer<Data> {
  /** Undefined if nothing has changed since `tag`, and for an answer without a body. */
  data: Data | undefined;
  tag: string | undefined;
}

/** A refusal with what came with it, such as the present state of what was changed meanwhile. */
export class GuestRefusal extends Refusal {
  readonly data: unknown;

  constructor(words: string, status: number, data: unknown) {
    super(words, { status });
    this.data = data;
  }
}

/**
 * The calls of a guest's page, with the token of the guest: never with the session of a person who is signed in in the
 * same browser, and never through its caches (GUEST-10). The token is only in memory.
 */
export class GuestClient {
  readonly #linkToken: string;
  readonly #onEnd: (why: GuestPageEnd) => void;
  #session: GuestSession;
  #refreshing: Promise<void> | undefined;
  #ended = false;

  constructor(linkToken: string, session: GuestSession, onEnd: (why: GuestPageEnd) => void) {
    this.#linkToken = linkToken;
    this.#session = session;
    this.#onEnd = onEnd;
  }

  get session(): GuestSession {
    return this.#session;
  }

  /** Calls below `/api/proposals/guest`. After a 401 it gets another token and repeats once. Throws a `Refusal`. */
  async call<Data>(path: string, given: GuestCall = {}): Promise<GuestAnswer<Data>> {
    let answer = await this.#send(path, given);
    if (answer.status === 401) {
      await this.#refresh();
      answer = await this.#send(path, given);
    }
    const tag = answer.headers.get('etag') ?? undefined;
    if (answer.status === 304 || answer.status === 204) return { data: undefined, tag };
    const data = (await answer.json().catch(() => undefined)) as (Data & Refused) | undefined;
    if (answer.ok && data !== undefined) return { data, tag };
    const [first] = data?.details ?? [];
    throw new GuestRefusal(first?.message || data?.error || tryAgain, answer.status, data);
  }

  /** Ends the session of this browser; the link stays. */
  async leave(): Promise<void> {
    await postGuestLeave(this.#linkToken);
    this.#end('left');
  }

  #send(path: string, { method = 'GET', body, tag, idempotencyKey, signal }: GuestCall): Promise<Response> {
    return fetch(apiUrl(`/api/proposals/guest${path}`), {
      method,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: {
        authorization: `Bearer ${this.#session.accessToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(tag && { 'if-none-match': tag }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      reportNoAnswer();
      throw new Refusal(networkErrorMessage);
    });
  }

  #refresh(): Promise<void> {
    this.#refreshing ??= postGuestRefresh(this.#linkToken)
      .then((session) => {
        this.#session = session;
      })
      .catch((error: unknown) => {
        const status = error instanceof Refusal ? error.status : undefined;
        if (status === 400) this.#end('over');
        else if (status === 401) this.#end('signed-out');
        throw error;
      })
      .finally(() => {
        this.#refreshing = undefined;
      });
    return this.#refreshing;
  }

  #end(why: GuestPageEnd): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#onEnd(why);
  }
}
