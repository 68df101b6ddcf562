import type { RegistryState } from '@harambee/registry';
import { LRUCache } from 'lru-cache';
import type { RemoteList } from './remote-list.ts';

/** When a canary is ended automatically. */
export interface CanaryLimits {
  /** The share of failing sessions among those that got the canary. */
  failing: number;
  /** How many times higher the share must be than with the stable version. */
  worseThanUsual: number;
  /** With fewer sessions the share means little. */
  leastSessions: number;
  /** One person with an unusual browser is not enough. */
  leastFailing: number;
}

export const defaultLimits: CanaryLimits = {
  failing: 0.02,
  worseThanUsual: 2,
  leastSessions: 20,
  leastFailing: 3,
};

/** The period that counts, in milliseconds. */
const window = 10 * 60_000;

interface Seen {
  at: number;
  failed: boolean;
}

export interface Verdict {
  remote: string;
  version: string;
  why: string;
}

/**
 * Counts sessions, not reports. A page that fails in a loop counts once, and a session that did not get a version
 * cannot report it. Only sessions of signed-in people whom this gateway has served count.
 */
export class CanaryWatch {
  readonly #limits: CanaryLimits;
  readonly #now: () => number;
  /** By `remote version`, then by session. */
  readonly #versions = new Map<string, LRUCache<string, Seen>>();

  constructor(limits: CanaryLimits = defaultLimits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Records that a session got a page with these remotes. */
  served(sessionId: string, { remotes }: RemoteList): void {
    for (const { name, version } of remotes) {
      const sessions = this.#sessions(`${name} ${version}`);
      const before = sessions.get(sessionId);
      sessions.set(sessionId, { at: this.#now(), failed: this.#counts(before) && before.failed });
    }
  }

  failed(sessionId: string, remote: string, version: string): void {
    const seen = this.#versions.get(`${remote} ${version}`)?.get(sessionId);
    if (seen) seen.failed = true;
  }

  /** The canaries that exceed the limits. */
  judge({ remotes }: Pick<RegistryState, 'remotes'>): Verdict[] {
    return Object.entries(remotes).flatMap(([remote, { canary, current }]) => {
      if (!canary) return [];
      const { failing, worseThanUsual, leastSessions, leastFailing } = this.#limits;
      const its = this.#count(remote, canary.release.version);
      const usual = this.#count(remote, current.version);
      if (its.sessions < leastSessions || its.failing < leastFailing) return [];
      if (its.rate <= failing || its.rate <= worseThanUsual * usual.rate) return [];
      const why = `${wordsOf(its)} failed with it, ${wordsOf(usual)} with the usual ${current.version}; the limit is ${percent(failing)}`;
      return [{ remote, version: canary.release.version, why }];
    });
  }

  #count(remote: string, version: string) {
    const all = [...(this.#versions.get(`${remote} ${version}`)?.values() ?? [])].filter((seen) =>
      this.#counts(seen),
    );
    const failing = all.filter(({ failed }) => failed).length;
    return { sessions: all.length, failing, rate: all.length === 0 ? 0 : failing / all.length };
  }

  #counts(seen: Seen | undefined): seen is Seen {
    return seen !== undefined && this.#now() - seen.at < window;
  }

  #sessions(key: string): LRUCache<string, Seen> {
    const sessions = this.#versions.get(key) ?? new LRUCache<string, Seen>({ max: 20_000 });
    // Keeps the newest versions and drops the oldest.
    this.#versions.delete(key);
    this.#versions.set(key, sessions);
    for (const oldest of this.#versions.keys()) {
      if (this.#versions.size <= 500) break;
      this.#versions.delete(oldest);
    }
    return sessions;
  }
}

const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;
const wordsOf = ({ sessions, failing, rate }: { sessions: number; failing: number; rate: number }): string =>
  `${failing} of ${sessions} sessions (${percent(rate)})`;
