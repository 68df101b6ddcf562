import { sessionEndOf } from '@harambee/domain';
import { oneTabAtATime } from '../browser/one-tab-at-a-time.ts';
import { apiUrl } from '../network/api-base.ts';
import { noteSessionEnd } from './session-end.ts';
import {
  clearSignIn,
  isLogoutPending,
  isRemembered,
  readToken,
  readUserId,
  replaceToken,
  type StoredSignIn,
  storeSignIn,
} from './token-storage.ts';

/** An earlier version of the server may leave out the user. */
type Refreshed = Pick<StoredSignIn, 'accessToken'> & Partial<StoredSignIn>;

const listeners = new Set<() => void>();
const otherPersonListeners = new Set<() => void>();

/**
 * Called if the cookie belongs to someone else, who is signed in from now on. Returns a function that stops
 * listening.
 */
export function onOtherPerson(listener: () => void): () => void {
  otherPersonListeners.add(listener);
  return () => otherPersonListeners.delete(listener);
}

/** The page of one person has found another one signed in. */
export function reportOtherPerson(): void {
  for (const listener of otherPersonListeners) listener();
}

/** Called when the server has refused to continue this session. Returns a function that stops listening. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In milliseconds. All tabs wait for the one that refreshes: a server that never answers must not hold them all. */
const refreshTimeoutMs = 20_000;

async function refresh(staleToken: string): Promise<boolean> {
  const present = readToken();
  // A cookie that still exists does not sign a person in again who has signed out.
  if (present === null || isLogoutPending()) return false;
  // Another tab, or an earlier call, has refreshed already.
  if (present !== staleToken) return true;

  const answer = await fetch(apiUrl('/api/auth/refresh'), {
    method: 'POST',
    credentials: 'include',
    signal: AbortSignal.timeout(refreshTimeoutMs),
  });
  if (answer.ok) {
    const { accessToken, user } = (await answer.json()) as Refreshed;
    if (user && user.id !== readUserId()) {
      // Someone else has signed in within this browser: their token must never answer for the person of this
      // page.
      storeSignIn({ accessToken, user }, isRemembered());
      reportOtherPerson();
      return false;
    }
    replaceToken(accessToken);
    return true;
  }
  if (answer.status < 500 && answer.status !== 429) {
    const payload = (await answer.json().catch(() => undefined)) as { error?: unknown } | undefined;
    noteSessionEnd(sessionEndOf(payload?.error) ?? 'expired');
    clearSignIn();
    for (const listener of listeners) listener();
  }
  return false;
}

let running: Promise<boolean> | undefined;

/**
 * Gets a new access token in place of `staleToken`: one call to the server, shared by all callers while it runs
 * (AUTH-25). Refresh tokens rotate, and reusing one revokes the session, so two tabs must not send the same
 * one. Returns false if there is none; then the session is cleared, unless the server just could not be
 * reached.
 */
export function refreshToken(staleToken: string): Promise<boolean> {
  running ??= oneTabAtATime(() => refresh(staleToken))
    .catch(() => false)
    .finally(() => {
      running = undefined;
    });
  return running;
}
