import { createHash } from 'node:crypto';
import { Unavailable } from '@harambee/service-kit';
import { LRUCache } from 'lru-cache';
import { askService } from '../proxy/ask-service.ts';
import { traceHeaders } from '../proxy/headers.ts';
import { upstreamOf } from '../proxy/upstreams.ts';

/**
 * A cacheable answer of the profiles service. The body is a string because Node sends a string together with the
 * headers in one write; bytes would need a second write.
 */
export type PublicAnswer =
  | { status: 200; body: string; headers: Record<string, string>; etag: string }
  | { status: 403 | 404; error: string };

export interface PublicProfileCacheOptions {
  /** The profiles service. */
  addresses: readonly string[];
  /** Milliseconds until it must have answered. */
  answersWithin?: number;
  /** Maximum number of cached answers. */
  maxAnswers?: number;
  /** Replaces the process's clock; for tests. */
  clock?: { now(): number };
}

/** The client for whom the service is called: it limits calls by address. */
export interface Asker {
  requestId: string;
  address: string;
}

/**
 * Milliseconds. An edit through this gateway shows at once, an edit through another instance after at most this time.
 */
const retention = 5_000;
const defaultMaxAnswers = 10_000;
const maxBytes = 64 * 1_024 * 1_024;

/** The service's headers that belong to the content; the others concern only the one request. */
const cachedHeaders = ['content-type', 'content-security-policy', 'referrer-policy'];

/**
 * Caches public profiles in memory. The service is always called without credentials, so its answer is the same for
 * everybody. Simultaneous requests for one profile cause one call.
 */
export class PublicProfileCache {
  readonly #answers: LRUCache<string, PublicAnswer>;
  /** Calls in progress. A write removes them, and the answer to a call that is no longer here is not cached. */
  readonly #asked = new Map<string, Promise<PublicAnswer | undefined>>();
  readonly #addresses: readonly string[];
  readonly #answersWithin: number;

  constructor({ addresses, answersWithin, maxAnswers, clock }: PublicProfileCacheOptions) {
    this.#addresses = addresses;
    this.#answersWithin = answersWithin ?? upstreamOf('profiles').answersWithin;
    this.#answers = new LRUCache({
      max: maxAnswers ?? defaultMaxAnswers,
      maxSize: maxBytes,
      sizeCalculation: (answer) => 1_000 + (answer.status === 200 ? answer.body.length : 0),
      ttl: retention,
      ttlResolution: 0,
      ...(clock && { perf: clock }),
    });
  }

  /** The cached answer, if there is one. */
  known(id: string): PublicAnswer | undefined {
    return this.#answers.get(id);
  }

  /**
   * The cached answer, or the service's. Undefined if the service failed or refused for now: then the caller must
   * forward the request to the service itself. Rejects if the service does not answer in time.
   */
  async get(id: string, asker: Asker): Promise<PublicAnswer | undefined> {
    return this.known(id) ?? this.#asked.get(id) ?? this.#ask(id, asker);
  }

  /** Drops one profile, or all of them, after a write: earlier answers are never used again. */
  forget(id?: string): void {
    if (id === undefined) {
      this.#answers.clear();
      this.#asked.clear();
    } else {
      this.#answers.delete(id);
      this.#asked.delete(id);
    }
  }

  #ask(id: string, asker: Asker): Promise<PublicAnswer | undefined> {
    const question = this.#fetch(id, asker).then(
      (answer) => {
        if (this.#asked.get(id) !== question) return answer;
        this.#asked.delete(id);
        if (answer) this.#answers.set(id, answer);
        return answer;
      },
      (error: unknown) => {
        if (this.#asked.get(id) === question) this.#asked.delete(id);
        throw error;
      },
    );
    this.#asked.set(id, question);
    return question;
  }

  async #fetch(id: string, { requestId, address }: Asker): Promise<PublicAnswer | undefined> {
    try {
      const response = await askService(this.#addresses, `/api/ngo/profile/public/${id}`, {
        headers: {
          accept: 'application/json',
          'x-request-id': requestId,
          'x-forwarded-for': address,
          ...traceHeaders(),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#answersWithin),
      });
      return answerOf(response, await response.text());
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'TimeoutError')) return undefined;
      throw new Unavailable(
        `${upstreamOf('profiles').label} is not available right now. Please try again.`,
        2,
      );
    }
  }
}

function answerOf({ status, headers }: Response, body: string): PublicAnswer | undefined {
  if (status === 200) {
    const kept = cachedHeaders.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    // A hash of the content, so that browsers notice every change.
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return { status, body, etag, headers: Object.fromEntries(kept) };
  }
  if (status !== 403 && status !== 404) return undefined;
  const { error } = JSON.parse(body) as { error?: unknown };
  return typeof error === 'string' ? { status, error } : undefined;
}
