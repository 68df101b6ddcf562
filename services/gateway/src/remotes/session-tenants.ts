import { LRUCache } from 'lru-cache';
import { askService } from '../proxy/ask-service.ts';

/** The visitor, as identity knows them by the session cookie. */
export interface VisitorSession {
  tenantId: string;
  sessionId: string;
}

/** The part of the session cookie that never changes during a session: its id and its family. */
const sessionCookie = /(?:^|;\s*)(?:__Host-)?sid=([0-9a-f]{32}\.[\w-]{43})[\w-]{43}(?:;|$)/;

/** Milliseconds for which a page load waits to learn which versions the tenant gets. */
const timeoutMs = 1_000;
const retention = 5 * 60_000;
const unknownTtl = 10_000;

interface Asker {
  cookie: string | undefined;
  requestId: string;
  address: string;
}

/**
 * Finds the tenant of a page load. Only identity decides, by a live session: a modified cookie belongs to no session.
 * If identity does not answer, the visitor counts as signed out.
 */
export class SessionTenants {
  readonly #identity: readonly string[];
  #asked: LRUCache<string, Promise<VisitorSession | undefined>> | undefined;

  constructor(identity: readonly string[]) {
    this.#identity = identity;
  }

  /** Takes megabytes, so a gateway without canaries has none. */
  get #known(): LRUCache<string, Promise<VisitorSession | undefined>> {
    this.#asked ??= new LRUCache({ max: 20_000, ttl: retention });
    return this.#asked;
  }

  async of(asker: Asker): Promise<VisitorSession | undefined> {
    const key = asker.cookie?.match(sessionCookie)?.[1];
    if (key === undefined) return undefined;
    const asked = this.#known.get(key) ?? this.#ask(key, asker);
    return asked;
  }

  #ask(key: string, asker: Asker): Promise<VisitorSession | undefined> {
    const answer = this.#fetch(asker).then(
      (session) => {
        if (!session) this.#known.set(key, Promise.resolve(undefined), { ttl: unknownTtl });
        return session;
      },
      () => {
        this.#known.delete(key);
        return undefined;
      },
    );
    this.#known.set(key, answer);
    return answer;
  }

  async #fetch({ cookie = '', requestId, address }: Asker): Promise<VisitorSession | undefined> {
    const response = await askService(this.#identity, '/api/auth/session', {
      headers: { cookie, accept: 'application/json', 'x-request-id': requestId, 'x-forwarded-for': address },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = (await response.json()) as Partial<VisitorSession>;
    if (response.status === 401) return undefined;
    if (response.status !== 200) throw new Error(`identity answered ${response.status}`);
    const { tenantId, sessionId } = body;
    return typeof tenantId === 'string' && typeof sessionId === 'string'
      ? { tenantId, sessionId }
      : undefined;
  }
}
