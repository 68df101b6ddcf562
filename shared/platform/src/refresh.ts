import { apiUrl } from './api-base.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';
import { isLogoutPending } from './pending-logout.ts';
import { clearSignIn, readToken, replaceToken } from './token-storage.ts';

const listeners = new Set<() => void>();

/** Called when the server has refused to go on with this session. Answers a function that stops listening. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function refresh(staleToken: string): Promise<boolean> {
  const present = readToken();
  // Whoever signed out is not brought back by the cookie that is still there.
  if (present === null || isLogoutPending()) return false;
  // Another tab, or a call before this one, has refreshed already.
  if (present !== staleToken) return true;

  const answer = await fetch(apiUrl('/api/auth/refresh'), { method: 'POST', credentials: 'include' });
  if (answer.ok) {
    const { accessToken } = (await answer.json()) as { accessToken: string };
    replaceToken(accessToken);
    return true;
  }
  if (answer.status < 500 && answer.status !== 429) {
    clearSignIn();
    for (const listener of listeners) listener();
  }
  return false;
}

let running: Promise<boolean> | undefined;

/**
 * Gets a new access token in place of `staleToken`: one call to the server, shared by everyone who asks while it runs
 * (R4-04). Refresh tokens rotate, and a used one revokes the session: two tabs must not send the same one. False when there is none to be had; then the sign-in is cleared, unless the server merely could not be reached.
 */
export function refreshToken(staleToken: string): Promise<boolean> {
  running ??= oneTabAtATime(() => refresh(staleToken))
    .catch(() => false)
    .finally(() => {
      running = undefined;
    });
  return running;
}
