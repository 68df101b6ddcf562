import { storageKeys } from '@harambee/domain';
import { apiUrl } from './api-base.ts';
import { networkErrorMessage } from './auth-messages.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';

/** Longer than a slow network takes, shorter than anybody waits to be signed out. */
const patience = 5_000;

/** Somebody has signed out here, and the server has not heard of it: its session cookie still works. */
export const isLogoutPending = (): boolean => localStorage.getItem(storageKeys.logoutPending) !== null;

export const markLogoutPending = (): void => localStorage.setItem(storageKeys.logoutPending, 'true');

/** Refused for good, because there is no session any more, is as good as done. */
const isOver = (status: number) => status < 500 && status !== 429;

/**
 * Ends the session of a sign-out that waits. In one tab at a time: a second one must not end the session of whoever signs
 * in next. `token` is the one that was just given up, if there is one; later the cookie alone has to do.
 */
export function deliverLogout(token: string | null = null): Promise<void> {
  return oneTabAtATime(async () => {
    if (!isLogoutPending()) return;
    const answer = await fetch(
      new Request(apiUrl('/api/auth/logout'), {
        method: 'POST',
        credentials: 'include',
        signal: AbortSignal.timeout(patience),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      }),
    );
    if (isOver(answer.status)) localStorage.removeItem(storageKeys.logoutPending);
    if (!answer.ok && answer.status !== 401) throw new Error(`POST /api/auth/logout: ${answer.status}`);
  });
}

/** Nobody signs in before the one before is out. Rejects with the words to show. */
export async function afterLogout(): Promise<void> {
  if (!isLogoutPending()) return;
  await deliverLogout().catch(() => {
    throw new Error(networkErrorMessage);
  });
}

/** Tries again whenever the network or the person comes back. Answers a function that stops it. */
export function deliverLogoutLater(): () => void {
  const attempt = () => {
    if (isLogoutPending()) deliverLogout().catch(() => {});
  };
  const onVisible = () => document.visibilityState === 'visible' && attempt();
  attempt();
  window.addEventListener('online', attempt);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', attempt);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
