import { observable, workerMessages } from '@harambee/platform';
import { browser, reloadSaying } from '../lib/reload.ts';
import { nothingUnderWay } from '../remotes/take-updates.ts';

type Update =
  | { state: 'none' }
  /** A new worker waits until somebody agrees. */
  | { state: 'available'; worker: ServiceWorker }
  /** Somebody has agreed here: the page begins anew as soon as the worker is in charge. */
  | { state: 'applying'; worker: ServiceWorker }
  /** Somebody has agreed in another tab: the worker is in charge, and this page is the one of before. */
  | { state: 'taken' };

/** Milliseconds after which a worker that does not come is waited for no more. */
const patience = 10_000;

const takesLonger =
  'The new version is taking longer than usual. You can go on working: it installs by itself, or is offered again.';

const update = observable<Update>({ state: 'none' });

/** A new worker has been installed and waits. Also one that comes after another was put off. */
export function offerUpdate(worker: ServiceWorker): void {
  update.write({ state: 'available', worker });
  worker.addEventListener('statechange', () => {
    const now = update.read();
    // One that came after it has taken its place.
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
    // Should the browser ask about leaving and be told no, the notice is still there.
    update.write(now);
    reloadSaying(takesLonger, 'info');
  }, patience);
  now.worker.postMessage({ type: workerMessages.skipWaiting });
}

/** Until the next page load; a newer version is offered again. */
const putUpdateOff = (): void => update.write({ state: 'none' });

/**
 * Begins anew when a new worker takes over (OFFLINE-11): once, and not when the first one ever comes. Where it was another
 * tab that agreed, a page on which something may be half-done asks its own person first. Answers a function that ends it.
 */
export function followTheWorkerInCharge(workers: ServiceWorkerContainer): () => void {
  let hadOne = workers.controller !== null;
  const onChange = () => {
    const wasFirst = !hadOne;
    hadOne = true;
    if (wasFirst || update.read().state === 'taken') return;
    const agreedHere = update.read().state === 'applying';
    // Should the browser ask about leaving and be told no, the notice is still there.
    update.write({ state: 'taken' });
    if (agreedHere || nothingUnderWay()) browser.reload();
  };
  workers.addEventListener('controllerchange', onChange);
  return () => {
    workers.removeEventListener('controllerchange', onChange);
    update.write({ state: 'none' });
  };
}

/** A new version of the app (OFFLINE-10): whether there is one, and what to do about it. */
export function useUpdate() {
  const { state } = update.use();
  return {
    isAvailable: state !== 'none',
    isApplying: state === 'applying',
    apply: applyUpdate,
    later: putUpdateOff,
  };
}
