import type { FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** What a process takes for itself. */
export interface Lease {
  /** Who calls what. */
  key: string;
  calls: number;
  /** When the minute ends, in milliseconds; all processes count the same minutes. */
  endsAt: number;
}

/** Takes a lease where all processes do. Returns the number of calls that all of them have taken. */
export type TakeLease = (lease: Lease) => Promise<number>;

/** The part of a limit that a process gives without asking, and takes at a time when it asks. */
const share = 10;
const mostCallers = 10_000;

interface Caller {
  endsAt: number;
  used: number;
  /** Calls this process may answer. */
  allowed: number;
  taken: number;
  isOver: boolean;
  asking: Promise<void> | undefined;
}

type Told = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * A store for `@fastify/rate-limit` that all processes of a service share (OPS-22), without a write for each call. A
 * process answers the first tenth of a limit without asking anybody, so that usual visitors cost nothing; whoever calls
 * more often costs one write for each further tenth. All processes together give the limit, and at most a tenth of it
 * more for each process. If nobody can be asked, a process counts alone.
 */
export function sharedRateLimits(name: string, take: TakeLease): FastifyRateLimitStoreCtor {
  class SharedStore {
    readonly #route: string;
    #known: LRUCache<string, Caller> | undefined;

    constructor(_options: object, route = '') {
      this.#route = route;
    }

    incr(caller: string, told: Told, timeWindow: number, max: number): void {
      const found = this.#caller(caller, timeWindow, max);
      found.used += 1;
      const place = found.used;
      const tell = () =>
        told(null, {
          current: place <= found.allowed ? Math.min(place, max) : max + 1,
          ttl: found.endsAt - Date.now(),
        });
      if (place <= found.allowed || found.isOver) tell();
      else void this.#askFor(place, caller, found, max).then(tell);
    }

    child(route: RateLimitOptions & { routeInfo?: { method?: unknown; url?: string } }): SharedStore {
      const { method = '', url = '' } = route.routeInfo ?? {};
      return new SharedStore({}, `${String(method)} ${url}`);
    }

    /** Takes a hundred kilobytes, so a route that nobody calls has none. */
    get #callers(): LRUCache<string, Caller> {
      this.#known ??= new LRUCache({ max: mostCallers });
      return this.#known;
    }

    #caller(key: string, timeWindow: number, max: number): Caller {
      const endsAt = (Math.floor(Date.now() / timeWindow) + 1) * timeWindow;
      const known = this.#callers.get(key);
      if (known?.endsAt === endsAt) return known;
      const allowed = Math.min(max, Math.ceil(max / share));
      const started = { endsAt, used: 0, allowed, taken: 0, isOver: false, asking: undefined };
      this.#callers.set(key, started);
      return started;
    }

    /** Takes leases until this call has one, or there are none. */
    async #askFor(place: number, caller: string, found: Caller, max: number): Promise<void> {
      while (place > found.allowed && !found.isOver) {
        found.asking ??= this.#take(caller, found, max).finally(() => {
          found.asking = undefined;
        });
        await found.asking;
      }
    }

    async #take(caller: string, found: Caller, max: number): Promise<void> {
      // The first lease counts what was given without asking, too.
      const calls = Math.ceil(max / share) + (found.taken === 0 ? found.allowed : 0);
      try {
        const all = await take({ key: `${name} ${this.#route} ${caller}`, calls, endsAt: found.endsAt });
        const granted = Math.max(0, Math.min(calls, max - (all - calls)));
        found.taken += granted;
        found.isOver = granted < calls;
        found.allowed = Math.max(found.allowed, found.taken);
      } catch {
        found.allowed = max;
        found.isOver = true;
      }
    }
  }
  return SharedStore as unknown as FastifyRateLimitStoreCtor;
}
