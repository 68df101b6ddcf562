import { type Promotion, type RegistryState, resolveRemote, watchedFor } from '@harambee/registry';
import { LRUCache } from 'lru-cache';
import {
  canaryLimits,
  type FailureLimits,
  isTooMuch,
  percent,
  promotionLimits,
  type Sessions,
  wordsOf,
} from './canary-limits.ts';
import type { RemoteList } from './remote-list.ts';
import type { VisitorSession } from './session-tenants.ts';
import type { SeenSession, SharedSessions, VersionName } from './shared-sessions.ts';

/** The period that counts here, in milliseconds. */
const window = 10 * 60_000;
/** What one exchange may hold. */
const mostSeen = 1_000;

/** A version that is being tried. */
interface Watched extends VersionName {
  /** The version that people get without it. */
  usual: string;
  /** The move that gave it to everybody; absent for a canary. */
  promotion?: Promotion;
}

export interface Verdict extends Watched {
  why: string;
}

/** What is watched now: canaries, and what was promoted less than half an hour ago. */
export function watchedIn({ remotes, promoted }: Pick<RegistryState, 'remotes' | 'promoted'>): Watched[] {
  const canaries = Object.entries(remotes).flatMap(([remote, { canary, current }]) =>
    canary ? [{ remote, version: canary.release.version, usual: current.version }] : [],
  );
  const promotions = promoted.flatMap((promotion) => {
    const { remote, version, at } = promotion;
    const { current, previous } = remotes[remote] ?? {};
    const isWatched = previous && current?.version === version && Date.now() - at < watchedFor;
    return isWatched ? [{ remote, version, usual: previous.version, promotion }] : [];
  });
  return [...canaries, ...promotions];
}

/**
 * Counts sessions, not reports: a page that fails in a loop counts once, and a session that would not get a version
 * cannot report it. Only sessions of signed-in people count. All gateways count together; if nobody can be asked, this
 * one counts alone (OPS-21).
 */
export class CanaryWatch {
  readonly #shared: SharedSessions | undefined;
  /** Of this gateway: by `remote version`, whether each session failed. */
  readonly #own = new Map<string, LRUCache<string, boolean>>();
  /** Not yet told to the others. */
  #untold = new Map<string, SeenSession>();
  /** Versions with a failure: only these are judged. */
  readonly #suspects = new Set<string>();

  constructor(shared?: SharedSessions) {
    this.#shared = shared;
  }

  /** Records that a session got a page with these remotes. */
  served(sessionId: string, { remotes }: RemoteList, state: RegistryState): void {
    const watched = namesIn(watchedIn(state));
    for (const { name: remote, version } of remotes)
      if (watched.has(nameOf({ remote, version }))) this.#see({ remote, version, sessionId, failed: false });
  }

  failed({ sessionId, tenantId }: VisitorSession, seen: VersionName, state: RegistryState): void {
    const { remote, version } = seen;
    const pointed = state.remotes[remote];
    if (!pointed || !namesIn(watchedIn(state)).has(nameOf(seen))) return;
    const gets = resolveRemote(remote, pointed, tenantId).release.version;
    if (gets === version || this.#own.get(nameOf(seen))?.has(sessionId))
      this.#see({ remote, version, sessionId, failed: true });
  }

  /** Tells what was seen here, and returns the versions that fail too often anywhere. */
  async judge(state: RegistryState): Promise<Verdict[]> {
    const watched = watchedIn(state);
    const suspects = watched.filter((one) => this.#suspects.has(nameOf(one)));
    if (suspects.length === 0 && this.#untold.size === 0) return [];
    const counts = await this.#count(
      suspects.flatMap((one) => [one, { remote: one.remote, version: one.usual }]),
    );
    return suspects.flatMap((one) => {
      const its = counts.get(nameOf(one)) ?? none;
      const usual = counts.get(nameOf({ remote: one.remote, version: one.usual })) ?? none;
      const limits: FailureLimits = one.promotion ? promotionLimits : canaryLimits;
      if (!isTooMuch(its, usual, limits)) return [];
      const why = `${wordsOf(its)} failed with it, ${wordsOf(usual)} with ${one.promotion ? `${one.usual} before it` : `the usual ${one.usual}`}; the limit is ${percent(limits.failing)}`;
      return [{ ...one, why }];
    });
  }

  #see(seen: SeenSession): void {
    const name = nameOf(seen);
    const own = this.#sessions(name);
    const failed = seen.failed || own.get(seen.sessionId) === true;
    if (failed) this.#suspects.add(name);
    own.set(seen.sessionId, failed);
    this.#untold.set(`${name} ${seen.sessionId}`, { ...seen, failed });
  }

  async #count(versions: readonly VersionName[]): Promise<Map<string, Sessions>> {
    const own = new Map(versions.map((one) => [nameOf(one), this.#ownCount(nameOf(one))]));
    const telling = this.#untold;
    this.#untold = new Map();
    if (!this.#shared) return own;
    try {
      const seen = [...telling.values()];
      let counted: (VersionName & Sessions)[] = [];
      for (let from = 0; from === 0 || from < seen.length; from += mostSeen)
        counted = await this.#shared.exchange(seen.slice(from, from + mostSeen), versions);
      return new Map(counted.map((one) => [nameOf(one), one]));
    } catch {
      // Told next time, unless it was seen again meanwhile.
      this.#untold = new Map([...telling, ...this.#untold]);
      return own;
    }
  }

  #ownCount(name: string): Sessions {
    const all = [...(this.#own.get(name)?.values() ?? [])];
    return { sessions: all.length, failing: all.filter(Boolean).length };
  }

  #sessions(name: string): LRUCache<string, boolean> {
    const sessions =
      this.#own.get(name) ?? new LRUCache<string, boolean>({ max: 20_000, ttl: window, perf: Date });
    // Keeps the newest versions and drops the oldest.
    this.#own.delete(name);
    this.#own.set(name, sessions);
    for (const oldest of this.#own.keys()) {
      if (this.#own.size <= 500) break;
      this.#own.delete(oldest);
      this.#suspects.delete(oldest);
    }
    return sessions;
  }
}

const none: Sessions = { sessions: 0, failing: 0 };
const nameOf = ({ remote, version }: VersionName): string => `${remote} ${version}`;
/** The names of what is watched, and of the versions it is compared with. */
const namesIn = (watched: readonly Watched[]): Set<string> =>
  new Set(watched.flatMap((one) => [nameOf(one), nameOf({ remote: one.remote, version: one.usual })]));
