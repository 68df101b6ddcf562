import { onBackOnline } from '../network/online.ts';
import { onEntriesChanged } from './entry-storage.ts';
import { registeredActions } from './registered-actions.ts';
import { queuedEntries, type ReplayResult, replay } from './replay.ts';

const shortestPause = 5_000;
const longestPause = 5 * 60_000;

/** 5 s, 10 s, 20 s … 5 min; randomized, so that clients do not all come back at once after an outage. */
const pauseAfter = (failures: number) =>
  Math.min(longestPause, shortestPause * 2 ** failures) * (0.5 + Math.random());

interface ReplayOptions {
  userId: string;
  tenantId: string;
  /** Loads the remote that declares an action, if any does; settles whether that succeeds or fails. */
  loadAction?(action: string): Promise<void>;
  onResult(result: ReplayResult): void;
}

/** Entries may belong to remotes that have not loaded. If a remote fails to load, its entries stay queued. */
async function loadMissing(userId: string, loadAction: ReplayOptions['loadAction']): Promise<void> {
  const actions = new Set(queuedEntries(userId).map(({ action }) => action));
  const missing = [...actions].filter((action) => !registeredActions().has(action));
  await Promise.all(missing.map((action) => loadAction?.(action).catch(() => {})));
}

/** Set while somebody is signed in. */
let attempt: (() => void) | undefined;

/** Tries right away, for example when the connection is back or the person asks for it. */
export const replayNow = (): void => attempt?.();

/**
 * Sends queued entries: at the start, when the browser is online or the page visible again, and by a timer that
 * slows down while the server does not respond. Returns a function that ends it.
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
    // A browser that reports offline is offline; one that reports online may be wrong.
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
