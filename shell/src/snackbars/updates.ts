import { observable, workerMessages } from '@harambee/platform';
import { browser, reloadSaying } from '../lib/reload.ts';
import { nothingUnderWay } from '../remotes/take-updates.ts';

type Update =
  | { state: 'none' }
  /** A new worker waits until somebody agrees. */
  | { state: 'available'; worker: ServiceWorker }
  /** Somebody has agreed in this tab: the page reloads as soon as the worker is active. */
  | { state: 'applying'; worker: ServiceWorker }
  /** Somebody has agreed in another tab: the worker is active, and this page is out of date. */
  | { state: 'taken' };

/** Milliseconds to wait for a worker. */
const timeoutMs = 10_000;

const takesLonger =
  'The update is taking longer than usual. You can keep working. It installs on its own or is offered again.';

const update = observable<Update>({ state: 'none' });

/** A new worker is installed and waits, possibly after an earlier one was put off. */
export function offerUpdate(worker: ServiceWorker): void {
  update.write({ state: 'available', worker });
  worker.addEventListener('statechange', () => {
    const now = update.read();
    // A later one has replaced it.
    if (worker.state === 'redundant' && 'worker' in now && now.worker === worker) {
      update.write({ state: 'none' });
    }
  });
}

function applyUpdate(): void {
  const now = update.read();
  if (now.state === 'taken') browser.reload();
  if (now.state !== 'available') return;
  const applying = { ...now, state: 'applying' } as const;
  update.write(applying);
  setTimeout(() => {
    if (update.read() !== applying) return;
    // If the browser asks whether to leave and the person stays, the snackbar is still there.
    update.write(now);
    reloadSaying(takesLonger, 'info');
  }, timeoutMs);
  now.worker.postMessage({ type: workerMessages.skipWaiting });
}

/** Until the next page load; a newer version is offered again. */
const putUpdateOff = (): void => update.write({ state: 'none' });

/**
 * Reloads when a new worker takes over (OFFLINE-11): once, and not for the very first one. If the person agreed
 * in another tab, a page on which something may be half-done asks first. `first`: the worker that was in charge when the
 * page began, because this code comes later. Returns a function that ends it.
 */
export function followTheWorkerInCharge(
  workers: ServiceWorkerContainer,
  first: ServiceWorker | null,
): () => void {
  let hadOne = first !== null;
  const onChange = () => {
    const wasFirst = !hadOne;
    hadOne = true;
    if (wasFirst || update.read().state === 'taken') return;
    const agreedHere = update.read().state === 'applying';
    // If the browser asks whether to leave and the person stays, the snackbar is still there.
    update.write({ state: 'taken' });
    if (agreedHere || nothingUnderWay()) browser.reload();
  };
  workers.addEventListener('controllerchange', onChange);
  if (workers.controller !== first) onChange();
  return () => {
    workers.removeEventListener('controllerchange', onChange);
    update.write({ state: 'none' });
  };
}

/** A new version of the app (OFFLINE-10): whether there is one, and how to react to it. */
export function useUpdate() {
  const { state } = update.use();
  return {
    isAvailable: state !== 'none',
    isApplying: state === 'applying',
    apply: applyUpdate,
    later: putUpdateOff,
  };
}
