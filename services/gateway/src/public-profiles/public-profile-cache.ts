import { createHash } from 'node:crypto';
import { Unavailable } from '@harambee/service-kit';
import { LRUCache } from 'lru-cache';
import { upstreams } from '../proxy/upstreams.ts';

/**
 * What the profiles service says of a public profile, as long as it may be repeated to anybody. Kept as text: Node sends a
 * text with the head of the answer in one write, and bytes in a second one.
 */
export type PublicAnswer =
  | { status: 200; body: string; headers: Record<string, string>; etag: string }
  | { status: 403 | 404; error: string };

export interface PublicProfileCacheOptions {
  /** Of the profiles service. */
  address: string;
  /** Milliseconds until its answer has to be there. */
  answersWithin?: number;
  /** Answers that are kept at the same time. */
  maxAnswers?: number;
  /** Instead of the process's own clock; for tests. */
  clock?: { now(): number };
}

/** In whose name the service is asked: its limit of calls counts by address. */
export interface Asker {
  requestId: string;
  address: string;
}

/** Milliseconds. An edit through this gateway is seen at once; one through another instance after this time at the latest. */
const retention = 5_000;
const defaultMaxAnswers = 10_000;
const maxBytes = 64 * 1_024 * 1_024;

/** Of the service's own headers those that belong to the content; the rest is about the one request. */
const cachedHeaders = ['content-type', 'content-security-policy', 'referrer-policy'];

/**
 * Public profiles in memory. The service is always asked without credentials, so an answer is the same for everybody;
 * many who ask for one profile at the same moment ask once.
 */
export class PublicProfileCache {
  readonly #answers: LRUCache<string, PublicAnswer>;
  /** Questions under way. A write takes them out, and what comes back to a question that is not here is not kept. */
  readonly #asked = new Map<string, Promise<PublicAnswer | undefined>>();
  readonly #address: string;
  readonly #answersWithin: number;

  constructor({ address, answersWithin, maxAnswers, clock }: PublicProfileCacheOptions) {
    this.#address = address;
    this.#answersWithin = answersWithin ?? upstreams.profiles.answersWithin;
    this.#answers = new LRUCache({
      max: maxAnswers ?? defaultMaxAnswers,
      maxSize: maxBytes,
      sizeCalculation: (answer) => 1_000 + (answer.status === 200 ? answer.body.length : 0),
      ttl: retention,
      ttlResolution: 0,
      ...(clock && { perf: clock }),
    });
  }

  /** The answer in memory, if there is one. */
  known(id: string): PublicAnswer | undefined {
    return this.#answers.get(id);
  }

  /**
   * The answer from memory or from the service. Nothing when the service failed or refused for the moment: whoever asks
   * then has to hear that from the service itself. Rejects when it does not answer in time.
   */
  async get(id: string, asker: Asker): Promise<PublicAnswer | undefined> {
    return this.known(id) ?? this.#asked.get(id) ?? this.#ask(id, asker);
  }

  /** A profile was written, or any of them: no answer from before is given again. */
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
      const response = await fetch(`${this.#address}/api/ngo/profile/public/${id}`, {
        headers: { accept: 'application/json', 'x-request-id': requestId, 'x-forwarded-for': address },
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#answersWithin),
      });
      return answerOf(response, await response.text());
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'TimeoutError')) return undefined;
      throw new Unavailable(`${upstreams.profiles.label} is not available right now. Please try again.`, 2);
    }
  }
}

function answerOf({ status, headers }: Response, body: string): PublicAnswer | undefined {
  if (status === 200) {
    const kept = cachedHeaders.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    // Of the content, so that a browser asks again whatever has changed it.
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return { status, body, etag, headers: Object.fromEntries(kept) };
  }
  if (status !== 403 && status !== 404) return undefined;
  const { error } = JSON.parse(body) as { error?: unknown };
  return typeof error === 'string' ? { status, error } : undefined;
}
