import { sessionEndOf } from '@harambee/domain';
import { oneTabAtATime } from '../browser/one-tab-at-a-time.ts';
import { apiUrl } from '../network/api-base.ts';
import { isLogoutPending } from './pending-logout.ts';
import { noteSessionEnd } from './session-end.ts';
import {
  clearSignIn,
  isRemembered,
  readToken,
  readUserId,
  replaceToken,
  type StoredSignIn,
  storeSignIn,
} from './token-storage.ts';

/** A server of before may leave the user out. */
type Refreshed = Pick<StoredSignIn, 'accessToken'> & Partial<StoredSignIn>;

const listeners = new Set<() => void>();
const otherPersonListeners = new Set<() => void>();

/** Called when the cookie turned out to be of somebody else, who is signed in from now on. Answers a function that stops listening. */
export function onOtherPerson(listener: () => void): () => void {
  otherPersonListeners.add(listener);
  return () => otherPersonListeners.delete(listener);
}

/** Called when the server has refused to go on with this session. Answers a function that stops listening. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function refresh(staleToken: string): Promise<boolean> {
  const present = readToken();
  // A signed-out person is not signed in again by a cookie that still exists.
  if (present === null || isLogoutPending()) return false;
  // Another tab, or a call before this one, has refreshed already.
  if (present !== staleToken) return true;

  const answer = await fetch(apiUrl('/api/auth/refresh'), { method: 'POST', credentials: 'include' });
  if (answer.ok) {
    const { accessToken, user } = (await answer.json()) as Refreshed;
    if (user && user.id !== readUserId()) {
      // Somebody else has signed in within this browser: their token never answers for the person of this page.
      storeSignIn({ accessToken, user }, isRemembered());
      for (const listener of otherPersonListeners) listener();
      return false;
    }
    replaceToken(accessToken);
    return true;
  }
  if (answer.status < 500 && answer.status !== 429) {
    const said = (await answer.json().catch(() => undefined)) as { error?: unknown } | undefined;
    noteSessionEnd(sessionEndOf(said?.error) ?? 'expired');
    clearSignIn();
    for (const listener of listeners) listener();
  }
  return false;
}

let running: Promise<boolean> | undefined;

/**
 * Gets a new access token in place of `staleToken`: one call to the server, shared by everyone who asks while it runs
 * (AUTH-25). Refresh tokens rotate, and a used one revokes the session: two tabs must not send the same one. False when there is none to be had; then the sign-in is cleared, unless the server merely could not be reached.
 */
export function refreshToken(staleToken: string): Promise<boolean> {
  running ??= oneTabAtATime(() => refresh(staleToken))
    .catch(() => false)
    .finally(() => {
      running = undefined;
    });
  return running;
}
