import { useSyncExternalStore } from 'react';
import { observable } from '../browser/observable.ts';
import { oneTabAtATime } from '../browser/one-tab-at-a-time.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { apiUrl } from '../network/api-base.ts';
import { onBackOnline } from '../network/online.ts';
import { networkErrorMessage } from './auth-messages.ts';
import { isLogoutPending } from './token-storage.ts';

/** Longer than a slow network takes, shorter than anybody waits to be signed out. */
const timeoutMs = 5_000;

/** Tells this tab; the storage itself says whether there is one. */
const pending = observable(false);

export function markLogoutPending(): void {
  localStorage.setItem(storageKeys.logoutPending, 'true');
  pending.write(true);
}

function markDelivered(): void {
  localStorage.removeItem(storageKeys.logoutPending);
  pending.write(false);
}

function subscribe(listener: () => void): () => void {
  const stop = pending.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** Subscribes to it, even if another tab delivers the sign-out. */
export const useLogoutPending = (): boolean =>
  useSyncExternalStore(subscribe, isLogoutPending, isLogoutPending);

/** A final refusal, because the session no longer exists, counts as done. */
const isOver = (status: number) => status < 500 && status !== 429;

/**
 * Ends the session of a queued sign-out. It runs in one tab at a time: a second run must not end the session of
 * whoever signs in next. `token` is the one that was just discarded, if there is one; later the cookie alone
 * has to do.
 */
export function deliverLogout(token: string | null = null): Promise<void> {
  return oneTabAtATime(async () => {
    if (!isLogoutPending()) return;
    const answer = await fetch(
      new Request(apiUrl('/api/auth/logout'), {
        method: 'POST',
        credentials: 'include',
        // The request is delivered even if the tab is closed right after.
        keepalive: true,
        signal: AbortSignal.timeout(timeoutMs),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      }),
    );
    if (isOver(answer.status)) markDelivered();
    if (!answer.ok && answer.status !== 401) throw new Error(`POST /api/auth/logout: ${answer.status}`);
  });
}

/** Waits until the previous sign-out is complete. Rejects with the message to show. */
export async function afterLogout(): Promise<void> {
  if (!isLogoutPending()) return;
  await deliverLogout().catch(() => {
    throw new Error(networkErrorMessage);
  });
}

/** Back-off: 2 s, 4 s, 8 s … up to a minute. */
const pauseAfter = (misses: number) => Math.min(60_000, 2_000 * 2 ** misses);

/**
 * Retries until the server knows, and right away when the network or the person comes back. Returns a function
 * that stops it.
 */
export function deliverLogoutLater(): () => void {
  let misses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    clearTimeout(timer);
    if (!isLogoutPending()) return;
    deliverLogout().then(
      () => {
        misses = 0;
      },
      () => {
        timer = setTimeout(attempt, pauseAfter(misses));
        misses += 1;
      },
    );
  };
  const soon = () => {
    clearTimeout(timer);
    if (isLogoutPending()) timer = setTimeout(attempt, pauseAfter(misses));
  };
  const onVisible = () => document.visibilityState === 'visible' && attempt();
  attempt();
  const stopFollowing = pending.subscribe(soon);
  const stopHearing = onBackOnline(attempt);
  window.addEventListener('online', attempt);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    stopFollowing();
    stopHearing();
    window.removeEventListener('online', attempt);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
