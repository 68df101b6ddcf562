import { hours } from '@harambee/domain';
import { logFailure, onBackOnline, showToast } from '@harambee/platform';
import { keepThisPage } from '../offline/keep-page.ts';
import { followTheWorkerInCharge, offerUpdate } from './updates.ts';

const checkIntervalMs = hours(1);

/** A worker that is installed while another one is active is an update; the very first one is not (OFFLINE-10). */
function watchForUpdates(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer): void {
  const offerWhenInstalled = (worker: ServiceWorker | null) => {
    const offer = () => {
      if (worker?.state === 'installed' && workers.controller) offerUpdate(worker);
    };
    worker?.addEventListener('statechange', offer);
    offer();
  };
  offerWhenInstalled(registration.waiting);
  offerWhenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => offerWhenInstalled(registration.installing));
}

/** Pages stay open for days, so this checks for updates. A failed check is ignored: the next one will do. */
function lookNowAndThen(registration: ServiceWorkerRegistration): () => void {
  const look = () => void registration.update().catch(() => {});
  const onVisible = () => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(look, checkIntervalMs);
  const stopHearing = onBackOnline(look);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    stopHearing();
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * Registers the service worker on every page (OFFLINE-09) and asks it to cache this page. Without support, in
 * an old browser or without https, the app works without it and says nothing; a failure is logged and shown
 * (OFFLINE-16). `first`: the worker that was in charge when the page began. Returns a function that ends it.
 */
export async function registerWorker(first: ServiceWorker | null): Promise<() => void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return () => {};
  const stopFollowing = followTheWorkerInCharge(workers, first);
  try {
    const registration = await workers.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    // Browsers that forbid service workers return nothing.
    if (!registration) return stopFollowing;
    watchForUpdates(registration, workers);
    void keepThisPage(workers).catch((error) => logFailure('This page is not available offline', error));
    const stopLooking = lookNowAndThen(registration);
    return () => {
      stopLooking();
      stopFollowing();
    };
  } catch (error) {
    logFailure('The service worker could not be registered', error);
    showToast(
      'Harambee could not be set up to work offline. Everything works while you are online.',
      'warning',
    );
    return stopFollowing;
  }
}
