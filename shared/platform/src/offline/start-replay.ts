import { onBackOnline } from '../online.ts';
import { onActionsChanged } from './action-storage.ts';
import { nextWaiting, type ReplayResult, replay } from './replay.ts';

const shortestPause = 5_000;
const longestPause = 5 * 60_000;

/** 5 s, 10 s, 20 s … 5 min; scattered, so that after an outage not everybody comes back at once. */
const pauseAfter = (failures: number) =>
  Math.min(longestPause, shortestPause * 2 ** failures) * (0.5 + Math.random());

interface ReplayOptions {
  userId: string;
  tenantId: string;
  onResult(result: ReplayResult): void;
}

/** Set while somebody is signed in. */
let attempt: (() => void) | undefined;

/** Tries at once, as when the connection is back or the person asks for it. */
export const replayNow = (): void => attempt?.();

/**
 * Sends what waits: at the start, when the browser is online again or looked at, and by a timer that slows down while no
 * answer comes. Answers a function that ends it.
 */
export function startReplay({ userId, tenantId, onResult }: ReplayOptions): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isOver = false;

  const plan = () => {
    clearTimeout(timer);
    if (!isOver && nextWaiting(userId)) timer = setTimeout(() => void run(), pauseAfter(failures));
  };
  const run = async () => {
    if (isRunning || isOver || !nextWaiting(userId)) return;
    clearTimeout(timer);
    // A browser that says it is offline is; one that says it is online may be wrong.
    if (!navigator.onLine) return plan();
    isRunning = true;
    const result = await replay(userId, tenantId);
    isRunning = false;
    if (isOver) return;
    failures = nextWaiting(userId) ? failures + 1 : 0;
    if (result.sent.length + result.returned.length > 0) onResult(result);
    plan();
  };
  const onVisible = () => document.visibilityState === 'visible' && void run();
  const onOnline = () => {
    failures = 0;
    void run();
  };

  const stopFollowing = onActionsChanged(() => {
    if (!isRunning) plan();
  });
  const stopHearing = onBackOnline(onOnline);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  attempt = onOnline;
  void run();
  return () => {
    isOver = true;
    if (attempt === onOnline) attempt = undefined;
    clearTimeout(timer);
    stopFollowing();
    stopHearing();
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
