import { onBackOnline } from '../network/online.ts';
import { onEntriesChanged } from './entry-storage.ts';
import { registeredActions } from './registered-actions.ts';
import { queuedEntries, type ReplayResult, replay } from './replay.ts';

const shortestPause = 5_000;
const longestPause = 5 * 60_000;

/** 5 s, 10 s, 20 s … 5 min; scattered, so that after an outage not everybody comes back at once. */
const pauseAfter = (failures: number) =>
  Math.min(longestPause, shortestPause * 2 ** failures) * (0.5 + Math.random());

interface ReplayOptions {
  userId: string;
  tenantId: string;
  /** Brings the remote that declares an action, if any does; settles when that has gone well or not. */
  loadAction?(action: string): Promise<void>;
  onResult(result: ReplayResult): void;
}

/** Entries may be of remotes that have not arrived. What does not come stays queued. */
async function loadMissing(userId: string, loadAction: ReplayOptions['loadAction']): Promise<void> {
  const actions = new Set(queuedEntries(userId).map(({ action }) => action));
  const missing = [...actions].filter((action) => !registeredActions().has(action));
  await Promise.all(missing.map((action) => loadAction?.(action).catch(() => {})));
}

/** Set while somebody is signed in. */
let attempt: (() => void) | undefined;

/** Tries at once, as when the connection is back or the person asks for it. */
export const replayNow = (): void => attempt?.();

/**
 * Sends what is queued: at the start, when the browser is online again or looked at, and by a timer that slows down while no
 * answer comes. Answers a function that ends it.
 */
export function startReplay({ userId, tenantId, loadAction, onResult }: ReplayOptions): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isOver = false;
  const hasQueued = () => queuedEntries(userId).length > 0;

  const plan = () => {
    clearTimeout(timer);
    if (!isOver && hasQueued()) timer = setTimeout(() => void run(), pauseAfter(failures));
  };
  const run = async () => {
    if (isRunning || isOver || !hasQueued()) return;
    clearTimeout(timer);
    // A browser that says it is offline is; one that says it is online may be wrong.
    if (!navigator.onLine) return plan();
    isRunning = true;
    await loadMissing(userId, loadAction);
    const result = await replay(userId, tenantId);
    isRunning = false;
    if (isOver) return;
    failures = hasQueued() ? failures + 1 : 0;
    if (result.sent.length + result.returned.length > 0) onResult(result);
    plan();
  };
  const onVisible = () => document.visibilityState === 'visible' && void run();
  const onOnline = () => {
    failures = 0;
    void run();
  };

  const stopFollowing = onEntriesChanged(() => {
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
