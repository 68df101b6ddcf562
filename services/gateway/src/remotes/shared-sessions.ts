import { askService } from '../proxy/ask-service.ts';
import type { Sessions } from './canary-limits.ts';

/** A session that got a version, or that has reported its failure. */
export interface SeenSession {
  remote: string;
  version: string;
  sessionId: string;
  failed: boolean;
}

export interface VersionName {
  remote: string;
  version: string;
}

/** Where all gateways count sessions together. */
export interface SharedSessions {
  /** Tells what was seen here, and returns what all gateways have seen. Rejects if nobody can be asked. */
  exchange(seen: readonly SeenSession[], count: readonly VersionName[]): Promise<(VersionName & Sessions)[]>;
}

const timeoutMs = 3_000;

/** Identity counts them, because a gateway has no database (ADR 42). */
export const sessionsAtIdentity = (identity: readonly string[]): SharedSessions => ({
  async exchange(seen, count) {
    const answer = await askService(identity, '/internal/remote-sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seen, count }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`identity answered ${answer.status}`);
    return ((await answer.json()) as { counted: (VersionName & Sessions)[] }).counted;
  },
});
